import { chgkFrom, partyFrom, tableFrom } from '../../src/graphics/ograf/game-parts.ts';
import type { Side } from '../../src/rules/views/types.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { ScoreboardGraphic } from './scoreboard-graphic.ts';

export default ografClass({
  graphic: 'scoreboard',
  element: ScoreboardGraphic,
  shown(fields, situation, before) {
    const title = fields.text('title');
    if (fields.oneOf('game', ['party', 'chgk'], 'party') === 'party') {
      const party = partyFrom(fields, { team: fields.maybe('playing'), attempts: {} });
      return { title, show: tableFrom(fields, situation, before), room: { game: 'party', party } };
    }
    const chgk = chgkFrom(fields);
    const old = before && chgkFrom(before).score;
    const point: Side | null =
      old && chgk.score.experts !== old.experts
        ? 'experts'
        : old && chgk.score.viewers !== old.viewers
          ? 'viewers'
          : null;
    const verdict =
      old && situation.update && point
        ? { at: situation.update.at, correct: point === 'experts', point, scoreBefore: old }
        : null;
    return { title, room: { game: 'chgk', chgk: { ...chgk, verdict } } };
  },
});
