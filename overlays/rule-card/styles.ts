import { css } from 'lit';

export const styles = css`
  .body {
    position: absolute;
    left: var(--v-safe-x);
    right: var(--v-safe-x);
    top: 244px;
    bottom: var(--v-safe-y);
    display: flex;
    flex-direction: column;
    gap: calc(5 * var(--v-space));
  }
  /* Under a title of two lines. */
  .body.lower {
    top: 290px;
  }
  .aim {
    line-height: 1.25;
    color: var(--v-on-backdrop-soft);
  }
  .lists {
    flex: 1;
    display: flex;
    gap: calc(4 * var(--v-space));
    align-items: stretch;
  }
  .list {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    padding: calc(4 * var(--v-space)) calc(5 * var(--v-space));
    color: var(--v-ink);
  }
  .what {
    font-size: var(--v-type-m);
    color: var(--v-accent);
  }
  .no .what {
    color: var(--v-alarm);
  }
  .rules {
    flex: 1;
    display: flex;
    gap: calc(4 * var(--v-space));
  }
  .rule {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: calc(4 * var(--v-space));
    text-align: center;
    font-weight: var(--v-weight-strong);
  }
  svg {
    flex: none;
    width: 280px;
    height: 280px;
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-width: 8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .dense svg {
    width: 200px;
    height: 200px;
  }
  .yes svg {
    color: var(--v-accent);
  }
  text {
    fill: currentColor;
    stroke: none;
    font-family: var(--v-font-text);
    font-weight: var(--v-weight-strong);
  }
  mask rect {
    fill: white;
    stroke: none;
  }
  mask text {
    fill: black;
    stroke: black;
    stroke-width: 18;
  }
  .bar {
    stroke: var(--v-alarm);
    stroke-width: 9;
  }
`;
