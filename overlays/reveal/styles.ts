import { css } from 'lit';

export const styles = css`
  .card {
    overflow: hidden;
    display: flex;
    flex-direction: column;
  }
  .head {
    padding: 18px 40px;
    font-size: 25px;
    background: var(--v-plate);
    color: var(--v-on-plate);
  }
  .item {
    display: flex;
    flex-direction: column;
    gap: calc(2 * var(--v-space));
    padding: 30px 40px 26px;
  }
  img {
    width: 100%;
    max-height: 330px;
    object-fit: contain;
    border-radius: var(--v-radius-small);
  }
  .word {
    display: flex;
    flex-direction: column;
    line-height: 1.12;
    white-space: nowrap;
  }
  .words {
    display: grid;
    gap: 9px 16px;
    padding: 24px 40px;
  }
  .words.dense {
    row-gap: 6px;
  }
  .entry {
    display: flex;
    align-items: center;
    gap: 14px;
    height: 46px;
    white-space: nowrap;
    font-weight: var(--v-weight-strong);
  }
  .dense .entry {
    height: 40px;
  }
  .entry svg {
    flex: none;
    width: 30px;
    height: 30px;
    fill: none;
    stroke: var(--v-good);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .skipped svg {
    stroke: var(--v-alarm);
  }
  .skipped .text {
    color: var(--v-ink-soft);
  }
  .void svg {
    stroke: var(--v-ink-soft);
  }
  .void .text {
    color: var(--v-ink-soft);
    text-decoration: line-through;
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 20px;
    padding: 18px 24px 20px 40px;
    border-top: 2px solid var(--v-line);
  }
  .team {
    display: flex;
    flex-direction: column;
    line-height: 1.12;
    white-space: nowrap;
    font-weight: var(--v-weight-strong);
  }
  .points {
    padding: 12px 20px;
    font-size: 46px;
    border-radius: var(--v-radius);
    background: var(--v-surface-sunk);
    color: var(--v-ink);
  }
  .points.gain {
    background: var(--v-good);
    color: var(--v-on-good);
  }
  .points.loss {
    background: var(--v-alarm-fill);
    color: var(--v-on-alarm);
  }
`;
