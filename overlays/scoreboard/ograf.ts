import { chgkFrom, partyFrom, tableFrom } from '../../src/graphics/ograf/game-parts.ts';
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
    const { score } = chgk;
    const isMoved = old && (score.experts !== old.experts || score.viewers !== old.viewers);
    const scoreMove = isMoved && situation.update ? { at: situation.update.at, before: old } : null;
    return { title, room: { game: 'chgk', chgk: { ...chgk, scoreMove } } };
  },
});
