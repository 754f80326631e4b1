import { html, nothing } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { presence, presenceChange } from '../../src/graphics/motion.ts';
import { hasLogo } from '../../src/graphics/pieces.ts';
import { measureOf } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { rows } from '../../src/graphics/theme/rows.ts';
import { chgkBoard } from './chgk-board.ts';
import { layOutBoard } from './chgk-layout.ts';
import { layOutTable } from './party-layout.ts';
import { partyTable } from './party-table.ts';
import { styles } from './styles.ts';

/** The score of the room's game: a table of the party's teams, or experts against viewers. */
export class ScoreboardGraphic extends GraphicElement {
  static override styles = [base, rows, styles];

  override nextChange(): Change {
    const { view, roomView: room } = this;
    const onAir = room?.onAir.scoreboard;
    const move = presenceChange(onAir, this.t, TIMES.inUsual, TIMES.outUsual);
    if (!view || !room || presence(onAir, this.t, TIMES.inUsual, TIMES.outUsual) === 0) return move;
    const change =
      room.game === 'chgk' && room.chgk
        ? layOutBoard(view, room.chgk, this.t, this.language).change
        : layOutTable(view, room, this.t).change;
    return soonest(move, change);
  }

  protected override render(): unknown {
    const { view, roomView: room, t, language } = this;
    const shown = presence(room?.onAir.scoreboard, t, TIMES.inUsual, TIMES.outUsual);
    if (!view || !room || shown === 0) return nothing;
    if (room.game === 'chgk' && room.chgk) {
      const measure = measureOf(this, 'heading');
      return html`${chgkBoard({ view, chgk: room.chgk, t, language, shown, measure })}`;
    }
    const measures = {
      title: measureOf(this, 'heading'),
      label: measureOf(this, 'label'),
      name: measureOf(this, 'strong'),
    };
    return html`${partyTable({ view, room, t, language, shown, measures, hasLogo: hasLogo(this) })}`;
  }
}

define('volchok-scoreboard', ScoreboardGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-scoreboard': ScoreboardGraphic;
  }
}
