import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ShowInfo, ShowList } from '../protocol/http.ts';
import type { Words } from '../protocol/messages.ts';
import type { Chance, Language } from '../rules/index.ts';
import { readSmall, unusable, writeSmall } from './data-folder.ts';
import { codeOf, Fault } from './faults.ts';
import { damaged } from './journal/inspect.ts';
import type { Journal } from './journal/journal.ts';
import { createJournal, nameJournal, openJournal } from './journal/sqlite-journal.ts';
import type { Log } from './log.ts';
import { createScheduler, type Scheduler, systemTimers, type Timers } from './scheduler.ts';
import { setLanguage } from './seed.ts';
import { Session } from './session.ts';
import type { Clock } from './time.ts';

const ENDING = '.volchok';
const ARCHIVE = 'archive';
const REMEMBERED = 'open-show.json';
/** After so long without a change everything is brought into the one file. */
const QUIET_MS = 3_000;

export interface ShowsOptions {
  readonly folder: string;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly program: string | null;
  readonly log: Log;
  readonly timers?: Timers;
  /** Names of shows that are opened only when somebody asks for them. */
  readonly aside?: readonly string[];
}

/** Writes the beginning of a show into its empty journal. */
export type Prepare = (journal: Journal) => void;

/** The show that is being played. */
export interface OpenShow {
  /** The same one after a restart, another one for another show; says nothing about it. */
  readonly id: string;
  readonly file: string;
  readonly session: Session;
  readonly journal: Journal;
}

interface Running extends OpenShow {
  readonly scheduler: Scheduler;
  quiet: unknown;
}

/** Why something can't be done with a show; `unusable` carries the reason. */
export type ShowRefusal = 'show-exists' | 'show-open' | 'show-unusable';

export type ShowResult =
  | { readonly ok: true; readonly show: ShowInfo }
  | { readonly ok: false; readonly code: ShowRefusal; readonly fault: Fault | null };

/** The shows in a data folder, a file each, of which one is open. */
export class Shows {
  readonly #options: ShowsOptions;
  readonly #timers: Timers;
  readonly #switched = new Set<(show: OpenShow) => void>();
  #running: Running | null = null;

  constructor(options: ShowsOptions) {
    this.#options = options;
    this.#timers = options.timers ?? systemTimers;
  }

  get current(): OpenShow {
    if (this.#running === null) throw new Error('no show is open');
    return this.#running;
  }

  /** Calls back with each show that is opened from now on. */
  onSwitch(run: (show: OpenShow) => void): void {
    this.#switched.add(run);
  }

  /** Goes on with the show that was open last; makes one where there is none. Throws a `Fault`. */
  openLast(name: string, prepare: Prepare): void {
    const file = this.#last() ?? this.#make(name);
    this.#start(file, prepare);
    this.#remember(file);
  }

  /**
   * Opens a show by its name and makes it where it is not there yet. The show that was open last stays the one to go on
   * with at the next start. One that `isStale` is made anew. Throws a `Fault`.
   */
  openNamed(name: string, prepare: Prepare, isStale: (journal: Journal) => boolean = () => false): void {
    const file = fileOf(name);
    const path = this.#path(file);
    if (existsSync(path) && this.#looksAt(path, isStale)) rmSync(path);
    if (!existsSync(path)) this.#make(name);
    this.#start(file, prepare);
  }

  list(): ShowList {
    const { folder } = this.#options;
    const shows = [...this.#files(false), ...this.#files(true)].map(({ file, archived }) =>
      this.#info(file, archived),
    );
    return { folder, shows: shows.sort((a, b) => b.changed.localeCompare(a.changed)) };
  }

  create(name: string): ShowResult {
    return this.#try(() => {
      const file = fileOf(name);
      if (this.#exists(file)) return refuse('show-exists');
      this.#make(name);
      const { language } = this.current.session.state;
      return this.#goOver(file, (journal) => setLanguage(journal, language, this.#options));
    });
  }

  open(file: string): ShowResult {
    return this.#try(() => {
      if (!this.#isShow(file)) return refuse('show-unusable');
      if (file === this.current.file) return this.#told(file);
      return this.#goOver(file);
    });
  }

