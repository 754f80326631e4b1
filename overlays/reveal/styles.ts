import { css } from 'lit';

export const styles = css`
  .card {
    overflow: hidden;
    display: flex;
    flex-direction: column;
  }
  .head {
    padding: calc(2 * var(--v-space)) calc(5 * var(--v-space));
    font-size: var(--v-type-s);
    background: var(--v-plate);
    color: var(--v-on-plate);
  }
  .item {
    display: flex;
    flex-direction: column;
    gap: calc(2 * var(--v-space));
    padding: calc(4 * var(--v-space)) calc(5 * var(--v-space)) calc(3 * var(--v-space));
  }
  img {
    width: 100%;
    max-height: 330px;
    object-fit: contain;
    border-radius: var(--v-radius-small);
  }
  .words {
    display: grid;
    gap: var(--v-space) calc(2 * var(--v-space));
    padding: calc(3 * var(--v-space)) calc(5 * var(--v-space));
  }
  .words.dense {
    row-gap: calc(0.5 * var(--v-space));
  }
  .entry {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--v-space));
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
    gap: calc(2 * var(--v-space));
    padding: calc(2 * var(--v-space)) calc(3 * var(--v-space)) calc(2 * var(--v-space))
      calc(5 * var(--v-space));
    border-top: 2px solid var(--v-line);
  }
  .team {
    font-weight: var(--v-weight-strong);
  }
  .points {
    padding: calc(1.5 * var(--v-space)) calc(2 * var(--v-space));
    font-size: var(--v-type-xl);
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
