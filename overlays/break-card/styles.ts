import { css } from 'lit';

export const styles = css`
  .middle {
    position: absolute;
    inset: 0 0 90px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 34px;
    text-align: center;
    white-space: nowrap;
  }
  .logo {
    width: 420px;
    height: 200px;
    background: var(--v-logo) center / contain no-repeat;
    display: var(--v-logo-display);
  }
  .name,
  .text {
    display: flex;
    flex-direction: column;
    line-height: 1.15;
  }
  .line {
    width: 520px;
    height: 8px;
    border-radius: 4px;
    background: var(--v-on-backdrop-line);
  }
  .subtitle {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 64px;
    text-align: center;
    font-size: var(--v-type-m);
  }
`;