  duplicate(file: string, name: string): ShowResult {
    return this.#try(() => {
      if (!this.#isShow(file)) return refuse('show-unusable');
      const copy = fileOf(name);
      if (this.#exists(copy)) return refuse('show-exists');
      this.copyTo(file, this.#path(copy));
      return this.#told(copy);
    });
  }

  archive(file: string): ShowResult {
    return this.#try(() => {
      if (!this.#isShow(file)) return refuse('show-unusable');
      if (file === this.#running?.file) return refuse('show-open');
      mkdirSync(join(this.#options.folder, ARCHIVE), { recursive: true });
      return this.#move(file, true);
    });
  }

  restore(file: string): ShowResult {
    return this.#try(() => {
      if (!this.#files(true).some((show) => show.file === file)) return refuse('show-unusable');
      return this.#move(file, false);
    });
  }

  /** Writes a whole copy of a show, the open one too, to a path where nothing is yet. Throws a `Fault`. */
  copyTo(file: string, path: string): void {
    const fresh = `${path}.new`;
    rmSync(fresh, { force: true });
    if (file === this.#running?.file) {
      this.#running.journal.copyTo(fresh);
    } else {
      const journal = openJournal(this.#path(file));
      try {
        journal.copyTo(fresh);
      } finally {
        journal.close();
      }
    }
    nameJournal(fresh, path);
  }

  close(): void {
    const running = this.#running;
    if (running === null) return;
    this.#running = null;
    this.#stop(running);
  }

  #start(file: string, prepare?: Prepare): void {
    const { journal, session } = this.#open(this.#path(file), prepare);
    const scheduler = createScheduler(
      session,
      () => session.nextDue(),
      () => session.tick(),
      this.#timers,
    );
    const running: Running = { id: idOf(file), file, session, journal, scheduler, quiet: null };
    session.listen({
      changed: () => {
        scheduler.arrange();
        this.#awaitQuiet(running);
      },
    });
    const before = this.#running;
    this.#running = running;
    session.tick();
    scheduler.arrange();
    if (before !== null) this.#stop(before);
    for (const run of this.#switched) run(running);
  }

  #open(path: string, prepare?: Prepare): { journal: Journal; session: Session } {
    const { clock, chance, program, log } = this.#options;
    const journal = openJournal(path);
    try {
      if (journal.head === 0) prepare?.(journal);
      return { journal, session: new Session({ journal, clock, chance, program, log }) };
    } catch (error) {
      journal.close();
      throw damaged(path, error);
    }
  }

  #looksAt(path: string, look: (journal: Journal) => boolean): boolean {
    const journal = openJournal(path);
    try {
      return look(journal);
    } finally {
      journal.close();
    }
  }

  /** The session first: what it still answers would set the timers anew. A file that can't be closed well is whole all the same. */
  #stop(running: Running): void {
    try {
      running.session.close();
    } catch (error) {
      this.#options.log(NOT_CLOSED, error);
    }
    running.scheduler.stop();
    if (running.quiet !== null) this.#timers.clear(running.quiet);
  }

