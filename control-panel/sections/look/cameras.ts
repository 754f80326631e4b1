import { html, svg, type TemplateResult } from 'lit';

import { sampleShot } from '../../parts/sample-shot.ts';

export const CAMERAS = ['dark', 'bright', 'crowd'] as const;
export type CameraId = (typeof CAMERAS)[number];

/** What a camera may see, drawn: graphics have to be read over each. */
export const cameraPicture = (id: CameraId): TemplateResult =>
  id === 'dark' ? sampleShot : id === 'bright' ? brightHall : crowd;

/** A banquet hall at noon: white cloths, a window behind, white dresses and shirts. */
const brightHall = html`<svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <defs>
    <linearGradient id="b-wall" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fffdf8" />
      <stop offset="1" stop-color="#e9e2d6" />
    </linearGradient>
    <radialGradient id="b-sun" cx="50%" cy="30%" r="70%">
      <stop offset="0" stop-color="#ffffff" />
      <stop offset=".6" stop-color="#fbf8f0" stop-opacity=".8" />
      <stop offset="1" stop-color="#f3ecdf" stop-opacity="0" />
    </radialGradient>
    <filter id="b-far"><feGaussianBlur stdDeviation="10" /></filter>
    <filter id="b-near"><feGaussianBlur stdDeviation="5" /></filter>
  </defs>
  <rect width="1600" height="900" fill="url(#b-wall)" />
  <g filter="url(#b-far)">
    ${[60, 440, 820, 1200].map(
      (x) => svg`<rect x=${x} y="40" width="300" height="430" rx="150" fill="#ffffff" />
        <rect x=${x + 30} y="80" width="240" height="390" rx="120" fill="#dcecf7" />
        <rect x=${x + 146} y="60" width="10" height="410" fill="#fffaf0" />`,
    )}
    <rect y="470" width="1600" height="60" fill="#d9cdb9" />
  </g>
  <rect width="1600" height="900" fill="url(#b-sun)" />
  <g filter="url(#b-near)">
    ${[
      [180, 400, '#f7f7fb', '#d9ae90', '#3a2a22'],
      [420, 440, '#ffffff', '#e6c2a6', '#8a5a34'],
      [690, 420, '#c9d4e4', '#d1a080', '#20180f'],
      [930, 420, '#fbeef1', '#efcbb2', '#5a3a26'],
      [1180, 445, '#f2f2ee', '#c99574', '#2c201a'],
      [1420, 400, '#ffffff', '#e2b899', '#6c5038'],
    ].map(
      ([x, y, coat, skin, hair]) => svg`
        <ellipse cx=${x} cy=${Number(y) + 300} rx="120" ry="200" fill=${coat} />
        <circle cx=${x} cy=${Number(y) + 50} r="58" fill=${skin} />
        <path d="M${Number(x) - 60} ${Number(y) + 44}a60 62 0 0 1 120 0c-26-24-94-30-120 0z" fill=${hair} />`,
    )}
    <ellipse cx="800" cy="900" rx="980" ry="220" fill="#ffffff" />
    <ellipse cx="800" cy="850" rx="860" ry="130" fill="#f5f0e8" />
    ${[360, 800, 1240].map(
      (x, i) => svg`<ellipse cx=${x} cy="800" rx="70" ry="40" fill=${['#f4b8c0', '#ffe0e4', '#e9d6a8'][i]} />
        <circle cx=${x - 34} cy="778" r="26" fill="#fff4f5" /><circle cx=${x + 26} cy="770" r="30" fill="#ffd3d9" />`,
    )}
  </g>
</svg>`;

const SHIRTS = ['#e23b2e', '#1f6fd1', '#f2c21a', '#21a05a', '#ffffff', '#141414', '#e56bb0', '#ff7f27'];
const SKINS = ['#efc9aa', '#d7a27c', '#b97f58', '#8a5a3c'];

/** A full house in all colours under club lights: no quiet place anywhere. */
const crowd = html`<svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <defs>
    <linearGradient id="c-back" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#3b1d63" />
      <stop offset=".5" stop-color="#0f4a6e" />
      <stop offset="1" stop-color="#7a1f3f" />
    </linearGradient>
    <filter id="c-far"><feGaussianBlur stdDeviation="3" /></filter>
  </defs>
  <rect width="1600" height="900" fill="url(#c-back)" />
  <g filter="url(#c-far)">
    ${Array.from({ length: 26 }, (_, i) => {
      const x = (i * 331) % 1600;
      const y = 20 + ((i * 97) % 190);
      return svg`<circle cx=${x} cy=${y} r=${10 + (i % 4) * 8} fill=${['#fff2b0', '#7fe3ff', '#ff8ad1', '#ffffff'][i % 4]} opacity=".8" />`;
    })}
    ${Array.from({ length: 4 }, (_row, row) =>
      Array.from({ length: 15 - row * 2 }, (_seat, seat) => {
        const step = 1600 / (14 - row * 2);
        const size = 34 + row * 14;
        const x = seat * step - (row % 2) * step * 0.5 + ((seat * 37 + row * 53) % 24);
        const y = 270 + row * 165 + ((seat * 29) % 30);
        return svg`<ellipse cx=${x} cy=${y + size * 2.5} rx=${size * 1.5} ry=${size * 1.9}
            fill=${SHIRTS[(seat * 3 + row * 5) % SHIRTS.length]} />
          <circle cx=${x} cy=${y} r=${size} fill=${SKINS[(seat + row) % SKINS.length]} />
          <path d="M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0c-${size * 0.4}-${size * 0.5}-${size * 1.5}-${size * 0.6}-${size * 2} 0z"
            fill=${['#2a1b12', '#6b4423', '#c79a55', '#111111'][(seat * 7 + row) % 4]} />`;
      }),
    )}
  </g>
</svg>`;
