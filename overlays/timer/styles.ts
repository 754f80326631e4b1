import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    width: 400px;
    height: 200px;
  }
  .panel {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    box-sizing: border-box;
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
    color: var(--v-ink);
  }
  .digits {
    font-family: var(--v-font-display);
    font-weight: var(--v-weight-digits);
    font-variant-numeric: tabular-nums;
    font-size: 120px;
  }
`;
