import { css } from 'lit';

export const styles = css`
  .table,
  .columns {
    position: absolute;
    left: 840px;
    width: 984px;
  }
  .columns {
    display: flex;
    justify-content: flex-end;
    padding-right: calc(3 * var(--v-space));
    font-weight: var(--v-weight-strong);
    color: var(--v-on-backdrop-soft);
  }
  .cell {
    width: 116px;
    text-align: right;
    font-size: var(--v-type-s);
    color: var(--v-ink-soft);
  }
  .cell.sum {
    width: 150px;
    font-size: var(--v-type-l);
    color: var(--v-ink);
  }
  .columns .cell {
    font-size: var(--v-type-xs);
    color: inherit;
  }
  .first .place,
  .first .sum {
    color: var(--v-accent);
  }
  .note {
    font-size: var(--v-type-xs);
    font-weight: var(--v-weight-text);
    color: var(--v-ink-soft);
  }
  .step {
    position: absolute;
  }
  .block {
    position: absolute;
    inset: 0;
  }
  .face {
    width: 100%;
    height: 100%;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding-top: calc(3 * var(--v-space));
    gap: calc(2 * var(--v-space));
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-bottom: 0;
    border-radius: var(--v-radius) var(--v-radius) 0 0;
    box-shadow: var(--v-shade);
    color: var(--v-ink);
  }
  .number {
    font-size: var(--v-type-huge);
    color: var(--v-ink-soft);
  }
  .points {
    font-size: var(--v-type-xl);
  }
  .best .face {
    background: var(--v-accent-fill);
    color: var(--v-on-accent);
  }
  .best .number {
    color: var(--v-on-accent);
  }
  .winner {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 100%;
    padding-bottom: calc(2 * var(--v-space));
    align-items: center;
    text-align: center;
    font-weight: var(--v-weight-strong);
  }
  .winner .colour {
    width: 84px;
    height: 8px;
    margin: calc(1.5 * var(--v-space)) 0 0;
  }
`;
