import { css } from 'lit';

export const styles = css`
  :host {
    width: 400px;
    height: 632px;
  }
  .ladder {
    position: relative;
    width: 100%;
    height: 100%;
  }
  .row {
    position: absolute;
    right: 0;
  }
  .plate {
    position: absolute;
    inset: 0;
    overflow: hidden;
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
  .lit,
  .flash {
    position: absolute;
    inset: 0;
    background: var(--v-accent-fill);
  }
  .flash {
    background: var(--v-on-backdrop);
  }
  .won .lit {
    background: var(--v-good);
  }
  .points {
    position: absolute;
    right: calc(3 * var(--v-space));
    top: 0;
    bottom: 0;
    display: grid;
    align-items: center;
    justify-items: end;
    transform-origin: 100% 50%;
  }
  .points span {
    grid-area: 1 / 1;
  }
  .quiet {
    color: var(--v-ink);
  }
  /* Spent, and readable on any picture: struck out in the colour of losses. */
  .quiet.lost {
    color: var(--v-ink-soft);
    text-decoration: line-through 4px var(--v-alarm);
  }
  .loud {
    color: var(--v-on-accent);
  }
  .loud.won,
  .guessed {
    color: var(--v-on-good);
  }
  .guessed {
    position: absolute;
    left: calc(3 * var(--v-space));
    top: 50%;
    transform: translateY(-50%);
    font-size: var(--v-type-s);
  }
  .fallen {
    position: absolute;
    left: 0;
    right: 0;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    padding-right: calc(3 * var(--v-space));
    transform-origin: 96% 80%;
    box-shadow: var(--v-shade);
    background: var(--v-alarm-fill);
    color: var(--v-on-alarm);
    border-radius: var(--v-radius);
    font-size: var(--v-type-big);
  }
  .missed {
    position: absolute;
    left: 0;
    right: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--v-space));
    padding: 0 calc(3 * var(--v-space));
    background: var(--v-alarm-fill);
    color: var(--v-on-alarm);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius-large);
    box-shadow: var(--v-shade);
  }
  .missed svg {
    flex: none;
    width: 44px;
    height: 44px;
    fill: none;
    stroke: currentColor;
    stroke-width: 7;
    stroke-linecap: round;
  }
  .missed .label {
    flex: 1;
    font-size: var(--v-type-s);
  }
  .missed .digits {
    font-size: var(--v-type-big);
  }
  .left {
    position: absolute;
    left: calc(3 * var(--v-space));
    right: 172px;
    top: 0;
    bottom: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: var(--v-space);
    color: var(--v-on-accent);
  }
  .until {
    font-size: var(--v-type-m);
  }
  .bar {
    position: relative;
    height: 14px;
    overflow: hidden;
    border-radius: var(--v-radius-pill);
  }
  .bar::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
    opacity: 0.25;
  }
  .bar i {
    position: relative;
    display: block;
    height: 100%;
    transform-origin: 0 50%;
    border-radius: var(--v-radius-pill);
    background: var(--v-on-accent);
  }
  .warns .bar i {
    background: var(--v-alarm);
  }
`;
