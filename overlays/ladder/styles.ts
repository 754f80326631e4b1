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
    background: #ffffff;
  }
  .won .lit {
    background: var(--v-good);
  }
  .points {
    position: absolute;
    right: 24px;
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
  .loud {
    color: var(--v-on-accent);
  }
  .loud.won,
  .guessed {
    color: var(--v-on-good);
  }
  .guessed {
    position: absolute;
    left: 24px;
    top: 50%;
    transform: translateY(-50%);
    font-size: 26px;
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
    font-size: 72px;
  }
  .left {
    position: absolute;
    left: 22px;
    right: 172px;
    top: 0;
    bottom: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 10px;
    color: var(--v-on-accent);
  }
  .until {
    font-size: 34px;
  }
  .bar {
    height: 14px;
    overflow: hidden;
    border-radius: 7px;
    background: rgba(0, 0, 0, 0.25);
  }
  .bar i {
    display: block;
    height: 100%;
    transform-origin: 0 50%;
    border-radius: 7px;
    background: var(--v-on-accent);
  }
  .warns .bar i {
    background: var(--v-alarm);
  }
`;
