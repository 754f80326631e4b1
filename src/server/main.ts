import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Words } from '../protocol/messages.ts';
import type { Language } from '../rules/index.ts';
import { Fault } from './faults.ts';
import { type Flags, HELP, languageOf, readFlags } from './flags.ts';
import { builtPages } from './http/pages.ts';
import { announcement, panelLink } from './links.ts';
import type { Log } from './log.ts';
import { type RunningServer, startServer } from './server.ts';

const args = process.argv.slice(2);
const self = fileURLToPath(import.meta.url);
/** `dist/server/main.js`, or the source run as it is. */
const isBuilt = self.endsWith('.js');
const pagesDir = fileURLToPath(new URL(isBuilt ? '../pages' : '../../dist/pages', import.meta.url));

const SAME_SIGNAL_MS = 1_000;

const STOPPED: Words = {
  ru: 'Останавливаюсь; всё записано.',
  en: 'Stopping; everything is on disk.',
};

const UNEXPECTED: Words = {
  ru: 'Внутренняя ошибка; Волчок продолжает работать.',
  en: 'An internal error; Volchok goes on.',
};
const NO_BROWSER: Words = {
  ru: 'Пульт не удалось открыть в браузере: откройте его по ссылке выше.',
  en: 'The panel could not be opened in a browser: open it by the link above.',
};
const NOT_STOPPED: Words = {
  ru: 'Остановиться как следует не удалось; всё записано.',
  en: 'It did not stop properly; everything is on disk.',
};

const logIn =
  (language: Language): Log =>
  (problem, cause) => {
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : cause;
    console.error(
      `${new Date().toISOString()} ${problem[language]}`,
      ...(detail === undefined ? [] : [detail]),
    );
  };

try {
  const flags = readFlags(args, process.env);
  if (flags.help) console.log(HELP[flags.lang]);
  else await run(flags);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.words[languageOf(args, process.env)]);
  process.exitCode = error.exitCode;
}

async function run(flags: Flags): Promise<void> {
  const log = logIn(flags.lang);
  const server = await startServer({
    host: flags.host,
    port: flags.port,
    data: flags.data,
    demo: flags.demo,
    showLanguage: flags.showLang,
    pagesDir,
    program: isBuilt ? createHash('sha256').update(readFileSync(self)).digest('hex') : null,
    log,
  });
  // Everything that has been answered is on disk: a show goes on rather than ends over a mistake of the program.
  process.on('unhandledRejection', (cause) => log(UNEXPECTED, cause));
  process.on('uncaughtException', (cause) => log(UNEXPECTED, cause));
  // Nor does it end because nobody reads what it prints any more.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  stopOnSignal(server, flags, log);
  if (flags.json) console.log(JSON.stringify(forScripts(server)));
  else console.log(forPeople(server, flags));
  if (flags.open) await openPanel(server, log);
}

function forScripts({ origins, tokens, shows }: RunningServer): Record<string, string | undefined> {
  const rooms = shows.current.session.state.rooms.map(({ id }) => id);
  const room = rooms.includes('main') ? 'main' : (rooms[0] ?? 'main');
  return {
    url: origins[0],
    operator: tokens.operator,
    host: tokens.host,
    explainer: tokens.explainer(room),
  };
}

function forPeople({ origins, tokens, shows }: RunningServer, { lang, data }: Flags): string {
  return announcement({
    language: lang,
    origins,
    tokens,
    pages: builtPages(pagesDir),
    rooms: shows.current.session.state.rooms,
    folder: data,
    show: shows.current.file,
  });
}

async function openPanel({ origins, tokens }: RunningServer, log: Log): Promise<void> {
  try {
    const { default: open } = await import('open');
    const browser = await open(panelLink(origins[0] ?? '', tokens));
    // Where there is no browser the link has been printed all the same.
    browser.on('error', () => undefined);
  } catch (cause) {
    log(NO_BROWSER, cause);
  }
}

function stopOnSignal(server: RunningServer, { lang, json }: Flags, log: Log): void {
  let since: number | null = null;
  const stop = (): void => {
    if (since !== null) {
      // Ctrl+C reaches it twice, through the terminal and through npm. Who asks again later does not want to wait.
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    if (!json) console.log(STOPPED[lang]);
    server.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        log(NOT_STOPPED, cause);
        process.exit(1);
      },
    );
  };
  // The last one: the window in which it runs has been closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
