import { CUES, type Cue, type RoomPublicView, type SoundView } from '../../rules/views/types.ts';
import type { Instant } from '../../rules/time.ts';
import type { Cancel, LocalTime } from '../frame-clock.ts';
import { type CueAt, cuesIn } from './cues.ts';
import { LEAD_SECONDS, synthesise } from './synth.ts';

/** A cue that has been missed by more is not made up for: after a reload or a break in the connection nothing is heard late. */
const LATE_MS = 400;
/** Cues that are known in advance are handed to the audio clock so early that no busy page makes them late. */
const AHEAD_MS = 300;
const LOOK_EVERY_MS = 100;

export interface SoundDeskOptions {
  readonly audio: AudioContext;
  /** Server time. */
  readonly now: () => Instant;
  readonly time: LocalTime;
}

interface Playing {
  readonly source: AudioBufferSourceNode;
  readonly at: Instant;
}

/**
 * Plays the cues of one room through Web Audio. Each happening is heard once: what has passed before the first view, or was missed for
 * longer than a moment, stays silent.
 */
export class SoundDesk {
  readonly #audio: AudioContext;
  readonly #now: () => Instant;
  readonly #time: LocalTime;
  readonly #own = new Map<Cue, AudioBuffer>();
  readonly #files = new Map<string, AudioBuffer | null>();
  readonly #heard = new Map<string, Instant>();
  readonly #playing = new Map<string, Playing>();
  readonly #quiet = new Set<() => void>();
  #room: RoomPublicView | null = null;
  #sound: SoundView | null = null;

  constructor({ audio, now, time }: SoundDeskOptions) {
    this.#audio = audio;
    this.#now = now;
    this.#time = time;
    for (const cue of CUES) this.#own.set(cue, this.#bufferOf(synthesise(cue, audio.sampleRate)));
    this.#keepAwake();
    this.#look();
  }

  /** Takes a new view. The first one silences everything that lies before it. */
  show(room: RoomPublicView | null, sound: SoundView): void {
    const first = this.#room === null;
    this.#room = room;
    this.#sound = sound;
    for (const { file } of Object.values(sound.cues)) if (file !== null) this.#load(file);
    const now = this.#now();
    if (first && room) for (const cue of cuesIn(room, before(now), now)) this.#heard.set(cue.id, cue.at);
    this.#cue();
  }

  /** Nothing is heard, and nothing has been handed over to be heard soon. */
  get still(): boolean {
    return this.#playing.size === 0;
  }

  /** Calls back whenever the last sound has faded. */
  onQuiet(run: () => void): Cancel {
    this.#quiet.add(run);
    return () => {
      this.#quiet.delete(run);
    };
  }

  #look(): void {
    this.#cue();
    this.#time.after(LOOK_EVERY_MS, () => {
      this.#look();
    });
  }

  #cue(): void {
    if (!this.#room || !this.#sound) return;
    const now = this.#now();
    const cues = cuesIn(this.#room, before(now), (now + AHEAD_MS) as Instant);
    this.#dropCancelled(cues, now);
    for (const cue of cues) {
      if (this.#heard.has(cue.id)) continue;
      this.#heard.set(cue.id, cue.at);
      this.#play(cue, now, this.#sound);
    }
    for (const [id, at] of this.#heard) if (at < before(now)) this.#heard.delete(id);
  }

  /** What was handed over in advance and is not going to happen any more: the clock was paused, the step undone. */
  #dropCancelled(cues: readonly CueAt[], now: Instant): void {
    for (const [id, { source, at }] of this.#playing) {
      if (at <= now || cues.some((cue) => cue.id === id)) continue;
      source.stop();
      this.#playing.delete(id);
      this.#heard.delete(id);
    }
  }

  #play({ cue, at, id }: CueAt, now: Instant, sound: SoundView): void {
    const setting = sound.cues[cue];
    // An audio clock that stands would give everything it has gathered at once when it is let go.
    if (sound.muted || setting.muted || this.#audio.state !== 'running') return;
    const file = setting.file === null ? null : this.#files.get(setting.file);
    const buffer = file ?? this.#own.get(cue);
    if (!buffer) return;
    const source = this.#audio.createBufferSource();
    source.buffer = buffer;
    const gain = this.#audio.createGain();
    gain.gain.value = sound.volume * setting.volume;
    source.connect(gain).connect(this.#audio.destination);
    // the program's own cues begin with silence: started early by as much, they are heard in time
    const lead = file ? 0 : LEAD_SECONDS;
    const start = this.#audio.currentTime + (at - now) / 1000 - lead;
    source.start(
      Math.max(this.#audio.currentTime, start),
      Math.max(0, Math.min(lead, this.#audio.currentTime - start)),
    );
    this.#playing.set(id, { source, at });
    source.addEventListener('ended', () => {
      if (this.#playing.get(id)?.source === source) this.#playing.delete(id);
      if (this.still) for (const run of this.#quiet) run();
    });
  }

  #bufferOf(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = this.#audio.createBuffer(1, samples.length, this.#audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  /** A stream that is never quite asleep: a player that has to wake up first would cut the beginning of a cue. */
  #keepAwake(): void {
    const hush = this.#audio.createBufferSource();
    hush.buffer = this.#audio.createBuffer(1, this.#audio.sampleRate, this.#audio.sampleRate);
    hush.loop = true;
    hush.connect(this.#audio.destination);
    hush.start();
  }

  /** Own files: until one has come, and where it can't be played, the program's own cue is heard. */
  #load(file: string): void {
    if (this.#files.has(file)) return;
    this.#files.set(file, null);
    fetch(file)
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(String(answer.status)))))
      .then((bytes) => this.#audio.decodeAudioData(bytes))
      .then(
        (buffer) => this.#files.set(file, buffer),
        () => this.#time.after(10_000, () => this.#files.delete(file)),
      );
  }
}

const before = (now: Instant): Instant => (now - LATE_MS) as Instant;
