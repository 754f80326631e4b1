import { css } from 'lit';

export const styles = css`
  /* Above the schedule. */
  .centred {
    bottom: 236px;
    gap: calc(2 * var(--v-space));
  }
  .time {
    line-height: 1.1;
    --v-digits: var(--v-digits-backdrop);
  }
  .items {
    position: absolute;
    left: var(--v-safe-x);
    right: var(--v-safe-x);
    bottom: var(--v-safe-y);
    display: flex;
    justify-content: center;
    gap: calc(3 * var(--v-space));
  }
  .item {
    width: 306px;
    height: 158px;
    padding: calc(2.5 * var(--v-space)) calc(3 * var(--v-space));
    display: flex;
    flex-direction: column;
    gap: var(--v-space);
    color: var(--v-ink);
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
  .clock {
    font-size: var(--v-type-l);
    color: var(--v-accent);
  }
  .what {
    font-weight: var(--v-weight-strong);
  }
  .next {
    background: var(--v-accent-fill);
    color: var(--v-on-accent);
  }
  .next .clock {
    color: inherit;
  }
  .past .clock,
  .past .what {
    opacity: 0.45;
    text-decoration: line-through;
  }
`;
