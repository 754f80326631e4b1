/*
 * How things move, in every theme alike: the durations and the curves that graphics are painted with, and the same as CSS custom
 * properties for whoever dresses something of their own beside them.
 */

/** ms. */
export const TIMES = {
  /** Coming on air and leaving: the clock; what stands over the picture; what fills it; the table with its podium. */
  inQuick: 700,
  outQuick: 400,
  inUsual: 1_000,
  outUsual: 500,
  inWhole: 1_500,
  outWhole: 600,
  inCeremony: 2_600,
  /** The wheel, whose lamp lights up. */
  inWheel: 1_100,
  outWheel: 550,
  /** What has just changed takes its place on the display of the hall. */
  hall: 700,
  /** A second's beat among the last ten. */
  beat: 420,
  /** Another text takes the place of the one that is read. */
  swap: 800,
  /** A verdict's mark is stamped. */
  mark: 800,
  /** A text or an answer is uncovered. */
  reveal: 900,
  /** A step of the ladder breaks off; the wave at the end of a clock. */
  drop: 1_100,
  /** The score turns over. */
  point: 1_400,
  /** What an attempt was about is uncovered word by word. */
  words: 1_600,
  /** Points fly in, are counted, and the rows change places. */
  gains: 2_400,
} as const;

interface Curve {
  /** By the name that gsap knows it by. */
  readonly gsap: string;
  /** The same curve in CSS: exact for cubic ones, else so near that nobody sees it. */
  readonly css: string;
}

/** The curve of `back.out(overshoot)`, a cubic in time, as CSS has it. */
const overshooting = (overshoot: number): Curve => ({
  gsap: `back.out(${String(overshoot)})`,
  css: `cubic-bezier(0.3333, ${(1 + overshoot / 3).toFixed(4)}, 0.6667, 1)`,
});

/** By what they are for. */
export const CURVES = {
  /** Fades, and shares that are curved later. */
  even: { gsap: 'none', css: 'linear' },
  /** Comes from outside and comes to rest. */
  arrive: { gsap: 'power3.out', css: 'cubic-bezier(0.2613, 1.0276, 0.5211, 1)' },
  /** Smaller things, words. */
  settle: { gsap: 'power2.out', css: 'cubic-bezier(0.3333, 1, 0.6667, 1)' },
  /** Plates that open from an edge. */
  open: { gsap: 'power3.inOut', css: 'cubic-bezier(0.7145, -0.0895, 0.2855, 1.0895)' },
  /** From one place to another. */
  travel: { gsap: 'power2.inOut', css: 'cubic-bezier(0.6248, -0.0407, 0.3752, 1.0407)' },
  /** Leaves, falls. */
  fall: { gsap: 'power2.in', css: 'cubic-bezier(0.3333, 0, 0.6667, 0)' },
  /** Arrives with a spring. */
  spring: overshooting(1.5),
  /** Hits: a mark, a pip. */
  stamp: overshooting(2.4),
} as const satisfies Readonly<Record<string, Curve>>;
export type CurveName = keyof typeof CURVES;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `--v-time-in-quick` …, `--v-ease-arrive` … */
export const PACE_PROPERTIES: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(TIMES).map(([name, ms]) => [`--v-time-${kebab(name)}`, `${String(ms)}ms`] as const),
  ...Object.entries(CURVES).map(([name, { css }]) => [`--v-ease-${name}`, css] as const),
];
