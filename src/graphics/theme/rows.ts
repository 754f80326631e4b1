import { css } from 'lit';

/** A row of a table of teams: place, the team's colour, its name, and what follows. */
export const rows = css`
  .row {
    position: absolute;
    left: 0;
    right: 0;
    display: flex;
    align-items: center;
    padding-right: calc(3 * var(--v-space));
    color: var(--v-ink);
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
  }
  .place {
    width: 72px;
    text-align: center;
    font-size: var(--v-type-m);
    color: var(--v-ink-soft);
  }
  .colour {
    display: block;
    flex: none;
    width: 10px;
    height: 56%;
    margin-right: calc(2 * var(--v-space));
    border-radius: var(--v-radius-pill);
  }
  .name {
    flex: 1;
    line-height: 1.08;
    font-weight: var(--v-weight-strong);
  }
  /* Disqualified: readable, but out of it. */
  .out > span {
    opacity: 0.55;
  }
  .out .name {
    text-decoration: line-through;
  }
`;
