import { css } from 'lit';

export const styles = css`
  .scrim {
    position: absolute;
    inset: 0;
  }
  .scrim::before,
  .scrim::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .scrim::before {
    background: var(--v-backdrop);
    opacity: 0.7;
  }
  .scrim::after {
    background: radial-gradient(
      ellipse 760px 640px at var(--table-x) 500px,
      rgba(0, 0, 0, 0.5) 55%,
      rgba(0, 0, 0, 0.28) 100%
    );
  }
  .table {
    position: absolute;
    z-index: 0;
    top: 0;
    width: 1360px;
    height: 1080px;
  }
  .table > * {
    position: absolute;
    left: 0;
    top: 0;
  }
  .plate,
  .glow,
  .moving {
    transform-origin: 0 0;
  }
  /* Layers of their own, put together for every frame and not painted for it. */
  canvas {
    will-change: transform;
  }
  .dusk {
    will-change: opacity;
  }
  .table > .dusk {
    left: -560px;
    width: 2480px;
    height: 1080px;
    background: radial-gradient(
      ellipse 1240px 900px at 50% 46%,
      rgba(var(--dusk), 0.58) 0%,
      rgba(var(--dusk), 0.82) 62%,
      rgba(var(--dusk), 0.66) 100%
    );
  }
  .caption {
    position: absolute;
    width: 400px;
    text-align: center;
  }
  .caption .panel {
    overflow: hidden;
    padding-bottom: 26px;
  }
  .caption .label {
    padding: 14px 20px 12px;
    background: var(--v-plate);
    color: var(--v-on-plate);
    font-size: var(--v-type-m);
  }
  .caption .digits {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 272px;
  }
  .caption .kind {
    margin: 14px 26px 0;
    padding: 10px 12px 12px;
    border-radius: var(--v-radius-small);
    background: var(--v-surface-raised);
    font-size: var(--v-type-l);
  }
  .caption .kind.special {
    background: var(--v-accent-fill);
    color: var(--v-on-accent);
  }
  .caption .note {
    padding: 14px 26px 0;
    color: var(--v-ink-soft);
    font-size: var(--v-type-m);
    line-height: 1.2;
  }
`;
