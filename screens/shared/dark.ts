import { css, unsafeCSS } from 'lit';

import { familyOf } from '../../src/graphics/theme/fonts.ts';

const FAMILY = unsafeCSS(`'${familyOf('onest')}'`);

/** Screens that people hold in their hands: dark, large, for one pair of eyes in a dark hall. */
export const dark = css`
  :host {
    --ground: #0b0d12;
    --surface: #151a23;
    --line: #2a3242;
    --ink: #f2f5fa;
    --soft: #a9b4c6;
    --quiet: #7f8ba0;
    --accent: #ffc247;
    --good: #27c46b;
    --bad: #ff8b7d;
    --alarm: #ff4b59;
    position: fixed;
    left: 0;
    top: 0;
    right: 0;
    bottom: 0;
    display: block;
    overflow: auto;
    background: var(--ground);
    color: var(--ink);
    font:
      500 18px/1.4 ${FAMILY},
      'Segoe UI',
      Roboto,
      sans-serif;
    pointer-events: auto;
    z-index: 1;
  }
  * {
    box-sizing: border-box;
  }
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .label {
    font-size: 13px;
    font-weight: 650;
    letter-spacing: 0.07em;
    text-transform: uppercase;
    color: var(--quiet);
  }
  .num {
    font-variant-numeric: tabular-nums;
  }
  small.extra {
    display: block;
    color: var(--soft);
  }
  img.extra {
    max-width: 100%;
    max-height: 46vh;
  }
  .lost {
    padding: 10px 16px;
    background: #5a1219;
    color: #fff;
    font-weight: 650;
    font-size: 16px;
  }
  .middle {
    min-height: 100%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 14px;
    padding: 24px;
    text-align: center;
  }
  .middle strong {
    font-size: 28px;
    line-height: 1.2;
  }
  .middle span {
    color: var(--soft);
    max-width: 34ch;
  }
`;
