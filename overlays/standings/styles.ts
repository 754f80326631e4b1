import { css } from 'lit';

export const styles = css`
  .table {
    position: absolute;
    left: 840px;
    width: 984px;
  }
  .columns {
    position: absolute;
    left: 840px;
    width: 984px;
    display: flex;
    justify-content: flex-end;
    padding-right: calc(3 * var(--v-space));
    font-size: 17px;
    letter-spacing: 0.02em;
    color: var(--v-on-backdrop-soft);
  }
  .cell {
    width: 116px;
    text-align: right;
    font-size: 26px;
    color: var(--v-ink-soft);
  }
  .columns .cell {
    font-size: inherit;
    color: inherit;
  }
  .cell.sum {
    width: 150px;
    font-size: 36px;
    color: var(--v-ink);
  }
  .columns .sum {
    font-size: inherit;
    color: inherit;
  }
  .row {
    position: absolute;
    left: 0;
    right: 0;
    display: flex;
    align-items: center;
    padding-right: calc(3 * var(--v-space));
    color: var(--v-ink);
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
  .place {
    width: 72px;
    text-align: center;
    font-size: 28px;
    color: var(--v-ink-soft);
  }
  .first .place,
  .first .sum {
    color: var(--v-accent);
  }
  .colour {
    display: block;
    width: 10px;
    height: 56%;
    margin-right: 16px;
    border-radius: 5px;
  }
  .name {
    flex: 1;
    display: flex;
    flex-direction: column;
    line-height: 1.08;
    white-space: nowrap;
    font-weight: var(--v-weight-strong);
  }
  .winner {
    font-weight: var(--v-weight-strong);
  }
  .note {
    font-size: 17px;
    font-weight: var(--v-weight-text);
    color: var(--v-ink-soft);
  }
  .out {
    opacity: 0.6;
  }
  .out .name {
    text-decoration: line-through;
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
    padding-top: 26px;
    gap: 14px;
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
    font-size: 46px;
  }
  .order-0 .face {
    background: var(--v-accent-fill);
    color: var(--v-on-accent);
  }
  .order-0 .number {
    color: var(--v-on-accent);
  }
  .winner {
    position: absolute;
    left: -8px;
    right: -8px;
    bottom: calc(100% + 18px);
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
    line-height: 1.1;
    white-space: nowrap;
  }
  .winner .colour {
    width: 84px;
    height: 8px;
    margin: 12px 0 0;
  }
`;
