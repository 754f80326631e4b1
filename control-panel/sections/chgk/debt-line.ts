import { css } from 'lit';

/** The reminder that the experts owe a minute. */
export const debtLine = css`
  .debt {
    display: flex;
    gap: 10px;
    align-items: center;
    color: #ffe0a6;
    background: #33270c;
    border: 1px solid #7c601e;
    border-radius: 8px;
    padding: 8px 12px;
    font-weight: 550;
  }
`;
