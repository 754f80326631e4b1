import { clamp, mix, moving, part, presence, presenceChange, progress } from '../../src/graphics/motion.ts';
import type { Change } from '../../src/graphics/graphic-element.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { angleAt, SECTORS, sectorAt } from '../../src/rules/chgk/wheel.ts';
import { between, later, type Instant } from '../../src/rules/time.ts';
import type { ChgkView, RoomPublicView, SectorKind, SpinView } from '../../src/rules/views/types.ts';
import { AWAY_MS, afterStanding, type Pose, poseAt, type Sequence } from './after.ts';
import { BEDS, MIDDLE, STILL, zoomBy, type Zoom } from './camera.ts';

/** What lies in a sector. */
export type Slot = 'question' | 'blitz' | 'internet' | 'spent' | 'spentBlitz' | 'spentInternet' | 'empty';

export const isSpent = (slot: Slot): boolean =>
  slot === 'spent' || slot === 'spentBlitz' || slot === 'spentInternet';

/** Everything that is painted, as numbers. One object, filled anew for every instant. */
export interface Look {
  /** On air, 0–1, moving evenly. */
  presence: number;
  /** How the wheel as a whole is moved: by coming in, by making room for the score. */
  stand: Readonly<Zoom>;
  /** How the table is moved in that, once the camera moves in on a sector. */
  zoom: Readonly<Zoom>;
  /** What these two are while something moves them: else they are `STILL` itself, and nobody has to look closer. */
  readonly moved: { readonly stand: Zoom; readonly zoom: Zoom };
  /** Dusk over the table, 0–1: before its lamp is on, and behind an envelope that has come up. */
  dusk: number;
  alpha: number;
  /** Degrees at which the arrow points, clockwise from the beginning of sector 1. */
  angle: number;
  /** Speed of the arrow as a share of the fastest it is ever seen to fly, 0–1. */
  speed: number;
  /** The top's axis: degrees off the vertical and where to. */
  lean: number;
  leanTo: number;
  /** The arrow is there, 0–1: less only while a real wheel's result appears. */
  arrow: number;
  /** Light on the scale under the arrow, from when it is about to stand until it is pushed again. */
  under: number;
  underSector: number;
  pointed: number;
  pointedSector: number;
  lit: number;
  litSector: number;
  /** Share of these lights that is to be seen, once each of them stands still. */
  glow: number;
  /** They do: only `glow` still changes. */
  settled: boolean;
  push: number;
  lift: number;
  flip: number;
  /** Sector whose envelope is up from the table or still to come up, 0 if none. */
  held: number;
  /** It has been opened: it goes back to the table spent. */
  heldSpent: boolean;
  heldKind: SectorKind;
  caption: number;
  /** The sector the caption names, 0 for none: the pointed one, then the played one. */
  named: number;
}

export const createLook = (): Look => ({
  presence: 0,
  stand: STILL,
  zoom: STILL,
  moved: { stand: { ...STILL }, zoom: { ...STILL } },
  dusk: 0,
  alpha: 0,
  angle: 0,
  speed: 0,
  lean: 0,
  leanTo: 0,
  arrow: 1,
  under: 0,
  underSector: 0,
  pointed: 0,
  pointedSector: 0,
  lit: 0,
  litSector: 0,
  glow: 0,
  settled: true,
  push: 0,
  lift: 0,
  flip: 0,
  held: 0,
  heldSpent: false,
  heldKind: 'question',
  caption: 0,
  named: 0,
});

/** Steps clockwise from the sector the arrow points at to the one that is played (F-6.5). */
export const stepsOf = ({ pointed, sector }: Pick<ChgkView, 'pointed' | 'sector'>): number =>
  pointed === null || sector === null ? 0 : (sector - pointed + SECTORS) % SECTORS;

/** F-6.5, F-6.5.1, D-5: what lies in a sector once the envelope that is being played is back. */
export function slotOf(chgk: ChgkView, sector: number): Slot {
  const spent = chgk.played.includes(sector);
  if (sector === SECTORS) return spent ? 'spentInternet' : chgk.internetCount > 0 ? 'internet' : 'empty';
  if (sector === chgk.blitz) return spent ? 'spentBlitz' : 'blitz';
  return spent ? 'spent' : 'question';
}

export const endOf = (spin: SpinView): Instant => later(spin.startedAt, spin.durationMs);

/** The spin has gone on to its end and the pointing is its own: no other was set since. */
const spinning = (chgk: ChgkView, t: Instant): boolean =>
  chgk.spin !== null && t > chgk.spin.startedAt && t < endOf(chgk.spin);

/** Phases in which the sector's question is played: its envelope is up. */
const isPlayed = (chgk: ChgkView): boolean => {
  switch (chgk.phase) {
    case 'between':
    case 'decisiveAsked':
    case 'spinning':
    case 'over':
      return false;
    case 'internetPick':
    case 'reading':
    case 'discussion':
    case 'deciding':
    case 'extra':
    case 'club':
    case 'creditAsked':
    case 'credit':
    case 'answering':
      return true;
  }
};

