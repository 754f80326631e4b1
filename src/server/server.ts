import type { AddressInfo } from 'node:net';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import type { Words } from '../protocol/messages.ts';
import type { Event, Language, PublicView } from '../rules/index.ts';
import { systemChance } from './chance.ts';
import { demoEvening, isUntouched } from './demo/evening.ts';
import { deny } from './denials.ts';
import { codeOf } from './faults.ts';
import { lockFolder } from './folder-lock.ts';
import { createApp } from './http/app.ts';
import { Library } from './library.ts';
import { originsOf } from './links.ts';
import type { Log } from './log.ts';
import { eventsAfter, type Journal } from './journal/journal.ts';
import { createObsDevice, type ObsDevice } from './obs/device.ts';
import { portFault, reservePort } from './port.ts';
import { seed, setLanguage } from './seed.ts';
import { Shows, usualName } from './shows.ts';
import { createSockets, type Sockets } from './sync/sockets.ts';
import { type Clock, serverClock } from './time.ts';
import { openTokens, type Tokens } from './tokens.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly data: string;
  readonly demo: boolean;
  readonly showLanguage: Language;
  readonly pagesDir: string;
  /** Names the program, see `Session`. */
  readonly program: string | null;
  readonly log: Log;
  readonly clock?: Clock;
}

export interface RunningServer {
  readonly origins: readonly string[];
  readonly tokens: Tokens;
  readonly shows: Shows;
  readonly sockets: Sockets;
  /** Answers what is under way, closes the journal, says goodbye to the pages. */
  stop(): Promise<void>;
}

/** Starts everything, or throws a `Fault` and has touched nothing that it is about. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  /** What has to be taken back, the last first. */
  const begun: (() => void | Promise<void>)[] = [];
  try {
    return await startIn(options, begun);
  } catch (error) {
    for (const takeBack of begun.reverse()) {
      try {
        await takeBack();
      } catch {
        // Why it could not start is what a person has to read, and the rest has to be let go as well.
      }
    }
    throw error;
  }
}

async function startIn(
  options: ServerOptions,
  begun: (() => void | Promise<void>)[],
): Promise<RunningServer> {
  const { host, data, log, showLanguage } = options;
  const lock = await lockFolder(data, options);
  begun.push(() => lock.release());
  const letGo = await reservePort(options.port, host);
  begun.push(letGo);
  const tokens = openTokens(data);
  const clock = options.clock ?? serverClock();
  const shows = new Shows({
    folder: data,
    clock,
    chance: systemChance,
    program: options.program,
    log,
    aside: Object.values(DEMO),
  });
  begun.push(() => shows.close());
  if (options.demo) {
    shows.openNamed(
      DEMO[showLanguage],
      (journal) => seed(journal, demoEvening(clock.now(), showLanguage), systemChance),
      (journal) => isUntouched(eventsOf(journal)),
    );
  } else {
    shows.openLast(usualName(showLanguage, new Date()), (journal) =>
      setLanguage(journal, showLanguage, { clock, chance: systemChance }),
    );
  }

  let origins: readonly string[] = [];
  let obs: ObsDevice | null = null;
  const session = () => shows.current.session;
  const sockets = createSockets(
    {
      now: () => session().now(),
      seq: () => session().seq,
      view: (sender) => session().view(sender),
      show: () => shows.current.id,
      submit: (command, sender, show) =>
        show === shows.current.id
          ? session().submit(command, sender)
          : Promise.resolve(deny('other-show', session().state.language)),
      obs: () => obs?.status() ?? null,
    },
    () => performance.now(),
  );
  begun.push(() => sockets.stop());
  let following = false;
  /** After everybody has seen the change: the game never waits for OBS. */
  const followObs = (): void => {
    if (following) return;
    following = true;
    setImmediate(() => {
      following = false;
      if (obs === null) return;
      const { rooms } = session().view(AUDIENCE) as PublicView;
      const wanted = obs.status().room;
      const room = (wanted === null ? undefined : rooms[wanted]) ?? Object.values(rooms)[0] ?? null;
      obs.follow(room, room?.graphics.break === true);
    });
  };
  const attend = (): void => {
    session().listen({
      changed() {
        sockets.changed();
        followObs();
      },
      stuck: (stuck) => sockets.tellTrouble(stuck ? STUCK[session().state.language] : null),
    });
  };
  attend();
  shows.onSwitch(() => {
    attend();
    // What was wrong with the other show's file says nothing about this one.
    sockets.tellTrouble(null);
    followObs();
  });

  const app = await createApp({
    shows,
    library: new Library(data),
    tokens,
    sockets,
    obs: () => obs,
    pagesDir: options.pagesDir,
    ownName: isIP(host) === 0 ? host : null,
    origins: () => origins,
    log,
  });
  begun.push(() => app.close());
  await letGo();
  await listen(app, options);
  const { port } = app.server.address() as AddressInfo;
  origins = originsOf(host, port);
  obs = createObsDevice({
    dataDir: data,
    language: () => session().state.language,
    programUrl: (local) => `${(local ? origins[0] : (origins[1] ?? origins[0])) ?? ''}/overlays/program/`,
    onStatus(status) {
      sockets.tellObs(status);
      // It may be another room from now on.
      followObs();
    },
    log,
  });
  followObs();
  try {
    lock.announce(origins[0] ?? '');
  } catch (cause) {
    log(UNANNOUNCED, cause);
  }

  return {
    origins,
    tokens,
    shows,
    sockets,
    async stop() {
      obs?.stop();
      obs = null;
      await sockets.stop();
      await app.close();
      shows.close();
      lock.release();
    },
  };
}

/** Somebody else who looks whether the port is free has it for a moment; whoever keeps it longer has been quicker. */
async function listen(app: FastifyInstance, { host, port }: ServerOptions): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await app.listen({ host, port });
      return;
    } catch (error) {
      const why = codeOf(error) ?? '';
      if (why !== 'EADDRINUSE' || attempt === LISTEN_ATTEMPTS) throw await portFault(why, port, host);
      await setTimeout(LISTEN_AGAIN_MS);
    }
  }
}

const LISTEN_ATTEMPTS = 50;
const LISTEN_AGAIN_MS = 10;

function* eventsOf(journal: Journal): Generator<Event> {
  for (const { event } of eventsAfter(journal, 0)) yield event;
}

const DEMO: Words = { ru: 'Демо', en: 'Demo' };

const AUDIENCE = { role: 'public', room: null } as const;

const UNANNOUNCED: Words = {
  ru: 'В папку данных не записать, где работает этот Волчок; он работает и так.',
  en: 'Where this Volchok runs could not be written into the data folder; it runs all the same.',
};

const STUCK: Words = {
  ru: 'Журнал не записывается: команды не принимаются. Освободите место на диске; Волчок пробует сам.',
  en: 'The journal cannot be written: commands are not taken. Free some space on the disk; Volchok keeps trying.',
};
