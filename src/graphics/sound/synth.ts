import type { Cue } from '../../rules/views/types.ts';

/** One voice of a cue: a decaying tone. Frequencies in Hz, times in seconds, level 0–1. */
interface Tone {
  readonly from: number;
  readonly hz: number;
  /** Where the pitch glides to; the same where it stays. */
  readonly to?: number;
  readonly length: number;
  readonly level: number;
  /** How fast it dies away: the level falls by e each `decay` seconds. */
  readonly decay: number;
  /** Seconds until it has its full level. */
  readonly attack?: number;
  /** Share of a second partial an octave above. */
  readonly edge?: number;
}

/** A burst of noise, for wood and breath. */
interface Noise {
  readonly from: number;
  readonly length: number;
  readonly level: number;
  readonly decay: number;
}

interface Score {
  readonly tones: readonly Tone[];
  readonly noise?: readonly Noise[];
}

const bell = (from: number, hz: number, level: number, decay: number): readonly Tone[] => [
  { from, hz, length: decay * 5, level, decay, edge: 0.25 },
  { from, hz: hz * 2.76, length: decay * 2, level: level * 0.22, decay: decay * 0.35 },
];

/** A struck plate: partials that fit no chord, the low ones longest. */
const plate = (hz: number): readonly Tone[] =>
  [1, 1.51, 2.12, 2.79, 3.63, 4.41].map((ratio, i) => ({
    from: 0,
    hz: hz * ratio,
    to: hz * ratio * 0.995,
    length: 3.2,
    level: 0.34 / (1 + i * 0.7),
    decay: 1.1 / (1 + i * 0.55),
    attack: 0.004 + i * 0.006,
  }));

const SCORES: Readonly<Record<Cue, Score>> = {
  start: { tones: [...bell(0, 659, 0.5, 0.16), ...bell(0.11, 988, 0.55, 0.2)] },
  tenLeft: {
    tones: [...bell(0, 1319, 0.42, 0.06), ...bell(0.14, 1319, 0.42, 0.06)],
    noise: [{ from: 0, length: 0.02, level: 0.15, decay: 0.005 }],
  },
  end: {
    tones: [
      { from: 0, hz: 196, to: 185, length: 1.1, level: 0.5, decay: 0.6, attack: 0.01, edge: 0.7 },
      { from: 0, hz: 294, to: 277, length: 1.1, level: 0.3, decay: 0.55, attack: 0.01, edge: 0.5 },
    ],
  },
  drop: {
    tones: [{ from: 0, hz: 988, to: 494, length: 0.3, level: 0.4, decay: 0.14, attack: 0.006, edge: 0.3 }],
  },
  right: {
    tones: [523, 659, 784, 1047].flatMap((hz, i) => bell(i * 0.085, hz, 0.4, i === 3 ? 0.34 : 0.16)),
  },
  wrong: {
    tones: [
      { from: 0, hz: 233, to: 220, length: 0.28, level: 0.5, decay: 0.2, attack: 0.008, edge: 0.6 },
      { from: 0.24, hz: 175, to: 156, length: 0.7, level: 0.55, decay: 0.3, attack: 0.008, edge: 0.6 },
    ],
  },
  tick: {
    tones: [{ from: 0, hz: 1900, to: 1400, length: 0.05, level: 0.4, decay: 0.012 }],
    noise: [{ from: 0, length: 0.02, level: 0.3, decay: 0.004 }],
  },
  gong: { tones: plate(131), noise: [{ from: 0, length: 0.08, level: 0.12, decay: 0.03 }] },
  blackout: {
    tones: [
      { from: 0, hz: 220, to: 41, length: 1.8, level: 0.5, decay: 0.9, attack: 0.03, edge: 0.2 },
      { from: 0, hz: 331, to: 62, length: 1.6, level: 0.25, decay: 0.7, attack: 0.03 },
    ],
    noise: [{ from: 0, length: 1.2, level: 0.06, decay: 0.5 }],
  },
};

/** Silence before every cue, seconds: a player that wakes up late swallows this, not the beginning. */
export const LEAD_SECONDS = 0.08;

const TAU = Math.PI * 2;
/** Ends without a click. */
const FADE_SECONDS = 0.012;

const envelope = (at: number, length: number, decay: number, attack: number): number =>
  Math.min(1, at / attack) * Math.exp(-at / decay) * Math.min(1, (length - at) / FADE_SECONDS);

function addTone(samples: Float32Array, rate: number, tone: Tone): void {
  const first = Math.floor((LEAD_SECONDS + tone.from) * rate);
  const count = Math.floor(tone.length * rate);
  const glide = Math.log((tone.to ?? tone.hz) / tone.hz);
  let phase = 0;
  for (let i = 0; i < count && first + i < samples.length; i++) {
    const at = i / rate;
    const voice = Math.sin(phase) + (tone.edge ?? 0) * Math.sin(phase * 2);
    samples[first + i]! += tone.level * envelope(at, tone.length, tone.decay, tone.attack ?? 0.003) * voice;
    phase += (TAU * tone.hz * Math.exp((glide * at) / tone.length)) / rate;
  }
}

function addNoise(samples: Float32Array, rate: number, noise: Noise): void {
  const first = Math.floor((LEAD_SECONDS + noise.from) * rate);
  const count = Math.floor(noise.length * rate);
  // the same hiss every time: a small linear congruence instead of chance
  let seed = 22_695_477;
  for (let i = 0; i < count && first + i < samples.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const at = i / rate;
    samples[first + i]! +=
      noise.level * envelope(at, noise.length, noise.decay, 0.001) * (seed / 2_147_483_648 - 1);
  }
}

/** A cue's sound, made from its score: mono samples in −1…1 at a rate in Hz, beginning with the lead of silence. Always the same. */
export function synthesise(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const { tones, noise = [] } = SCORES[cue];
  const ends = [...tones, ...noise].map(({ from, length }) => from + length);
  const samples = new Float32Array(Math.ceil((LEAD_SECONDS + Math.max(...ends)) * rate));
  for (const tone of tones) addTone(samples, rate, tone);
  for (const burst of noise) addNoise(samples, rate, burst);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const loudest = 0.9;
  return peak > loudest ? samples.map((value) => (value * loudest) / peak) : samples;
}
