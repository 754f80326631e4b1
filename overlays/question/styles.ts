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
    padding: 24px 36px 24px 232px;
  }
  .inside {
    width: 100%;
  }
  .who {
    display: flex;
    align-items: baseline;
    gap: 22px;
    white-space: nowrap;
  }
  .asker {
    font-size: var(--v-type-l);
  }
  .town {
    font-size: 22px;
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
    padding: 0 22px;
    border-radius: var(--v-radius);
    background: var(--v-accent-fill);
    color: var(--v-on-accent);
    white-space: nowrap;
  }
  .answer .label {
    font-size: 22px;
  }
  .answer .display {
    display: flex;
    flex-direction: column;
    line-height: 1.15;
  }
  .sector {
    position: absolute;
    left: -10px;
    top: 50%;
    width: 206px;
    height: 206px;
    margin-top: -103px;
    padding: 5px;
    border-radius: calc(var(--v-radius-large) + 5px);
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
    gap: 6px;
    border-radius: var(--v-radius-large);
    background: var(--v-surface);
    box-shadow: var(--v-rim);
  }
  .tile .label {
    font-size: 21px;
    color: var(--v-ink-soft);
  }
`;
