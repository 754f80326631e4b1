import { css } from 'lit';

export const styles = css`
  .awards {
    display: flex;
    justify-content: center;
    gap: calc(3 * var(--v-space));
  }
  .card {
    position: relative;
    flex: 0 1 900px;
    height: 208px;
  }
  .body {
    position: absolute;
    left: 60px;
    right: 0;
    top: 10px;
    bottom: 10px;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 4px;
    padding-left: 168px;
    white-space: nowrap;
  }
  .what {
    font-size: var(--v-type-s);
    color: var(--v-accent);
  }
  .name {
    display: flex;
    flex-direction: column;
    line-height: 1.12;
  }
  .note {
    color: var(--v-ink-soft);
  }
  .medal {
    position: absolute;
    left: 0;
    top: 0;
    width: 208px;
    height: 208px;
  }
  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .ray,
  .rim {
    fill: var(--v-accent);
  }
  .coin {
    fill: var(--v-on-accent);
  }
  .star {
    fill: var(--v-accent);
  }
`;
