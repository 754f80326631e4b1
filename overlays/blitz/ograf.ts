import { chgkFrom } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import { BlitzGraphic } from './blitz-graphic.ts';

/** Each step is the next of the three questions; the action `wrong` ends the round, `right` wins it after the third. */
export default ografClass({
  graphic: 'blitz',
  element: BlitzGraphic,
  steps: 3,
  shown(fields, { step, playedAt, reached, customs }) {
    const end = customs.find(({ id, at }) => (id === 'right' || id === 'wrong') && at >= (playedAt ?? 0));
    const reachedAt = reached[Math.max(0, step)];
    const verdictAt = end?.since ?? (step > 0 ? reachedAt : undefined);
    return {
      room: {
        game: 'chgk',
        chgk: chgkFrom(fields, {
          phase: end ? 'between' : 'reading',
          sectorKind: 'blitz',
          blitzQuestion: Math.max(0, step) + 1,
          verdict:
            verdictAt === undefined
              ? null
              : {
                  at: verdictAt,
                  correct: end?.id !== 'wrong',
                  point: null,
                  scoreBefore: { experts: 0, viewers: 0 },
                },
        }),
      },
    };
  },
});
