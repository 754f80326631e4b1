import { css } from 'lit';

/** What graphics that fill the picture share: the backdrop with its light, the headline in the safe area. */
export const fullScreen = css`
  :host {
    color: var(--v-on-backdrop);
  }
  .whole {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  .backdrop {
    position: absolute;
    inset: 0;
    background: var(--v-backdrop);
  }
  .backdrop::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--v-pattern);
  }
  .headline {
    position: absolute;
    left: 96px;
    right: 96px;
    top: 54px;
    display: flex;
    flex-direction: column;
    gap: 14px;
  }
  .title {
    font-size: 72px;
    line-height: 1.15;
  }
  .subtitle {
    font-size: 26px;
    color: var(--v-on-backdrop-soft);
  }
`;
