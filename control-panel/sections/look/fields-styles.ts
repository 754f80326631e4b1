import { css } from 'lit';

export const fieldsStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-height: 0;
  }
  label.key {
    min-height: 36px;
    padding: 4px 10px;
    font-size: 13px;
    white-space: nowrap;
  }
  .scroll {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    padding: 14px 14px 4px;
  }
  .foot {
    display: flex;
    gap: 6px;
    align-items: center;
    padding: 10px 12px;
    border-top: 1px solid var(--line);
    background: var(--surface-2);
  }
  .foot button {
    min-height: 38px;
    padding: 4px 12px;
    font-size: 13px;
  }
  .foot .icon-only {
    padding: 0;
    width: 38px;
  }

  .field {
    display: flex;
    flex-direction: column;
    gap: 6px;
    margin-bottom: 14px;
  }
  .text {
    height: 40px;
    padding: 0 12px;
    border-radius: var(--radius);
    border: 1px solid var(--line-strong);
    background: #0c1016;
    color: var(--ink);
    font: 600 15px/1 var(--font);
  }
  .text:focus-visible {
    outline: 2px solid var(--pick);
    outline-offset: 1px;
  }
  .segments {
    display: flex;
  }
  .segments button {
    min-height: 34px;
    padding: 3px 4px;
    font-size: 13px;
    white-space: nowrap;
  }
  .logo {
    width: 72px;
    height: 44px;
    object-fit: contain;
    border-radius: 6px;
    background: repeating-conic-gradient(#3a4150 0 25%, #2a303c 0 50%) 0 0 / 12px 12px;
  }
  .hue {
    appearance: none;
    width: 100%;
    height: 14px;
    margin: 6px 0;
    border-radius: 7px;
  }
  .hue::-webkit-slider-thumb {
    appearance: none;
    width: 20px;
    height: 26px;
    border-radius: 6px;
    border: 2px solid #10141b;
    background: #fff;
    box-shadow: 0 1px 4px rgba(0, 0, 0, 0.6);
    cursor: ew-resize;
  }
  .hue::-moz-range-thumb {
    width: 16px;
    height: 22px;
    border-radius: 6px;
    border: 2px solid #10141b;
    background: #fff;
  }
  .slider {
    display: grid;
    grid-template-columns: 150px minmax(0, 1fr) 56px;
    gap: 10px;
    align-items: center;
    min-height: 38px;
    font-size: 14px;
  }
  .slider input {
    width: 100%;
    accent-color: var(--pick);
  }
  .tick {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    font-size: 14px;
  }
  .tick input {
    width: 18px;
    height: 18px;
    accent-color: var(--pick);
  }

  details {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    width: 7px;
    height: 7px;
    flex: none;
    margin: 0 4px 0 2px;
    border: solid var(--ink-3);
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  details[open] > summary::before {
    transform: rotate(45deg);
  }
  details[open] {
    padding-bottom: 8px;
  }
  .dots {
    margin-left: auto;
    display: flex;
    gap: 3px;
  }
  .dots i {
    width: 14px;
    height: 14px;
    border-radius: 50%;
    border: 1px solid rgba(255, 255, 255, 0.2);
  }
  details[open] .dots {
    visibility: hidden;
  }
  .warn {
    color: var(--warn);
  }
  .fine {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 10px;
    margin-bottom: 12px;
    border-radius: 8px;
    background: #0f2a1c;
    color: #86e0ab;
  }
  .illegible {
    padding: 10px 12px;
    margin-bottom: 12px;
    border-radius: 8px;
    background: #33260c;
    color: #ffdf9f;
  }
  .illegible b {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 4px;
  }
  .illegible li {
    padding: 2px 0;
  }
`;
