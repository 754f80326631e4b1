import { css } from 'lit';

export const styles = css`
  .content {
    position: absolute;
    left: 96px;
    right: 96px;
    top: 54px;
    bottom: 54px;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 22px;
  }
  .subtitle {
    font-size: 28px;
  }
  .name,
  .aim {
    display: flex;
    flex-direction: column;
    line-height: 1.14;
    white-space: nowrap;
  }
  .aim {
    line-height: 1.25;
    color: var(--v-on-backdrop-soft);
  }
  .lists {
    display: flex;
    gap: calc(4 * var(--v-space));
    align-items: stretch;
    margin-top: 22px;
  }
  .list {
    display: flex;
    flex-direction: column;
    gap: 20px;
    flex: 0 1 auto;
    min-width: 620px;
    padding: 36px 44px 42px;
    color: var(--v-ink);
  }
  .wide {
    flex: 1;
  }
  .what {
    font-size: 27px;
    color: var(--v-accent);
    margin-bottom: 4px;
  }
  .what.no {
    color: var(--v-alarm);
  }
  .entry {
    display: flex;
    align-items: center;
    gap: calc(3 * var(--v-space));
    font-size: var(--v-type-l);
    font-weight: var(--v-weight-strong);
  }
  svg {
    flex: none;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .cross {
    width: 40px;
    height: 40px;
    stroke: var(--v-alarm);
    stroke-width: 6.5;
  }
  .gesture {
    width: 54px;
    height: 54px;
    stroke: var(--v-accent);
    stroke-width: 5;
  }
`;
