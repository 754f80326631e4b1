import type { Instant } from '../../src/rules/time.ts';
import type { WordResult } from '../../src/rules/views/types.ts';
import { partyFrom } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { RevealGraphic } from './reveal-graphic.ts';

const RESULTS: readonly WordResult[] = ['guessed', 'skipped', 'void'];

export default ografClass({
  graphic: 'reveal',
  element: RevealGraphic,
  shown(fields, { reached }) {
    const team = fields.text('team');
    const text = fields.maybe('word');
    return {
      show: {
        teams: [{ id: team, name: team, color: null, players: [], room: 'main', disqualified: false }],
      },
      room: {
        game: 'party',
        party: partyFrom(fields, {
          reveal: {
            at: reached[0] ?? (0 as Instant),
            team,
            points: fields.number('points', 0),
            item: text === null ? null : { text, note: fields.maybe('note'), image: null },
            words: fields.list('words').map((word) => ({
              text: word.maybe('text'),
              result: word.oneOf('result', RESULTS, 'guessed'),
            })),
          },
        }),
      },
    };
  },
});
