import { html, nothing } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { presence, presenceChange } from '../../src/graphics/motion.ts';
import { measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { chgkBoard } from './chgk-board.ts';
import { layOutBoard } from './chgk-layout.ts';
import { layOutTable } from './party-layout.ts';
import { partyTable } from './party-table.ts';
import { styles } from './styles.ts';

const IN_MS = 1_000;
const OUT_MS = 500;

/** The score of the room's game: a table of the party's teams, or experts against viewers. */
export class ScoreboardGraphic extends GraphicElement {
  static override styles = [base, styles];

  override nextChange(): Change {
    const { view, roomView: room } = this;
    const onAir = room?.onAir.scoreboard;
    const move = presenceChange(onAir, this.t, IN_MS, OUT_MS);
    if (!view || !room || presence(onAir, this.t, IN_MS, OUT_MS) === 0) return move;
    const change =
      room.game === 'chgk' && room.chgk
        ? layOutBoard(view, room.chgk, this.t, this.language).change
        : layOutTable(view, room, this.t).change;
    return soonest(move, change);
  }

  protected override render(): unknown {
    const { view, roomView: room, t, language } = this;
    const shown = presence(room?.onAir.scoreboard, t, IN_MS, OUT_MS);
    if (!view || !room || shown === 0) return nothing;
    if (room.game === 'chgk' && room.chgk) {
      const measure = measureOf(this, 'heading');
      return html`${chgkBoard({ view, chgk: room.chgk, t, language, shown, measure })}`;
    }
    return html`${partyTable({ view, room, t, language, shown, measure: measureOf(this, 'strong') })}`;
  }
}

define('volchok-scoreboard', ScoreboardGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-scoreboard': ScoreboardGraphic;
  }
}
