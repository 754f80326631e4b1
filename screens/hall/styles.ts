import { css } from 'lit';

/** The height of the hall's picture; its width follows the window. */
export const HEIGHT = 1080;

export const styles = css`
  :host {
    position: fixed;
    left: 0;
    top: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
    color: var(--v-on-backdrop);
    background: var(--v-backdrop);
    z-index: 1;
  }
  .pattern {
    position: absolute;
    inset: 0;
    background: var(--v-pattern);
  }
  .stage {
    position: absolute;
    left: 50%;
    top: 0;
    height: 1080px;
    transform-origin: 0 0;
  }
  .guests {
    position: absolute;
    left: 0;
    top: 0;
    width: 1920px;
    height: 1080px;
    transform-origin: 0 0;
    /* The hall's own ground is larger than a guest's. */
    --v-backdrop: transparent;
    --v-pattern: transparent;
  }
  /* A picture of 16 : 9 on a higher screen ends without an edge. */
  .guests.narrow {
    -webkit-mask-image: linear-gradient(transparent, #000 3.5%, #000 96.5%, transparent);
  }
  .guests > * {
    position: absolute;
    left: 0;
    top: 0;
    width: 1920px;
    height: 1080px;
  }
  .scene {
    position: absolute;
    inset: 0;
    padding: 54px 80px 60px;
    display: flex;
    flex-direction: column;
  }

  .lines {
    display: flex;
    flex-direction: column;
  }
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 40px;
    min-height: 64px;
    font-size: 36px;
    color: var(--v-on-backdrop-soft);
  }
  .middle {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    text-align: center;
  }
  .columns {
    flex: 1;
    min-height: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 70px;
  }
  .column {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
  }
  .team {
    line-height: 1.08;
  }
  .filled,
  .plain {
    background: var(--v-digits-backdrop);
    -webkit-background-clip: text;
    background-clip: text;
    color: transparent;
  }
  /* Letters that reach below their line are painted as well. */
  .plain {
    padding-bottom: 0.14em;
    margin-bottom: -0.14em;
  }

  .clock {
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 100%;
  }
  .clock .what {
    margin-top: 12px;
    font-size: 46px;
    min-height: 64px;
    display: flex;
    align-items: center;
    color: var(--v-on-backdrop-soft);
  }
  .clock .time {
    display: block;
    line-height: 0.98;
  }
  .clock .bar {
    width: 100%;
    height: 22px;
    margin-top: 26px;
    border-radius: 11px;
    overflow: hidden;
    background: rgba(255, 255, 255, 0.16);
  }
  .clock .bar i {
    display: block;
    height: 100%;
    border-radius: 11px;
    background: var(--v-on-backdrop);
    transform-origin: 0 50%;
  }
  .last .what,
  .reserve .what,
  .ended .what {
    align-self: center;
    padding: 0 34px;
    border-radius: var(--v-radius);
    background: var(--v-alarm-fill);
    color: var(--v-on-alarm);
  }
  .last .bar i,
  .reserve .bar i {
    background: var(--v-alarm-fill);
  }
  .paused .filled,
  .stopped .filled {
    opacity: 0.62;
  }
  .paused .what {
    align-self: center;
    padding: 0 34px;
    border-radius: var(--v-radius);
    background: var(--v-surface);
    color: var(--v-ink);
  }
  .warning {
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 0 22px var(--v-alarm);
  }

  .counts {
    display: flex;
    gap: 36px;
    justify-content: center;
    width: 100%;
    margin-top: 46px;
  }
  .count {
    flex: 1;
    max-width: 420px;
    padding: 22px 28px 26px;
    text-align: center;
    color: var(--v-ink);
  }
  .count .label {
    font-size: 32px;
    color: var(--v-ink-soft);
  }
  .count b {
    display: block;
    font-size: 108px;
    margin-top: 8px;
  }
  .count.good b {
    color: var(--v-good);
  }
  .count.bad b {
    color: var(--v-alarm);
  }

  .ladder {
    position: relative;
    width: 560px;
    height: 885px;
    flex: none;
  }
  .ladder > * {
    position: absolute;
    left: 0;
    top: 0;
    transform: scale(1.4);
    transform-origin: 0 0;
  }

  .rules {
    width: 40%;
    flex: none;
    padding: 38px 44px 44px;
    color: var(--v-ink);
  }
  .rules .label {
    font-size: 38px;
    color: var(--v-alarm);
  }
  .rules ul {
    list-style: none;
    margin: 22px 0 0;
    padding: 0;
    display: flex;
    flex-direction: column;
    gap: 20px;
    font-size: 42px;
    line-height: 1.2;
  }
  .rules li {
    display: flex;
    gap: 20px;
  }
  .rules li::before {
    content: '';
    flex: none;
    width: 26px;
    height: 26px;
    margin-top: 12px;
    border-radius: 50%;
    background: var(--v-alarm-fill);
  }

  .gain {
    font-size: 260px;
    line-height: 1;
  }
  .it {
    margin-top: 30px;
  }
  .it .label {
    font-size: 38px;
    color: var(--v-on-backdrop-soft);
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 16px 18px;
    margin-top: 34px;
  }
  .word {
    padding: 8px 28px 12px;
    border-radius: var(--v-radius);
    background: var(--v-surface);
    color: var(--v-ink);
  }
  .word.guessed {
    box-shadow: inset 0 -9px 0 var(--v-good);
  }
  .word.skipped {
    box-shadow: inset 0 -9px 0 var(--v-alarm);
    opacity: 0.85;
  }
  .word.void {
    text-decoration: line-through;
    opacity: 0.6;
  }

  .strip {
    display: flex;
    align-items: center;
    gap: 34px;
  }
  .strip .side {
    flex: 1;
    min-width: 0;
    line-height: 1.1;
  }
  .strip .side.viewers {
    text-align: right;
  }
  .strip .numbers {
    display: flex;
    align-items: center;
    gap: 22px;
    padding: 8px 34px 14px;
    font-size: 104px;
    color: var(--v-ink);
  }
  .strip .numbers .e {
    color: var(--v-experts);
  }
  .strip .numbers .v {
    color: var(--v-viewers);
  }
  .strip .numbers .colon {
    opacity: 0.5;
    font-size: 80px;
  }
  .corner {
    align-items: flex-end;
  }
  .corner.left {
    align-items: flex-start;
  }
  .corner .numbers {
    font-size: 150px;
  }
  .versus {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 60px;
    width: 100%;
  }
  .versus .side {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 26px;
    text-align: center;
  }
  .versus .score {
    width: 100%;
    padding: 34px 0 46px;
    font-size: 420px;
    line-height: 0.9;
    text-align: center;
  }
  .versus .experts .score {
    color: var(--v-experts);
  }
  .versus .viewers .score {
    color: var(--v-viewers);
  }
  .versus .name {
    min-height: 132px;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    line-height: 1.1;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 20px 26px;
    min-height: 70px;
    margin-top: 26px;
  }
  .chip {
    display: flex;
    align-items: center;
    padding: 0 32px;
    height: 70px;
    border-radius: var(--v-radius);
    background: var(--v-plate);
    color: var(--v-on-plate);
    border: var(--v-edge-width) solid var(--v-edge);
    font-size: 34px;
  }
  .chip.alarm {
    background: var(--v-alarm-fill);
    color: var(--v-on-alarm);
  }
  .sector {
    font-size: 300px;
    line-height: 0.95;
  }
  .card {
    width: 100%;
    padding: 44px 56px 52px;
    color: var(--v-ink);
    text-align: left;
  }
  .card .from {
    margin-top: 26px;
    font-size: 36px;
    color: var(--v-ink-soft);
  }
  .card .reply {
    margin-top: 26px;
    padding-top: 24px;
    border-top: 3px solid var(--v-line);
  }
  .card .reply .label {
    font-size: 32px;
    color: var(--v-good);
  }
  .winner {
    line-height: 1.1;
  }
  .awards {
    display: flex;
    justify-content: center;
    gap: 30px;
    width: 100%;
    margin-top: 36px;
  }
  .award {
    flex: 1;
    max-width: 720px;
    padding: 22px 34px 28px;
    text-align: center;
    color: var(--v-ink);
  }
  .award .label {
    font-size: 30px;
    color: var(--v-ink-soft);
  }
`;
