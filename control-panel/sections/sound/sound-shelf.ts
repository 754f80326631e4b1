import type { SoundInfo } from '../../../src/protocol/http.ts';
import type { Cue } from '../../../src/rules/views/types.ts';
import { ApiError } from '../../api.ts';
import type { Panel } from '../../panel.ts';
import { Listening } from './listen.ts';
import { shortName } from './sound-names.ts';
import { soundText } from './text.ts';

/** What a file field takes. */
export const AUDIO = '.wav,.mp3,.ogg,.oga,.opus,.flac,.webm,audio/*';
const FILE_MOST = 8 * 1024 * 1024;

/** The sounds of one's own and what can be done with them; every change is told to the panel. */
export class SoundShelf {
  sounds: readonly SoundInfo[] = [];
  failed = false;
  readonly #panel: Panel;
  readonly #listening = new Listening();

  constructor(panel: Panel) {
    this.#panel = panel;
  }

  async load(): Promise<void> {
    try {
      this.sounds = await this.#panel.api.sounds();
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.#panel.changed();
  }

  /** Plays to the operator alone: a cue as the program makes it, or a file in its stead. */
  async listen(cue: Cue, file: string | null, volume: number): Promise<void> {
    try {
      await this.#listening.play(cue, file, volume);
    } catch {
      this.#say('trouble', this.#text.cannotPlay);
    }
  }

  stop(): void {
    this.#listening.stop();
  }

  /** Takes the chosen file in, and has the cue sound with it where it was chosen for one. */
  async upload(event: Event, cue: Cue | null): Promise<void> {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    field.value = '';
    if (!file) return;
    if (file.size > FILE_MOST) {
      this.#say('trouble', this.#text.tooLarge);
      return;
    }
    await this.#try(async () => {
      const added = await this.#panel.api.addSound(file);
      if (cue !== null) await this.#panel.send('show.sound', { cue, file: added.address });
      this.#say('done', this.#text.added(shortName(added.name)));
    });
  }

  /** The cues that sounded with it have the program's own again. */
  async delete({ name }: SoundInfo, cues: readonly Cue[]): Promise<void> {
    await this.#try(async () => {
      for (const cue of cues) await this.#panel.send('show.sound', { cue, file: '' });
      await this.#panel.api.deleteSound(name);
    });
  }

  get #text(): (typeof soundText)['ru'] {
    return soundText[this.#panel.language];
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const told = error instanceof ApiError ? error.message : '';
      this.#say('trouble', told === '' ? this.#text.failed : told);
    }
    await this.load();
  }

  #say(tone: 'done' | 'trouble', message: string): void {
    this.#panel.notify({ tone, type: null, code: null, message });
  }
}
