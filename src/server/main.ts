import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Words } from '../protocol/messages.ts';
import { Fault } from './faults.ts';
import { type Flags, HELP, languageOf, readFlags } from './flags.ts';
import { builtPages } from './http/pages.ts';
import { announcement, panelLink } from './links.ts';
import { type RunningServer, startServer } from './server.ts';

const args = process.argv.slice(2);
const self = fileURLToPath(import.meta.url);
/** `dist/server/main.js`, or the source run as it is. */
const isBuilt = self.endsWith('.js');
const pagesDir = fileURLToPath(new URL(isBuilt ? '../pages' : '../../dist/pages', import.meta.url));

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
  process.on('unhandledRejection', (cause) => log('unhandled', cause));
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
  stopOnSignal(server, flags);
  if (flags.json) console.log(JSON.stringify(forScripts(server)));
  else console.log(forPeople(server, flags));
  if (flags.open) await openPanel(server);
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

async function openPanel({ origins, tokens }: RunningServer): Promise<void> {
  try {
    const { default: open } = await import('open');
    const browser = await open(panelLink(origins[0] ?? '', tokens));
    // Where there is no browser the link has been printed all the same.
    browser.on('error', () => undefined);
  } catch (cause) {
    log('the panel could not be opened in a browser', cause);
  }
}

function stopOnSignal(server: RunningServer, { lang, json }: Flags): void {
  const stop = (): void => {
    // A second signal does not wait.
    process.once('SIGINT', () => process.exit(1));
    if (!json) console.log(STOPPED[lang]);
    server.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        log('it did not stop cleanly', cause);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const STOPPED: Words = {
  ru: 'Останавливаюсь; всё записано.',
  en: 'Stopping; everything is on disk.',
};

function log(problem: string, cause?: unknown): void {
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : cause;
  console.error(`${new Date().toISOString()} ${problem}`, ...(detail === undefined ? [] : [detail]));
}
