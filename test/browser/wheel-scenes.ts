import { duration, type Instant } from '../../src/rules/time.ts';
import { middleOf, SECTORS } from '../../src/rules/chgk/wheel.ts';
import type { ChgkView, PublicView, SpinView } from '../../src/rules/views/types.ts';
import { at, chgkGame, onAir, room, view, type OnAirSample } from '../helpers/views.ts';

/** Length of a spin with the ruleset's own setting. */
export const SPIN_MS = 12_000;
const PLAYED = [2, 5, 6, 11];
const BLITZ = 9;

/** A spin that begins at T0 and stands a little beyond the middle of a sector. */
export const spinTo = (sector: number): SpinView => ({
  startedAt: at(0),
  durationMs: duration(SPIN_MS),
  startAngle: middleOf(4),
  endAngle: middleOf(sector) + 6,
  turns: 13,
});

export interface WheelOptions extends Partial<ChgkView> {
  readonly air?: Partial<OnAirSample>;
  readonly aboveScore?: boolean;
}

/** A public view with the wheel on air. */
export function wheelView({ air = {}, aboveScore = false, ...fields }: WheelOptions): PublicView {
  const samples: OnAirSample[] = [{ graphic: 'wheel', ...air }];
  if (aboveScore) samples.push({ graphic: 'scoreboard' });
  const none = { pointed: null, sector: null, sectorKind: null, pointedAt: null, round: 0, verdict: null };
  const chgk = chgkGame({ ...none, played: PLAYED, blitz: BLITZ, restAngle: middleOf(4), ...fields });
  return view({}, room({ game: 'chgk', chgk, onAir: onAir(samples) }));
}

/** The round before is over, the arrow stands at 4. */
export const before = (options: WheelOptions = {}): PublicView =>
  wheelView({
    pointed: 4,
    sector: 4,
    sectorKind: 'question',
    pointedAt: at(-90_000),
    played: [...PLAYED, 4],
    round: 5,
    verdict: {
      at: at(-30_000),
      correct: true,
      point: 'experts',
      scoreBefore: { experts: 2, viewers: 2 },
    },
    ...options,
  });

export const spinning = (sector: number, options: WheelOptions = {}): PublicView =>
  before({ phase: 'spinning', spin: spinTo(sector), ...options });

export const kindOf = (sector: number): 'question' | 'blitz' | 'internet' =>
  sector === SECTORS ? 'internet' : sector === BLITZ ? 'blitz' : 'question';

/** The arrow stood at `pointed`; `sector` is played. */
export const stood = (pointed: number, sector = pointed, options: WheelOptions = {}): PublicView => {
  const kind = kindOf(sector);
  return wheelView({
    phase: kind === 'internet' ? 'internetPick' : 'reading',
    spin: spinTo(pointed),
    restAngle: middleOf(pointed) + 6,
    pointed,
    sector,
    sectorKind: kind,
    blitzQuestion: kind === 'blitz' ? 1 : null,
    pointedAt: at(SPIN_MS),
    round: 6,
    ...options,
    played: [...(options.played ?? PLAYED), sector],
  });
};

/** A real wheel's arrow was set by hand at T0. */
export const setByHand = (sector: number): PublicView =>
  stood(sector, sector, { spin: null, restAngle: middleOf(sector), pointedAt: at(0) });

export interface WheelScene {
  readonly name: string;
  readonly view: PublicView;
  /** Instants worth a picture, ms from T0; the first one is the most telling. */
  readonly instants: readonly number[];
}

const verdictAt = SPIN_MS + 20_000;

/** Every state of the wheel and the moves between them. */
export const WHEEL_SCENES: readonly WheelScene[] = [
  { name: 'before a spin', view: before(), instants: [0] },
  { name: 'spinning', view: spinning(7), instants: [2_000, 300, 8_000, 10_800, 11_900] },
  { name: 'stood and pushed in', view: stood(7), instants: [16_000, 12_300, 14_100, 14_500] },
  {
    name: 'shifted to the next',
    view: stood(5, 7),
    instants: [14_000, 12_500, 13_200, 15_300],
  },
  { name: 'blitz', view: stood(BLITZ), instants: [16_000] },
  { name: 'thirteenth', view: stood(13), instants: [16_000, 12_800] },
  {
    name: 'thirteenth without questions',
    view: stood(13, 1, { internetCount: 0 }),
    instants: [12_900],
  },
  {
    name: 'nearly all played',
    view: stood(10, 10, { played: [1, 2, 3, 5, 6, 8, 9, 11, 12, 13] }),
    instants: [12_700],
  },
  { name: 'real wheel', view: setByHand(3), instants: [4_500, 60, 250, 1_200] },
  {
    name: 'back after the verdict',
    view: stood(7, 7, {
      phase: 'between',
      verdict: {
        at: at(verdictAt),
        correct: false,
        point: 'viewers',
        scoreBefore: { experts: 3, viewers: 2 },
      },
    }),
    instants: [verdictAt + 700, verdictAt + 150, verdictAt + 1_100, verdictAt + 2_000],
  },
  { name: 'coming on air', view: before({ air: { since: 0 } }), instants: [400, 80, 700, 1_000] },
  {
    name: 'cleared while coming',
    view: before({ air: { onAir: false, since: 0, earlier: [-500] } }),
    instants: [60, 150, 240],
  },
  { name: 'above the scoreboard', view: stood(3, 3, { aboveScore: true }), instants: [17_000, 12_700] },
];

export const instantsOf = ({ instants }: WheelScene): readonly Instant[] => instants.map(at);
