import { css } from 'lit';

export const styles = css`
  .third {
    position: relative;
    width: 100%;
    height: 130px;
  }
  .plate {
    position: absolute;
    left: 0;
    top: 0;
    height: 88px;
    overflow: hidden;
    display: flex;
    align-items: center;
    padding-left: calc(5.5 * var(--v-space));
  }
  .name {
    line-height: 1.1;
  }
  .bar {
    position: absolute;
    left: 0;
    top: -6px;
    width: 16px;
    height: 100px;
    border-radius: var(--v-radius-small);
    background: var(--v-accent-fill);
    box-shadow: var(--v-shade);
  }
  .below {
    position: absolute;
    left: 24px;
    top: 82px;
    height: 48px;
    display: flex;
    align-items: center;
    padding: calc(0.5 * var(--v-space)) 0 0 calc(3.5 * var(--v-space));
  }
`;
