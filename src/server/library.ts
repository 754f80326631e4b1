import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { SoundInfo, ThemeInfo } from '../protocol/http.ts';
import type { Words } from '../protocol/messages.ts';
import { classic } from '../protocol/theme/classic.ts';
import { party } from '../protocol/theme/party.ts';
import { readTheme, type Theme } from '../protocol/theme/theme.ts';
import { TOKENS, type TokenKind, type TokenName } from '../protocol/theme/tokens.ts';
import { unusable, writeSmall } from './data-folder.ts';
import { codeOf } from './faults.ts';

const THEMES = 'themes';
const SOUNDS = 'sounds';
/** More than a club makes in years; a script that runs wild stops here. */
const THEMES_MOST = 200;
const SOUNDS_MOST = 200;
/** Enough for a theme with the largest logo that is taken, in characters. */
const THEME_LENGTH = 2_000_000;
/** Most of a minute as a WAV, several ones as an MP3. */
export const SOUND_BYTES = 8 * 1024 * 1024;

const THEME_ID = /^[a-z0-9-]{1,40}$/;
const SOUND_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_. ()-]{0,120}\.(wav|mp3|ogg|flac|webm)$/iu;

/** Themes that come with the program, and the word for «as the game has it». */
const RESERVED: readonly string[] = [classic.id, party.id, 'auto'];

export type Refused = { readonly refused: Words; readonly missing?: true };

/**
 * Themes and sounds of one's own, files of the data folder that all shows share. Every method throws a `Fault` where the folder can't be
 * used.
 */
export class Library {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  themes(): readonly ThemeInfo<Words>[] {
    return this.#files(THEMES)
      .filter(({ name }) => name.endsWith('.json') && THEME_ID.test(name.slice(0, -5)))
      .map(({ name, changed }) => {
        const id = name.slice(0, -5);
        const read = this.theme(id);
        return {
          id,
          name: 'refused' in read ? null : read.name,
          changed,
          problem: 'refused' in read ? read.refused : null,
        };
      });
  }

  theme(id: string): Theme | Refused {
    const bytes = THEME_ID.test(id) ? this.#read(THEMES, `${id}.json`) : null;
    if (bytes === null) return { refused: NO_THEME, missing: true };
    return readAs(id, parsed(bytes.toString('utf8')));
  }

