import { css } from 'lit';

export const styles = css`
  .line {
    width: 520px;
    height: 8px;
    border-radius: var(--v-radius-pill);
    background: var(--v-on-backdrop-line);
  }
  .centred {
    padding-bottom: calc(6 * var(--v-space));
  }
  .foot {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
  }
`;
