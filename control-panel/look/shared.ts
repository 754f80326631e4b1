import { css } from 'lit';

/** What every part of the panel is made of: keys, cards, tables, chips. */
export const shared = css`
  * {
    box-sizing: border-box;
  }
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p,
  ol,
  ul,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ol,
  ul {
    list-style: none;
  }
  h1 {
    font-size: 24px;
    line-height: 1.2;
    font-weight: 750;
    letter-spacing: -0.015em;
  }
  h2 {
    font-size: 17px;
    line-height: 1.25;
    font-weight: 700;
    letter-spacing: -0.005em;
  }
  .label {
    font-size: 11px;
    line-height: 1.2;
    font-weight: 650;
    letter-spacing: 0.07em;
    text-transform: uppercase;
    color: var(--ink-3);
  }
  .quiet {
    color: var(--ink-3);
  }
  .soft {
    color: var(--ink-2);
  }
  .small {
    font-size: 13px;
    line-height: 1.4;
  }
  .num {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .cut {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .icon {
    flex: none;
    display: block;
  }
  a {
    color: var(--pick);
  }

  button,
  .key {
    appearance: none;
    font: 600 14px/1.2 var(--font);
    color: var(--ink);
    min-height: 44px;
    padding: 6px 14px;
    border: 1px solid var(--line-strong);
    border-bottom-color: #0a0d12;
    border-radius: var(--radius);
    background: linear-gradient(var(--key-hover), var(--key));
    box-shadow:
      inset 0 1px 0 rgba(255, 255, 255, 0.07),
      0 2px 0 #05070a;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    cursor: pointer;
    text-decoration: none;
    user-select: none;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .key {
    position: relative;
  }
  /* Reached by Tab like any other key. */
  .key input[type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
    pointer-events: none;
  }
  .key:focus-within {
    outline: 2px solid var(--pick);
    outline-offset: 2px;
  }
  button:hover:not(:disabled),
  .key:hover {
    background: linear-gradient(#3a4660, #303a4e);
  }
  button:active:not(:disabled):not([aria-disabled='true']) {
    transform: translateY(2px);
    box-shadow: inset 0 2px 4px rgba(0, 0, 0, 0.4);
  }
  button:disabled {
    color: var(--ink-3);
    background: var(--surface-2);
    border-color: var(--line);
    box-shadow: none;
    cursor: not-allowed;
  }
  button:focus-visible,
  a:focus-visible,
  [tabindex]:focus-visible {
    outline: 2px solid var(--pick);
    outline-offset: 2px;
  }
  button.small {
    min-height: 36px;
    padding: 4px 10px;
    font-size: 13px;
  }
  button.icon-only {
    padding: 0;
    width: 44px;
    flex: none;
  }
  button.icon-only.small {
    width: 36px;
  }
  button.flat {
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: var(--ink-2);
  }
  button.flat:hover:not(:disabled) {
    background: var(--surface-3);
    color: var(--ink);
  }
  button.flat:disabled {
    color: #4d576a;
  }
  button.main {
    background: linear-gradient(#3b93f0, #2470c4);
    border-color: #4ea0f5;
    border-bottom-color: #12406f;
    color: #fff;
  }
  button.main:hover:not(:disabled) {
    background: linear-gradient(#53a5fb, #2f80d8);
  }
  button.main:disabled {
    background: var(--surface-3);
    border-color: var(--line);
    color: var(--ink-3);
  }
  button.good {
    background: linear-gradient(#2bb868, #14884a);
    border-color: #3fd480;
    border-bottom-color: #0a4d29;
    color: #fff;
  }
  button.good:hover:not(:disabled) {
    background: linear-gradient(#37cc78, #189a55);
  }
  button.bad {
    color: #ffb3aa;
    background: linear-gradient(#50282d, #3c1d22);
    border-color: #7d3a40;
    border-bottom-color: #1c0c0e;
  }
  button.bad:disabled {
    background: var(--surface-3);
    border-color: var(--line);
    color: var(--ink-3);
  }
  button.bad:hover:not(:disabled) {
    background: linear-gradient(#653238, #4b242a);
  }

  kbd {
    font: 600 11px/1 var(--font);
    min-width: 20px;
    height: 20px;
    padding: 0 5px;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    border-radius: 4px;
    border: 1px solid rgba(255, 255, 255, 0.16);
    background: rgba(0, 0, 0, 0.28);
    color: var(--ink-2);
    flex: none;
  }

  .card {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 10px;
    padding: 14px 16px;
  }
  .card > header {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 12px;
    min-height: 28px;
  }
  .card > header h2 {
    flex: 1;
    min-width: 0;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .row.wrap {
    flex-wrap: wrap;
  }
  .stack {
    display: flex;
    flex-direction: column;
    gap: var(--gap);
  }
  .spacer {
    flex: 1;
  }

  /* The field's name is for those who hear it: beside it stands something that shows what it is. */
  .bare::part(form-control-label),
  wa-switch.bare::part(label) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .segments {
    display: inline-flex;
    background: #0c1016;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    padding: 3px;
    gap: 3px;
  }
  .segments button {
    min-height: 36px;
    padding: 4px 12px;
    border: 0;
    border-radius: 5px;
    background: none;
    box-shadow: none;
    color: var(--ink-2);
    flex: 1;
  }
  .segments button[aria-pressed='true'],
  .segments button[aria-checked='true'] {
    background: var(--pick-deep);
    color: #fff;
    box-shadow: inset 0 0 0 1px #3f86d4;
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 26px;
    padding: 2px 9px;
    border-radius: 999px;
    background: var(--surface-3);
    color: var(--ink-2);
    font-size: 13px;
    font-weight: 550;
    white-space: nowrap;
  }
  .chip.warn {
    background: #3d2c0c;
    color: var(--warn);
  }
  .chip.good {
    background: #0e3320;
    color: #5fe098;
  }
  .chip.bad {
    background: #40191c;
    color: #ff9d92;
  }
  .swatch {
    width: 12px;
    height: 12px;
    border-radius: 3px;
    flex: none;
    background: var(--line-strong);
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
  }
  th {
    text-align: left;
    font-size: 11px;
    font-weight: 650;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: var(--ink-3);
    padding: 0 8px 6px;
    white-space: nowrap;
  }
  td {
    padding: 0 8px;
    height: 38px;
    border-top: 1px solid var(--line);
  }
  .right {
    text-align: right;
  }

  .empty {
    border: 1px dashed var(--line-strong);
    border-radius: 10px;
    padding: 22px 24px;
    color: var(--ink-2);
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 10px;
  }
  .empty strong {
    color: var(--ink);
    font-size: 17px;
    font-weight: 650;
  }

  ::-webkit-scrollbar {
    width: 10px;
    height: 10px;
  }
  ::-webkit-scrollbar-thumb {
    background: #333d50;
    border-radius: 5px;
    border: 2px solid var(--surface);
  }
  ::-webkit-scrollbar-track {
    background: transparent;
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }
`;
