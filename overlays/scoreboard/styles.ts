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
    padding: 0 24px;
    background: var(--v-plate);
    color: var(--v-on-plate);
    border: var(--v-edge-width) solid var(--v-edge);
    border-radius: var(--v-radius);
    box-shadow: var(--v-shade);
    font-size: var(--v-type-xs);
  }
  .title {
    font-size: var(--v-type-m);
    white-space: nowrap;
  }
  .row {
    position: absolute;
    left: 0;
    right: 0;
    display: flex;
    align-items: center;
    padding: 0 22px 0 0;
    transform-origin: 0 50%;
  }
  .plate,
  .hit {
    position: absolute;
    inset: 0;
    border-radius: var(--v-radius);
  }
  .plate {
    background: var(--v-surface);
    border: var(--v-edge-width) solid var(--v-edge);
    box-shadow: var(--v-shade);
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
  .row > :not(.plate):not(.hit):not(.chip) {
    position: relative;
  }
  .place {
    isolation: isolate;
    width: 74px;
    text-align: center;
    font-size: var(--v-type-m);
    color: var(--v-ink-soft);
  }
  .colour {
    width: 10px;
    height: 56%;
    margin-right: 18px;
    border-radius: 5px;
  }
  .name {
    flex: 1;
    display: flex;
    flex-direction: column;
    line-height: 1.08;
    white-space: nowrap;
    font-weight: var(--v-weight-strong);
  }
  .tie {
    margin-left: 8px;
    color: var(--v-ink-soft);
    font-size: 22px;
  }
  .total {
    min-width: 104px;
    text-align: right;
    font-size: var(--v-type-l);
    transform-origin: 100% 50%;
  }
  .playing .plate {
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
  .out .name,
  .out .total,
  .out .place {
    opacity: 0.55;
  }
  .out .name {
    text-decoration: line-through;
  }
  .pending,
  .chip {
    border-radius: var(--v-radius);
    background: var(--v-good);
    color: var(--v-on-good);
  }
  .pending {
    padding: 7px 12px;
    font-size: var(--v-type-s);
  }
  .chip {
    position: absolute;
    right: 6px;
    z-index: 3;
    padding: 12px 18px;
    font-size: 44px;
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
    padding: 0 26px;
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
    flex: 1;
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
    gap: 7px;
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
    margin-left: -136px;
    padding: 5px;
    border-radius: calc(var(--v-radius-large) + 5px);
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
    font-size: 104px;
  }
  .colon {
    font-size: 76px;
    width: 32px;
    text-align: center;
    padding-bottom: 12px;
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
    padding: 0 22px;
    font-size: 21px;
    border-top-left-radius: 0;
    border-top-right-radius: 0;
    white-space: nowrap;
  }
  .resources,
  .series {
    display: flex;
    gap: 26px;
    align-items: center;
  }
  .series {
    justify-content: flex-end;
    gap: 14px;
  }
  .soft {
    color: var(--v-ink-soft);
  }
  .round {
    padding-top: 4px;
    font-size: 19px;
  }
  .headline {
    grid-column: 2 / 4;
    justify-self: end;
    color: var(--v-accent);
  }
  .resource {
    display: flex;
    align-items: center;
    gap: 9px;
  }
  .resource.used {
    color: var(--v-ink-soft);
    text-decoration: line-through;
  }
  .dots {
    display: flex;
    gap: 5px;
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
    font-size: 21px;
    color: var(--v-viewers);
  }
  .result.won {
    color: var(--v-experts);
  }
`;

export const styles = [table, board];
