import { synthesise } from '../../../src/graphics/sound/synth.ts';
import type { Cue } from '../../../src/rules/views/types.ts';

/** Plays a cue to the operator alone, by the same means as the sound page. */
export class Listening {
  #audio: AudioContext | null = null;
  #playing: AudioBufferSourceNode | null = null;

  /** `volume` 0–1. Resolves when it has begun; rejects where a file can't be played. */
  async play(cue: Cue, file: string | null, volume: number): Promise<void> {
    const audio = (this.#audio ??= new AudioContext());
    await audio.resume();
    const buffer = file === null ? this.#own(audio, cue) : await load(audio, file);
    this.stop();
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const gain = audio.createGain();
    gain.gain.value = volume;
    source.connect(gain).connect(audio.destination);
    source.start();
    this.#playing = source;
  }

  stop(): void {
    this.#playing?.stop();
    this.#playing = null;
  }

  #own(audio: AudioContext, cue: Cue): AudioBuffer {
    const samples = synthesise(cue, audio.sampleRate);
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }
}

async function load(audio: AudioContext, file: string): Promise<AudioBuffer> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return audio.decodeAudioData(await answer.arrayBuffer());
}