  #awaitQuiet(running: Running): void {
    if (running.quiet !== null) this.#timers.clear(running.quiet);
    running.quiet = this.#timers.set(() => {
      running.quiet = null;
      running.session.settle();
    }, QUIET_MS);
  }

  #goOver(file: string, prepare?: Prepare): ShowResult {
    this.#start(file, prepare);
    try {
      this.#remember(file);
    } catch (error) {
      // It is open and being played; only the next start would not know.
      this.#options.log(NOT_REMEMBERED, error);
    }
    return this.#told(file);
  }

  /** A fault becomes an answer: the show that is open goes on. */
  #try(work: () => ShowResult): ShowResult {
    try {
      return work();
    } catch (error) {
      const fault = error instanceof Fault ? error : unusable(this.#options.folder, error);
      this.#options.log(fault.words, error);
      return { ok: false, code: 'show-unusable', fault };
    }
  }

  #last(): string | null {
    const text = readSmall(this.#options.folder, REMEMBERED);
    const remembered = text === null ? null : nameIn(text);
    if (remembered !== null && existsSync(this.#path(remembered))) return remembered;
    const aside = (this.#options.aside ?? []).map(fileOf);
    const files = this.#files(false)
      .filter(({ file }) => !aside.includes(file))
      .map(({ file }) => this.#info(file, false));
    return files.sort((a, b) => b.changed.localeCompare(a.changed))[0]?.file ?? null;
  }

  #remember(file: string): void {
    writeSmall(this.#options.folder, REMEMBERED, `${JSON.stringify({ file })}\n`);
  }

  #make(name: string): string {
    const file = fileOf(name);
    createJournal(this.#path(file));
    return file;
  }

  #move(file: string, archived: boolean): ShowResult {
    const from = this.#path(file, !archived);
    const to = this.#path(file, archived);
    if (existsSync(to)) return refuse('show-exists');
    for (const end of ['-wal', '-journal']) if (existsSync(from + end)) renameSync(from + end, to + end);
    renameSync(from, to);
    return this.#told(file, archived);
  }

  #told(file: string, archived = false): ShowResult {
    return { ok: true, show: this.#info(file, archived) };
  }

  /** By the folder's entries alone: a file that is open must not be opened and closed again, its lock would be gone. */
  #info(file: string, archived: boolean): ShowInfo {
    const { size, mtime } = statSync(this.#path(file, archived));
    return {
      file,
      name: file.slice(0, -ENDING.length),
      bytes: size,
      changed: mtime.toISOString(),
      open: !archived && file === this.#running?.file,
      archived,
    };
  }

  #files(archived: boolean): readonly { file: string; archived: boolean }[] {
    const folder = archived ? join(this.#options.folder, ARCHIVE) : this.#options.folder;
    try {
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
        .map((entry) => ({ file: entry.name, archived }));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw unusable(folder, error);
    }
  }

  #isShow(file: string): boolean {
    return this.#files(false).some((show) => show.file === file);
  }

  /** Case apart: most disks of club laptops do not tell `Кубок` from `кубок`. */
  #exists(file: string): boolean {
    const wanted = file.toLowerCase();
    return [...this.#files(false), ...this.#files(true)].some((show) => show.file.toLowerCase() === wanted);
  }

  #path(file: string, archived = false): string {
    const { folder } = this.#options;
    return archived ? join(folder, ARCHIVE, file) : join(folder, file);
  }
}

const NOT_CLOSED: Words = {
  ru: 'Прежнее шоу не удалось закрыть как следует; в нём всё записано.',
  en: 'The show before could not be closed properly; everything in it is on disk.',
};
const NOT_REMEMBERED: Words = {
  ru: 'Не удалось записать, какое шоу открыто: после перезапуска откройте его в пульте.',
  en: 'Which show is open could not be written down: open it in the panel after a restart.',
};

const refuse = (code: ShowRefusal): ShowResult => ({ ok: false, code, fault: null });

const idOf = (file: string): string => createHash('sha256').update(file).digest('base64url').slice(0, 12);

function nameIn(text: string): string | null {
  try {
    const { file } = JSON.parse(text) as { file?: unknown };
    return typeof file === 'string' && basename(file) === file && file.endsWith(ENDING) ? file : null;
  } catch {
    return null;
  }
}

/** A file name that every system takes, as close to what was typed as possible. */
export function fileOf(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} \-_.,()№]+/gu, ' ')
    .replace(/ +/g, ' ')
    .slice(0, 80)
    .replace(/^[. ]+|[. ]+$/g, '');
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(clean);
  return `${clean === '' || reserved ? `show ${clean}`.trim() : clean}${ENDING}`;
}

/** What a show is called for which nobody has thought of a name. */
export function usualName(language: Language, now: Date): string {
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${language === 'ru' ? 'Вечер' : 'Evening'} ${date}`;
}