/** From when the envelope goes back: the verdict that ended the round. Null while it is played, or where nobody knows. */
function awayFrom(chgk: ChgkView): Instant | null {
  if (isPlayed(chgk) || chgk.pointedAt === null) return null;
  const at = chgk.verdict?.at ?? null;
  return at !== null && at >= chgk.pointedAt ? at : null;
}

const sequenceOf = (chgk: ChgkView): Sequence => afterStanding(stepsOf(chgk), chgk.spin === null);

/** Fills a look for a room at an instant. */
export function lookAt(room: RoomPublicView | null, t: Instant, look: Look): void {
  look.presence = presence(room?.onAir.wheel, t, TIMES.inWheel, TIMES.outWheel);
  const chgk = room?.chgk ?? null;
  turn(chgk, t, look);
  settle(chgk, t, look);
  const score = part(presence(room?.onAir.scoreboard, t), 0, 1, 'power2.inOut');
  stand(look, score);
}

/** Where the scoreboard stands along the lower edge the table is smaller and higher. */
const BESIDE_SCORE = { scale: 0.825, y: -76 } as const;

function stand(look: Look, score: number): void {
  const came = part(look.presence, 0, 1, 'power3.out');
  const lamp = part(look.presence, 0.25, 1, 'power2.inOut');
  look.alpha = part(look.presence, 0, 0.4, 'power1.out');
  look.dusk = Math.max(1 - lamp, 0.86 * look.push);
  look.stand = came === 1 && score === 0 ? STILL : stood(came, score, look.moved.stand);
  look.zoom = look.push === 0 || look.held === 0 ? STILL : pushedIn(look.held, look.push, look.moved.zoom);
}

function stood(came: number, score: number, zoom: Zoom): Readonly<Zoom> {
  reset(zoom);
  zoomBy(zoom, mix(1, BESIDE_SCORE.scale, score), 0, BESIDE_SCORE.y * score);
  zoomBy(zoom, mix(0.86, 1, came), 0, mix(46, 0, came));
  return zoom;
}

/** The camera moves in: the table grows about its centre and the sector comes towards the middle. */
function pushedIn(sector: number, push: number, zoom: Zoom): Readonly<Zoom> {
  const { x, y } = BEDS[sector - 1]!;
  reset(zoom);
  zoomBy(zoom, mix(1, 1.3, push), (MIDDLE.x - x) * 0.3 * push, (MIDDLE.y - y) * 0.3 * push);
  return zoom;
}

function reset(zoom: Zoom): void {
  zoom.scale = 1;
  zoom.x = zoom.y = 0;
}

/** Degrees per ms at which the arrow's blur is at its fullest. */
const FASTEST = 0.8;
/** Light on the scale under an arrow that stands. */
const UNDER = 0.75;

function turn(chgk: ChgkView | null, t: Instant, look: Look): void {
  look.speed = look.lean = look.leanTo = look.under = look.underSector = 0;
  const spin = chgk?.spin ?? null;
  if (spin === null || chgk === null) {
    look.angle = chgk?.restAngle ?? 0;
    return;
  }
  look.angle = angleAt(spin, t);
  if (!spinning(chgk, t)) {
    look.angle %= 360;
    return;
  }
  const elapsed = between(spin.startedAt, t);
  const share = elapsed / spin.durationMs;
  const now = (angleAt(spin, later(t, 1)) - angleAt(spin, later(t, -1))) / 2;
  look.speed = clamp(now / FASTEST);
  // A top that is pushed staggers first, then sleeps upright; losing its speed it wobbles, wider and faster, and is caught by its own weight.
  const stagger = 3 * part(share, 0, 0.03) * (1 - part(share, 0.03, 0.22, 'power1.out'));
  const wobble = 6.2 * part(share, 0.42, 0.9, 'power2.in') * (1 - part(share, 0.9, 1, 'sine.inOut'));
  const hum = 0.22 * look.speed * Math.sin(elapsed * 0.075);
  look.lean = (stagger + wobble + hum) * part(share, 0, 0.01) * (1 - part(share, 0.985, 1));
  const seconds = elapsed / 1000;
  look.leanTo = (seconds * 250 + seconds * seconds * 17) % 360;
  look.underSector = sectorAt(look.angle);
  look.under = UNDER * part(1 - now / FASTEST, 0.55, 1, 'power2.in') * part(share, 0.3, 0.5);
}

const pose: Pose = { arrow: 1, pointed: 0, step: 0, lit: 0, push: 0, lift: 0, flip: 0, caption: 0 };

