import { css } from 'lit';

export const styles = css`
  .card {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    display: flex;
    min-height: 172px;
  }
  .body {
    width: 100%;
    min-height: 172px;
    display: flex;
    align-items: center;
    padding: calc(3 * var(--v-space)) calc(4.5 * var(--v-space)) calc(3 * var(--v-space)) 232px;
  }
  .inside {
    width: 100%;
  }
  .who {
    display: flex;
    align-items: baseline;
    gap: calc(3 * var(--v-space));
    white-space: nowrap;
  }
  .town {
    font-size: var(--v-type-xs);
    color: var(--v-accent);
  }
  .text {
    overflow: hidden;
    display: flex;
    flex-direction: column;
    line-height: 1.22;
    white-space: nowrap;
  }
  .answer {
    overflow: hidden;
    display: flex;
    align-items: center;
    gap: calc(3 * var(--v-space));
    padding: 0 calc(3 * var(--v-space));
    border-radius: var(--v-radius);
    background: var(--v-accent-fill);
    color: var(--v-on-accent);
    white-space: nowrap;
  }
  .answer .label {
    font-size: var(--v-type-xs);
  }
  .sector {
    position: absolute;
    left: -10px;
    top: calc(50% - 103px);
    width: 206px;
    height: 206px;
    padding: calc(0.5 * var(--v-space));
    border-radius: calc(var(--v-radius-large) + 0.5 * var(--v-space));
    background: var(--v-bezel);
    box-shadow: var(--v-shade);
  }
  .tile {
    width: 100%;
    height: 100%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: calc(0.5 * var(--v-space));
    border-radius: var(--v-radius-large);
    background: var(--v-surface);
    box-shadow: var(--v-rim);
  }
  .tile .label {
    font-size: var(--v-type-xs);
    color: var(--v-ink-soft);
  }
`;
