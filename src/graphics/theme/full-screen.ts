import { css } from 'lit';

/**
 * What graphics that fill the picture share: the backdrop with its light; a headline in the upper left corner with the logo in the other
 * one, or everything centred under the logo.
 */
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
    left: var(--v-safe-x);
    right: var(--v-safe-x);
    top: var(--v-safe-y);
    display: flex;
    flex-direction: column;
    gap: var(--v-space);
  }
  .headline .logo {
    position: absolute;
    right: 0;
    top: 0;
    width: 320px;
    height: 104px;
    background-position: right center;
  }
  .subtitle {
    max-width: 70%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--v-type-s);
    color: var(--v-on-backdrop-soft);
  }
  .centred {
    position: absolute;
    left: var(--v-safe-x);
    right: var(--v-safe-x);
    top: var(--v-safe-y);
    bottom: var(--v-safe-y);
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: calc(3 * var(--v-space));
    text-align: center;
  }
  .centred .logo {
    width: 480px;
    height: 160px;
  }
  .centred .subtitle {
    max-width: 100%;
    font-size: var(--v-type-m);
  }
`;
