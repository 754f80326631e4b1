import { css } from 'lit';

/** What all graphics share: the panel, the typefaces, digits that keep their width, lines of a set text, the club's logo. */
export const base = css`
  :host {
    display: block;
    color: var(--v-ink);
    font-family: var(--v-font-text);
    font-weight: var(--v-weight-text);
    line-height: 1.15;
    -webkit-font-smoothing: antialiased;
    pointer-events: none;
  }
  * {
    box-sizing: border-box;
  }
  .panel {
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade), var(--v-rim);
  }
  .band {
    background: var(--v-plate);
    color: var(--v-on-plate);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
  .display {
    font-family: var(--v-font-display);
    font-weight: var(--v-weight-heading);
    letter-spacing: var(--v-tracking-heading);
    text-transform: var(--v-case-heading);
  }
  .label {
    font-weight: var(--v-weight-strong);
    letter-spacing: var(--v-tracking-label);
    text-transform: var(--v-case-label);
    white-space: nowrap;
  }
  .digits {
    font-family: var(--v-font-display);
    font-weight: var(--v-weight-digits);
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1;
    white-space: nowrap;
  }
  .filled {
    background: var(--v-digits);
    -webkit-background-clip: text;
    background-clip: text;
    color: transparent;
  }
  .set {
    display: flex;
    flex-direction: column;
    line-height: 1.12;
    white-space: nowrap;
  }
  .logo {
    display: var(--v-logo-display);
    flex: none;
    background: var(--v-logo) center / contain no-repeat;
  }
`;
