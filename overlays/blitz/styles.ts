import { css } from 'lit';

export const styles = css`
  .blitz {
    width: 400px;
  }
  .head {
    display: flex;
    justify-content: center;
  }
  .head span {
    padding: 10px 30px;
    font-size: 25px;
    background: var(--v-plate);
    color: var(--v-on-plate);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
  .tiles {
    display: flex;
    justify-content: space-between;
    margin-top: 14px;
  }
  .tile {
    width: 124px;
    height: 140px;
    padding: 4px;
    border-radius: calc(var(--v-radius) + 4px);
    background: var(--v-edge);
    box-shadow: var(--v-shade);
  }
  .face {
    width: 100%;
    height: 100%;
    display: flex;
    align-items: center;
    justify-content: center;
    border-radius: var(--v-radius);
    background: var(--v-surface);
    font-size: 76px;
    color: var(--v-ink-soft);
  }
  .now {
    background: var(--v-bezel);
    box-shadow: var(--v-shade), var(--v-glow);
  }
  .now .face {
    background: var(--v-accent-fill);
    color: var(--v-on-accent);
  }
  .right .face {
    background: var(--v-good);
    color: var(--v-on-good);
  }
  .wrong .face {
    background: var(--v-alarm-fill);
    color: var(--v-on-alarm);
  }
  .void .face {
    opacity: 0.5;
  }
  svg {
    width: 92px;
    height: 92px;
    fill: none;
    stroke: currentColor;
    stroke-width: 13;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
