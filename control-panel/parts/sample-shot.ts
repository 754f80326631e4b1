import { svg, html } from 'lit';

/** People round a lit table in a dark hall, out of focus: what a camera at a club sees. */
export const sampleShot = html`<svg
  viewBox="0 0 1600 900"
  preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"
>
  <defs>
    <radialGradient id="room" cx="50%" cy="38%" r="75%">
      <stop offset="0" stop-color="#7a5a48" />
      <stop offset=".45" stop-color="#3f2d2f" />
      <stop offset="1" stop-color="#120e16" />
    </radialGradient>
    <radialGradient id="lamp">
      <stop offset="0" stop-color="#ffe3b0" stop-opacity=".95" />
      <stop offset="1" stop-color="#ffb45e" stop-opacity="0" />
    </radialGradient>
    <linearGradient id="table" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#8d5f3c" />
      <stop offset="1" stop-color="#3c2416" />
    </linearGradient>
    <filter id="far"><feGaussianBlur stdDeviation="14" /></filter>
    <filter id="near"><feGaussianBlur stdDeviation="7" /></filter>
  </defs>
  <rect width="1600" height="900" fill="url(#room)" />
  <g filter="url(#far)">
    <rect x="90" y="90" width="330" height="430" fill="#2c2b40" />
    <rect x="1180" y="70" width="340" height="450" fill="#36283a" />
    <rect x="540" y="60" width="520" height="300" fill="#1f3550" />
    ${[140, 420, 800, 1180, 1470].map(
      (x, i) => svg`<circle cx=${x} cy=${90 + (i % 2) * 46} r="120" fill="url(#lamp)" />`,
    )}
  </g>
  <g filter="url(#near)">
    ${[
      [190, 470, '#384a72', '#c99b7d'],
      [420, 430, '#6a2f3c', '#d8ad8c'],
      [660, 410, '#2d4a44', '#b98d70'],
      [930, 410, '#5a4a6e', '#e0b896'],
      [1180, 430, '#31465e', '#c79a7a'],
      [1410, 470, '#70432e', '#d5a988'],
    ].map(
      ([x, y, coat, skin]) => svg`
        <ellipse cx=${x} cy=${Number(y) + 270} rx="125" ry="180" fill=${coat} />
        <circle cx=${x} cy=${Number(y) + 40} r="62" fill=${skin} />
        <path d="M${Number(x) - 64} ${Number(y) + 32}a64 64 0 0 1 128 0c-30-26-90-34-128 0z" fill="#2a1b16" />`,
    )}
    <ellipse cx="800" cy="860" rx="900" ry="230" fill="url(#table)" />
    <ellipse cx="800" cy="800" rx="430" ry="74" fill="#e6c79a" opacity=".25" />
  </g>
</svg>`;
