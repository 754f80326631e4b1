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
    padding: var(--v-space) calc(4 * var(--v-space));
    font-size: var(--v-type-s);
  }
  .tiles {
    display: flex;
    justify-content: space-between;
    margin-top: calc(2 * var(--v-space));
  }
  .tile {
    width: 124px;
    height: 140px;
    padding: calc(0.5 * var(--v-space));
    border-radius: calc(var(--v-radius) + 0.5 * var(--v-space));
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
    font-size: var(--v-type-big);
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
  /* No longer played: opaque, so that it stays a tile on any picture. */
  .void .face .digits {
    opacity: 0.35;
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
