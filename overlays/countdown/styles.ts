import { css } from 'lit';

export const styles = css`
  .middle {
    position: absolute;
    left: 0;
    right: 0;
    top: 120px;
    height: 640px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 20px;
    text-align: center;
  }
  .subtitle {
    font-size: var(--v-type-m);
  }
  .name {
    display: flex;
    flex-direction: column;
    line-height: 1.15;
    white-space: nowrap;
  }
  .time {
    line-height: 1.1;
    --v-digits: var(--v-digits-backdrop);
  }
  .items {
    position: absolute;
    left: 96px;
    right: 96px;
    bottom: 54px;
    display: flex;
    justify-content: center;
    gap: 22px;
  }
  .item {
    width: 306px;
    height: 158px;
    padding: 20px 28px;
    display: flex;
    flex-direction: column;
    gap: 10px;
    color: var(--v-ink);
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
  .clock {
    font-size: 42px;
    color: var(--v-accent);
  }
  .what {
    display: flex;
    flex-direction: column;
    line-height: 1.15;
    white-space: nowrap;
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
