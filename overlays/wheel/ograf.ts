import { angleAt, middleOf } from '../../src/rules/chgk/wheel.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { ChgkView, SpinView } from '../../src/rules/views/types.ts';
import { chgkFrom, sectorsOf, spinOf } from '../../src/graphics/ograf/game-parts.ts';
import { ografClass } from '../../src/graphics/ograf/ograf-graphic.ts';
import type { Custom } from '../../src/graphics/ograf/script.ts';
import { WheelGraphic } from './wheel-graphic.ts';

interface Wheel {
  readonly spin: SpinView | null;
  readonly restAngle: number;
  readonly pointedAt: Instant | null;
  readonly pointed: number | null;
  readonly sector: number | null;
}

const still: Wheel = { spin: null, restAngle: middleOf(1), pointedAt: null, pointed: null, sector: null };

/** `spin` turns the wheel to a sector; `point` shows where a real one has come to stand. */
function after(wheel: Wheel, { id, payload, at, since }: Custom): Wheel {
  const sectors = sectorsOf(payload);
  if (id === 'spin') {
    const from = wheel.spin ? angleAt(wheel.spin, at) % 360 : wheel.restAngle;
    const spin = spinOf(payload, since, from);
    const pointedAt = (since + spin.durationMs) as Instant;
    return { spin, restAngle: spin.endAngle, pointedAt, ...sectors };
  }
  if (id !== 'point') return wheel;
  return { spin: null, restAngle: middleOf(sectors.pointed), pointedAt: since, ...sectors };
}

export default ografClass({
  graphic: 'wheel',
  element: WheelGraphic,
  shown(fields, situation, _, t) {
    const wheel = situation.customs.reduce(after, still);
    const spins = wheel.spin !== null && wheel.pointedAt !== null && t < wheel.pointedAt;
    const game = chgkFrom(fields);
    const kind = wheel.sector === 13 ? 'internet' : wheel.sector === game.blitz ? 'blitz' : 'question';
    const known: Partial<ChgkView> =
      spins || wheel.sector === null
        ? {}
        : {
            pointed: wheel.pointed,
            sector: wheel.sector,
            sectorKind: kind,
            pointedAt: wheel.pointedAt,
            played: [...game.played.filter((one) => one !== wheel.sector), wheel.sector],
            phase: 'reading',
          };
    return {
      room: {
        game: 'chgk',
        chgk: {
          ...game,
          spin: wheel.spin,
          restAngle: spins ? wheel.spin.startAngle : wheel.restAngle,
          phase: spins ? 'spinning' : 'between',
          ...known,
        },
      },
    };
  },
  changes: (situation) => {
    const { spin, pointedAt } = situation.customs.reduce(after, still);
    return spin ? pointedAt : null;
  },
});