function settle(chgk: ChgkView | null, t: Instant, look: Look): void {
  look.push = look.lift = look.flip = look.caption = 0;
  look.held = look.named = 0;
  look.heldSpent = false;
  look.heldKind = 'question';
  look.arrow = 1;
  rest(chgk, t, look);
  if (chgk === null || chgk.pointedAt === null || chgk.pointed === null || chgk.sector === null) return;
  const away = awayFrom(chgk);
  if (away === null && !isPlayed(chgk)) return;
  const steps = stepsOf(chgk);
  const until = away === null || t < away ? t : away;
  poseAt(sequenceOf(chgk), between(chgk.pointedAt, until), pose);
  // Only the pointing's own moments hide the arrow: the next spin has one of its own.
  if (chgk.spin === null) look.arrow = pose.arrow;
  const gone = away === null ? 0 : progress(t, away, AWAY_MS);
  if (gone >= 1) return;
  light(chgk.pointed, steps, look);
  if (gone > 0) dim(gone, steps, chgk.pointed, look);
  look.push = pose.push * (1 - part(gone, 0.1, 1, 'power2.inOut'));
  look.lift = pose.lift * (1 - part(gone, 0.05, 0.8, 'power2.inOut'));
  look.flip = pose.flip * (1 - part(gone, 0, 0.5, 'power2.inOut'));
  look.caption = pose.caption * (1 - part(gone, 0, 0.3, 'power2.in'));
  look.settled = pose.push > 0 || gone > 0;
  look.held = chgk.sector;
  look.heldSpent = gone > 0;
  look.heldKind = chgk.sectorKind ?? 'question';
  look.named = pose.step >= steps ? chgk.sector : chgk.pointed;
}

/** Light on the sector that the arrow was left at, between rounds. */
const REST = 0.45;
/** How long it takes to go out once the top is pushed, ms. */
const OUT_OF_REST_MS = 500;

function rest(chgk: ChgkView | null, t: Instant, look: Look): void {
  look.pointed = look.pointedSector = look.lit = look.litSector = 0;
  look.glow = 1;
  look.settled = false;
  if (chgk === null) return;
  const { spin } = chgk;
  if (chgk.phase === 'spinning' && spin !== null) {
    if (t >= endOf(spin)) {
      // It stands, and what it points at is about to be told.
      look.under = UNDER;
      look.underSector = sectorAt(look.angle);
      return;
    }
    const left = 1 - progress(t, spin.startedAt, OUT_OF_REST_MS);
    if (chgk.pointedAt !== null && left > 0) leave(sectorAt(spin.startAngle), left, look);
  } else if (chgk.pointedAt !== null) {
    leave(sectorAt(look.angle), 1, look);
  }
}

/** The light that is left on a sector between rounds, and so much of it. */
function leave(sector: number, share: number, look: Look): void {
  look.lit = 1;
  look.litSector = look.underSector = sector;
  look.under = UNDER * share;
  look.pointed = look.pointedSector = 0;
  look.glow = REST * share;
  look.settled = true;
}

/** The light on the pointed sector, and the one that walks on from it. */
function light(pointed: number, steps: number, look: Look): void {
  look.glow = 1;
  look.under = UNDER * look.arrow;
  look.underSector = pointed;
  look.pointedSector = pointed;
  look.pointed = steps === 0 ? 0 : pose.pointed;
  const step = Math.min(steps, Math.ceil(pose.step));
  look.litSector = ((pointed - 1 + step) % SECTORS) + 1;
  const walking = steps > 0 && pose.step > 0 && pose.step < steps;
  look.lit = walking ? 0.65 * Math.sin(Math.PI * (pose.step - Math.ceil(pose.step) + 1)) ** 0.5 : pose.lit;
}

/** After the verdict the lights go down to what is left between rounds: where they are others, by way of darkness. */
function dim(gone: number, steps: number, pointed: number, look: Look): void {
  if (steps === 0 && look.lit === 1 && look.arrow === 1) {
    look.glow = mix(1, REST, part(gone, 0.3, 0.9, 'power1.inOut'));
  } else if (gone < 0.6) {
    look.glow = 1 - part(gone, 0.1, 0.6, 'power1.inOut');
  } else {
    leave(pointed, part(gone, 0.6, 1, 'power1.inOut'), look);
    look.under = UNDER;
  }
}

/** When the wheel looks different by itself. */
export function changeOf(room: RoomPublicView | null, t: Instant): Change {
  const onAir = room?.onAir.wheel;
  const coming = presenceChange(onAir, t, TIMES.inWheel, TIMES.outWheel);
  if (presence(onAir, t, TIMES.inWheel, TIMES.outWheel) === 0 && coming !== 'frame') return coming;
  const chgk = room?.chgk ?? null;
  if (chgk === null) return coming;
  const { spin, pointedAt } = chgk;
  let next = sooner(coming, presenceChange(room?.onAir.scoreboard, t));
  next = sooner(next, presenceChange(room?.onAir.blitz, t));
  next = sooner(next, presenceChange(room?.onAir.question, t));
  if (spin !== null) next = sooner(next, moving(t, spin.startedAt, spin.durationMs));
  if (isPlayed(chgk)) next = sooner(next, moving(t, pointedAt, sequenceOf(chgk).durationMs));
  return sooner(next, moving(t, awayFrom(chgk), AWAY_MS));
}

/** The earlier of two changes; asked for every frame, so it gathers nothing. */
function sooner(a: Change, b: Change): Change {
  if (a === 'frame' || b === 'frame') return 'frame';
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
