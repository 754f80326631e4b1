import { LADDER_15S, LADDER_TABLE } from '../../src/rules/ladder.ts';
import { clockFrom, partyFrom, pointsNow } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { LadderGraphic } from './ladder-graphic.ts';

const TABLES = { table: LADDER_TABLE, '15s': LADDER_15S } as const;

export default ografClass({
  graphic: 'ladder',
  element: LadderGraphic,
  shown(fields, situation) {
    const table = TABLES[fields.oneOf('ladder', ['table', '15s'], 'table')];
    const ladder = table.map(([seconds, points]) => ({ seconds, points }));
    const clock = clockFrom(fields, situation, 'attempt', 300);
    const party = partyFrom(fields, { phase: 'play', ladder, points: pointsNow(ladder, clock.seconds) });
    return { room: { game: 'party', clock, party } };
  },
});
