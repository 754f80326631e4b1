import { css } from 'lit';

const table = css`
  .table {
    position: relative;
    width: 680px;
  }
  .head {
    position: absolute;
    left: 0;
    right: 0;
    top: 0;
    height: 64px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0 calc(3 * var(--v-space));
    white-space: nowrap;
  }
  .head .logo {
    width: 88px;
    height: 44px;
    margin-right: calc(2 * var(--v-space));
  }
  .title {
    flex: 1;
  }
  .row {
    transform-origin: 0 50%;
  }
  .hit {
    position: absolute;
    inset: 0;
    border-radius: var(--v-radius);
  }
  .hit.gain {
    background: linear-gradient(90deg, transparent 25%, var(--v-good) 78%);
  }
  .hit.loss {
    background: linear-gradient(90deg, transparent 25%, var(--v-alarm) 78%);
  }
  .total.gain {
    color: var(--v-on-good);
  }
  .total.loss {
    color: var(--v-on-alarm);
  }
  .row > :not(.hit):not(.chip) {
    position: relative;
  }
  .place {
    isolation: isolate;
  }
  .tie {
    margin-left: var(--v-space);
    color: var(--v-ink-soft);
    font-size: var(--v-type-xs);
  }
  .total {
    min-width: 104px;
    text-align: right;
    font-size: var(--v-type-l);
    transform-origin: 100% 50%;
  }
  .row.playing {
    border-color: var(--v-accent);
    box-shadow: var(--v-shade), var(--v-glow);
  }
  .playing .place {
    color: var(--v-on-accent);
  }
  .playing .place::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -12px 14px;
    border-radius: var(--v-radius-small);
    background: var(--v-accent-fill);
  }
  .pending,
  .chip {
    border-radius: var(--v-radius);
    background: var(--v-good);
    color: var(--v-on-good);
  }
  .pending {
    padding: var(--v-space) calc(1.5 * var(--v-space));
    font-size: var(--v-type-s);
  }
  .chip {
    position: absolute;
    right: 6px;
    z-index: 3;
    padding: calc(1.5 * var(--v-space)) calc(2 * var(--v-space));
    font-size: var(--v-type-xl);
    box-shadow: var(--v-shade);
    transform-origin: 100% 50%;
  }
  .pending.loss,
  .chip.loss {
    background: var(--v-alarm-fill);
    color: var(--v-on-alarm);
  }
`;

const board = css`
  .board {
    position: relative;
    width: 1480px;
    height: 172px;
  }
  .bar {
    position: absolute;
    left: 0;
    right: 0;
    top: 40px;
    height: 92px;
    display: flex;
    justify-content: space-between;
    padding: 0 calc(3 * var(--v-space));
  }
  .side {
    display: flex;
    align-items: center;
    gap: calc(3 * var(--v-space));
    width: 546px;
  }
  .experts {
    --tone: var(--v-experts);
  }
  .viewers {
    --tone: var(--v-viewers);
    flex-direction: row-reverse;
  }
  .side .name {
    font-weight: var(--v-weight-heading);
  }
  .viewers .name {
    align-items: flex-end;
    text-align: right;
  }
  .won .name {
    color: var(--v-accent);
  }
  .pips {
    display: flex;
    gap: var(--v-space);
  }
  .experts .pips {
    flex-direction: row-reverse;
  }
  .pip {
    position: relative;
    width: 28px;
    height: 44px;
  }
  .pip::before,
  .pip b,
  .pip u {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--v-radius-small);
    background: var(--v-surface-sunk);
  }
  .pip b,
  .pip u {
    background: var(--tone);
  }
  .score {
    position: absolute;
    left: 50%;
    top: 0;
    width: 272px;
    height: 134px;
    margin-left: calc(-17 * var(--v-space));
    padding: calc(0.5 * var(--v-space));
    border-radius: calc(var(--v-radius-large) + 0.5 * var(--v-space));
    background: var(--v-bezel);
    box-shadow: var(--v-shade);
  }
  .core {
    width: 100%;
    height: 100%;
    display: flex;
    align-items: center;
    justify-content: center;
    border-radius: var(--v-radius-large);
    background: var(--v-surface);
    box-shadow: var(--v-rim);
  }
  .digit {
    width: 98px;
    text-align: center;
    font-size: var(--v-type-vast);
  }
  .colon {
    font-size: var(--v-type-big);
    width: 32px;
    text-align: center;
    padding-bottom: calc(1.5 * var(--v-space));
  }
  .strip {
    position: absolute;
    left: 40px;
    right: 40px;
    top: 128px;
    height: 44px;
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    padding: 0 calc(3 * var(--v-space));
    font-size: var(--v-type-xs);
    border-top-left-radius: 0;
    border-top-right-radius: 0;
    white-space: nowrap;
  }
  .resources,
  .series {
    display: flex;
    gap: calc(3 * var(--v-space));
    align-items: center;
  }
  .series {
    justify-content: flex-end;
    gap: calc(2 * var(--v-space));
  }
  .soft {
    color: var(--v-ink-soft);
  }
  .round {
    padding-top: calc(0.5 * var(--v-space));
    font-size: var(--v-type-xs);
  }
  .headline {
    grid-column: 2 / 4;
    justify-self: end;
    color: var(--v-accent);
  }
  .resource {
    display: flex;
    align-items: center;
    gap: var(--v-space);
  }
  .resource.used {
    color: var(--v-ink-soft);
    text-decoration: line-through;
  }
  .dots {
    display: flex;
    gap: calc(0.5 * var(--v-space));
  }
  .dots i {
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--v-accent);
  }
  .used .dots i {
    background: var(--v-surface-sunk);
  }
  .owed {
    color: var(--v-alarm);
  }
  .owed .dots i,
  .running .dots i {
    background: var(--v-alarm);
  }
  .result {
    font-size: var(--v-type-xs);
    color: var(--v-viewers);
  }
  .result.won {
    color: var(--v-experts);
  }
`;

export const styles = [table, board];
