import { css } from 'lit';

export const lookStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  label.key {
    min-height: 36px;
    padding: 4px 10px;
    font-size: 13px;
    white-space: nowrap;
  }

  .cards {
    display: flex;
    gap: 8px;
    overflow: auto hidden;
    flex: none;
    padding: 2px;
    margin: -2px;
  }
  .theme {
    flex: 0 0 164px;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 6px;
    align-items: center;
    padding: 6px;
    text-align: left;
    background: var(--surface);
    border: 1px solid var(--line);
    box-shadow: none;
  }
  .theme[aria-selected='true'] {
    border-color: var(--pick);
    box-shadow: 0 0 0 1px var(--pick);
    background: var(--surface-2);
  }
  .theme > vp-theme-swatch,
  .theme > .both {
    grid-column: 1 / -1;
  }
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    border-radius: 7px;
    overflow: hidden;
  }
  .both vp-theme-swatch {
    border-radius: 0;
  }
  .name {
    font-size: 13px;
  }
  .kind {
    font-size: 11px;
    font-weight: 500;
    color: var(--ink-3);
  }
  .changed {
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--warn);
  }
  .tally {
    font-size: 11px;
    font-weight: 700;
    padding: 3px 6px;
    border-radius: 4px;
    background: var(--tally-deep);
    color: #fff;
  }

  .work {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 372px;
    gap: 14px;
    flex: 1;
    min-height: 380px;
  }
  .left {
    display: flex;
    flex-direction: column;
    gap: 10px;
    min-width: 0;
    min-height: 0;
  }
  vp-look-stage {
    flex: 1;
  }
  .bar button {
    min-height: 36px;
  }
  .editor {
    padding: 0;
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: hidden;
  }
  .note {
    margin: auto;
    padding: 28px;
    max-width: 340px;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 12px;
    text-align: center;
    color: var(--ink-2);
  }
  .note h2 {
    color: var(--ink);
  }

  @media (max-width: 1500px) {
    .work {
      grid-template-columns: minmax(0, 1fr) 336px;
    }
  }
  @media (max-width: 1200px) {
    .work {
      grid-template-columns: minmax(0, 1fr);
      flex: none;
    }
    vp-look-stage {
      height: 440px;
      flex: none;
    }
    .editor {
      height: 640px;
    }
  }
`;
