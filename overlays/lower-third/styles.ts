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
    padding-left: 44px;
  }
  .name {
    display: flex;
    flex-direction: column;
    line-height: 1.1;
    white-space: nowrap;
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
    padding: 5px 0 0 28px;
    background: var(--v-plate);
    color: var(--v-on-plate);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
`;