  /** Saves a theme under an id, whatever the file calls itself. */
  saveTheme(id: string, input: unknown): { readonly theme: Theme; readonly isNew: boolean } | Refused {
    if (RESERVED.includes(id)) return { refused: OWN_THEME };
    if (!THEME_ID.test(id)) return { refused: BAD_ID };
    const theme = readAs(id, input);
    if ('refused' in theme) return theme;
    const text = `${JSON.stringify(theme, null, 2)}\n`;
    if (text.length > THEME_LENGTH) return { refused: TOO_LARGE };
    const name = `${id}.json`;
    const isNew = this.#read(THEMES, name) === null;
    if (isNew && this.#files(THEMES).length >= THEMES_MOST) return { refused: TOO_MANY_THEMES };
    this.#write(THEMES, name, text);
    return { theme, isNew };
  }

  deleteTheme(id: string): Refused | null {
    return THEME_ID.test(id) && this.#delete(THEMES, `${id}.json`)
      ? null
      : { refused: NO_THEME, missing: true };
  }

  sounds(): readonly SoundInfo[] {
    return this.#files(SOUNDS)
      .filter(({ name }) => SOUND_NAME.test(name))
      .map(soundInfo);
  }

  sound(name: string): { readonly bytes: Buffer; readonly type: string } | null {
    const bytes = SOUND_NAME.test(name) ? this.#read(SOUNDS, name) : null;
    const kind = bytes && kindOf(bytes);
    return kind ? { bytes, type: MEDIA_TYPES[kind] } : null;
  }

  /**
   * Keeps a sound under its own name and a piece of its hash: the same file twice is one, and what stands under an address never becomes
   * another sound.
   */
  saveSound(given: string, bytes: Buffer): SoundInfo | Refused {
    const kind = kindOf(bytes);
    if (kind === null) return { refused: NO_SOUND };
    const stem = given
      .normalize('NFC')
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, 60)
      .replace(/^[-\p{M}]+|-+$/gu, '');
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const name = `${stem === '' ? 'sound' : stem}-${hash}.${kind}`;
    if (this.#read(SOUNDS, name) === null) {
      if (this.#files(SOUNDS).length >= SOUNDS_MOST) return { refused: TOO_MANY_SOUNDS };
      this.#write(SOUNDS, name, bytes);
    }
    const file = this.#files(SOUNDS).find((one) => one.name === name);
    return soundInfo(file ?? { name, bytes: bytes.length, changed: new Date().toISOString() });
  }

  deleteSound(name: string): Refused | null {
    return SOUND_NAME.test(name) && this.#delete(SOUNDS, name) ? null : { refused: NO_FILE, missing: true };
  }

  #files(
    kind: string,
  ): readonly { readonly name: string; readonly bytes: number; readonly changed: string }[] {
    const folder = join(this.#folder, kind);
    try {
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => {
          const { size, mtime } = statSync(join(folder, name));
          return { name: name.normalize('NFC'), bytes: size, changed: mtime.toISOString() };
        })
        .sort((a, b) => a.name.localeCompare(b.name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw unusable(folder, error);
    }
  }

  #read(kind: string, name: string): Buffer | null {
    try {
      return readFileSync(join(this.#folder, kind, name));
    } catch (error) {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
      throw unusable(this.#folder, error);
    }
  }

  #write(kind: string, name: string, content: string | Buffer): void {
    const folder = join(this.#folder, kind);
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw unusable(folder, error);
    }
    writeSmall(folder, name, content);
  }

  #delete(kind: string, name: string): boolean {
    try {
      rmSync(join(this.#folder, kind, name));
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw unusable(this.#folder, error);
    }
  }
}

const soundInfo = (file: { name: string; bytes: number; changed: string }): SoundInfo => ({
  ...file,
  address: `/sounds/${encodeURIComponent(file.name)}`,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readAs(id: string, input: unknown): Theme | Refused {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const read = readTheme(isObject ? { ...input, id } : input, classic);
  return 'wrong' in read ? { refused: wrongField(read.wrong) } : read.theme;
}

type SoundKind = 'wav' | 'mp3' | 'ogg' | 'flac' | 'webm';

const MEDIA_TYPES: Readonly<Record<SoundKind, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  webm: 'audio/webm',
};

/** What a file is by its first bytes, whatever its name says. Formats that every browser inside OBS plays; null for anything else. */
function kindOf(bytes: Buffer): SoundKind | null {
  const begins = (text: string, at = 0): boolean =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (begins('RIFF') && begins('WAVE', 8)) return 'wav';
  if (begins('OggS')) return 'ogg';
  if (begins('fLaC')) return 'flac';
  if (begins('\x1a\x45\xdf\xa3')) return 'webm';
  const [first = 0, second = 0] = bytes;
  // A frame of MPEG audio; layer 0 would be AAC.
  if (begins('ID3') || (first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0)) return 'mp3';
  return null;
}

const KINDS: Readonly<Record<TokenKind, Words>> = {
  colour: { ru: 'нужен цвет, например #f2c766', en: 'a colour is needed, such as #f2c766' },
  paint: { ru: 'нужен цвет или градиент', en: 'a colour or a gradient is needed' },
  length: { ru: 'нужна длина, например 6px', en: 'a length is needed, such as 6px' },
  shadow: { ru: 'нужна тень, как в CSS', en: 'a shadow as in CSS is needed' },
  number: { ru: 'нужно целое число, например 600', en: 'a whole number is needed, such as 600' },
  case: { ru: 'нужно none или uppercase', en: 'none or uppercase is needed' },
};

const FIELDS: Readonly<Record<string, Words>> = {
  theme: { ru: 'это не оформление', en: 'this is no theme' },
  name: { ru: 'нужно название, не длиннее 80 знаков', en: 'a name is needed, 80 characters at most' },
  display: { ru: 'такого шрифта нет', en: 'there is no such typeface' },
  text: { ru: 'такого шрифта нет', en: 'there is no such typeface' },
  corner: { ru: 'нужно left или right', en: 'left or right is needed' },
  logo: {
    ru: 'нужна картинка PNG, JPEG, WebP или SVG не больше 1 МБ',
    en: 'a picture is needed: PNG, JPEG, WebP or SVG, 1 MB at most',
  },
};
const NO_TOKEN: Words = { ru: 'такого цвета у оформления нет', en: 'a theme has no such colour' };

function wrongField(field: string): Words {
  const token = field.startsWith('tokens.') ? field.slice('tokens.'.length) : null;
  const known = token !== null && Object.hasOwn(TOKENS, token);
  const hint = known ? KINDS[TOKENS[token as TokenName]] : (FIELDS[field] ?? NO_TOKEN);
  return { ru: `Неверное поле ${field}: ${hint.ru}.`, en: `Wrong field ${field}: ${hint.en}.` };
}

const NO_THEME: Words = { ru: 'Такого оформления нет.', en: 'There is no such theme.' };
const OWN_THEME: Words = {
  ru: 'Это имя занято встроенным оформлением: сохраните своё под другим.',
  en: 'This is the id of a theme that comes with the program: save yours under another one.',
};
const BAD_ID: Words = {
  ru: 'Неверное поле id: только латинские буквы, цифры и дефис, не больше 40 знаков.',
  en: 'Wrong field id: only a–z, digits and hyphens, 40 characters at most.',
};
const TOO_LARGE: Words = {
  ru: 'Оформление слишком велико: не больше 2 МБ.',
  en: 'The theme is too large: 2 MB at most.',
};
const TOO_MANY_THEMES: Words = {
  ru: `Оформлений уже ${String(THEMES_MOST)}: удалите ненужные.`,
  en: `There are ${String(THEMES_MOST)} themes already: delete some.`,
};
const NO_SOUND: Words = {
  ru: 'Это не звук, который играет OBS: нужен WAV, MP3, OGG, FLAC или WebM.',
  en: 'This is no sound that OBS plays: WAV, MP3, OGG, FLAC or WebM is needed.',
};
const TOO_MANY_SOUNDS: Words = {
  ru: `Звуков уже ${String(SOUNDS_MOST)}: удалите ненужные.`,
  en: `There are ${String(SOUNDS_MOST)} sounds already: delete some.`,
};
const NO_FILE: Words = { ru: 'Такого звука нет.', en: 'There is no such sound.' };
