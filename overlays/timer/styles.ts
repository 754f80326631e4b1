import { css } from 'lit';

export const styles = css`
  :host {
    width: 400px;
    height: 316px;
    --tone: var(--v-accent);
    --on-tone: var(--v-on-accent);
  }
  .timer {
    position: relative;
    width: 100%;
    height: 100%;
  }
  .prep {
    --tone: var(--v-calm);
    --on-tone: var(--v-on-calm);
  }
  .last,
  .reserve,
  .ended {
    --tone: var(--v-alarm);
    --on-tone: var(--v-on-alarm);
  }
  .paused,
  .stopped,
  .rest {
    --tone: var(--v-ink-soft);
    --on-tone: var(--v-ink);
  }
  .disc {
    position: absolute;
    left: 68px;
    top: 0;
    width: 264px;
    height: 264px;
    padding: calc(0.5 * var(--v-space));
    border-radius: 50%;
    background: var(--v-bezel);
    box-shadow: var(--v-shade);
  }
  .face {
    position: relative;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    background: var(--v-surface);
    box-shadow: var(--v-rim);
  }
  .reserve .disc,
  .last .disc {
    background: var(--v-alarm-fill);
  }
  .ended .face {
    background: var(--v-alarm-fill);
  }
  .stripes {
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: repeating-linear-gradient(-45deg, var(--v-alarm) 0 16px, transparent 16px 32px);
    opacity: 0.42;
  }
  svg {
    position: absolute;
    left: 68px;
    top: 0;
    width: 264px;
    height: 264px;
    overflow: visible;
  }
  .stroke {
    stroke: var(--v-surface-sunk);
    stroke-linecap: round;
  }
  .lit {
    stroke: var(--tone);
  }
  .prep .lit {
    stroke-dasharray: 4 7;
  }
  .wave {
    fill: none;
    stroke: var(--tone);
  }
  .time {
    position: absolute;
    left: 68px;
    top: 0;
    width: 264px;
    height: 254px;
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .prep .time .digits {
    color: var(--v-calm);
    background: none;
  }
  .last .time .digits,
  .reserve .time .digits {
    color: var(--v-alarm);
    background: none;
  }
  .reserve .time .digits {
    color: var(--v-ink);
  }
  .paused .time .digits,
  .rest .time .digits {
    color: var(--v-ink-soft);
    background: none;
    opacity: 0.75;
  }
  .ended .time .digits {
    color: var(--v-on-alarm);
    background: none;
  }
  .bars {
    position: absolute;
    left: 178px;
    top: 44px;
    width: 44px;
    height: 30px;
    border: solid var(--v-ink);
    border-width: 0 14px;
  }
  .says {
    position: absolute;
    left: 0;
    right: 0;
    top: 236px;
    display: flex;
    justify-content: center;
  }
  .says span {
    display: flex;
    align-items: center;
    height: 48px;
    padding: 0 calc(3 * var(--v-space));
    font-size: var(--v-type-s);
  }
  .prep .says span,
  .last .says span,
  .reserve .says span,
  .ended .says span {
    background: var(--tone);
    color: var(--on-tone);
  }
  .paused .says span,
  .stopped .says span,
  .rest .says span {
    background: var(--v-surface);
    color: var(--v-ink);
  }
`;
