import { chgkFrom, clockFrom, partyFrom } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { TimerGraphic } from './timer-graphic.ts';

const KINDS = ['discussion', 'extra', 'club', 'credit', 'prep', 'attempt'] as const;

export default ografClass({
  graphic: 'timer',
  element: TimerGraphic,
  shown(fields, situation) {
    const kind = fields.oneOf('kind', KINDS, 'discussion');
    const clock = clockFrom(fields, situation, kind, 60);
    return kind === 'prep' || kind === 'attempt'
      ? {
          room: {
            game: 'party',
            clock,
            party: partyFrom(fields, { phase: kind === 'prep' ? 'prep' : 'play' }),
          },
        }
      : { room: { game: 'chgk', clock, chgk: chgkFrom(fields, { phase: kind }) } };
  },
});
