import { css } from 'lit';

export const styles = css`
  .awards {
    display: flex;
    flex-direction: column;
    gap: calc(2 * var(--v-space));
  }
  .card {
    position: relative;
    height: 196px;
  }
  .body {
    position: absolute;
    left: 56px;
    right: 0;
    top: 6px;
    bottom: 6px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0 calc(3 * var(--v-space)) 0 160px;
    white-space: nowrap;
  }
  .words {
    display: flex;
    flex-direction: column;
    gap: calc(0.5 * var(--v-space));
  }
  .logo {
    width: 150px;
    height: 120px;
  }
  .what {
    font-size: var(--v-type-s);
    color: var(--v-accent);
  }
  .note {
    color: var(--v-ink-soft);
  }
  .medal {
    position: absolute;
    left: 0;
    top: 0;
    width: 196px;
    height: 196px;
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
