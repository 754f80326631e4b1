import type {
  ObsAction,
  ObsAnswer,
  ObsConnection,
  ObsStatus,
  Situation,
  Words,
} from '../../protocol/messages.ts';
import type { Language, RoomPublicView } from '../../rules/views/types.ts';
import type { Log } from '../log.ts';
import { backoff, type Backoff } from './backoff.ts';
import { type Choice, choiceAfter, desiredScene } from './desired.ts';
import { NOTHING_REPORTED } from './diff.ts';
import { openLink, type Patience } from './link.ts';
import { createSession, type Output, type OutputNews, type Session, type SessionTiming } from './session.ts';
import {
  addressOf,
  DEFAULT_SETTINGS,
  type ObsPatch,
  type ObsSettings,
  readSettings,
  writeSettings,
} from './settings.ts';
import { hasWaitingPage, keepWaitingPage, setUpScenes } from './setup.ts';
import { situationOf } from './situation.ts';
import * as words from './words.ts';

export interface ObsTiming extends Patience, SessionTiming {
  readonly retry: Backoff;
  /** Between attempts with a password that OBS does not accept: it shows each of them to its operator. */
  readonly retryWrongPasswordMs: number;
  /** How long starting an output or saving a file may take, ms. */
  readonly outputMs: number;
}

export const USUAL_TIMING: ObsTiming = {
  connectMs: 4000,
  callMs: 4000,
  healthMs: 5000,
  loadingMs: 60_000,
  retry: { firstMs: 250, longestMs: 5000 },
  retryWrongPasswordMs: 10_000,
  outputMs: 10_000,
};

export interface ObsDeviceOptions {
  /** The show's data folder; the settings, the password among them, are kept there for this user only. */
  readonly dataDir: string;
  language(): Language;
  /** Address of the program page as OBS must call it; `local` where OBS runs on this computer. */
  programUrl(local: boolean): string;
  /** Called whenever the status is different from what was told last. */
  onStatus(status: ObsStatus): void;
  readonly log: Log;
  readonly timing?: Partial<ObsTiming>;
}

/** OBS as a device: what it should show follows from the game, and the game never waits for it. Nothing here throws. */
export interface ObsDevice {
  status(): ObsStatus;
  /** Changes settings and keeps them; connects anew where that matters. */
  configure(patch: ObsPatch): ObsAnswer;
  /** The followed room as it is now, null for none. To be called on every change; costs nothing where the situation stays. */
  follow(room: RoomPublicView | null, breakOnAir: boolean): void;
  /** Shows a scene until the situation changes, or while held until another one is chosen. */
  setScene(scene: string): ObsAnswer;
  /** Holds the scene that is on program; let go, the table applies again at once. */
  hold(on: boolean): ObsAnswer;
  act(action: ObsAction): Promise<ObsAnswer>;
  /** Creates the usual scenes where they are missing, with the graphics in them, and fills the empty places of the table. */
  setup(): Promise<ObsAnswer>;
  stop(): void;
}

export function createObsDevice(options: ObsDeviceOptions): ObsDevice {
  const timing: ObsTiming = { ...USUAL_TIMING, ...options.timing };
  let settings = storedSettings(options);
  let connection: ObsConnection = 'off';
  let linkFault: words.LinkFault | null = null;
  let situation: Situation | null = settings.choice?.during ?? null;
  let session: Session | null = null;
  let running: AbortController | null = null;
  let lastFile: string | null = null;
  let told = '';

  const say = (text: Words): string => text[options.language()];
  const refuse = (text: Words): ObsAnswer => ({ ok: false, message: say(text) });
  const done = (file: string | null = null, message: Words | null = null): ObsAnswer => ({
    ok: true,
    file,
    message: message === null ? null : say(message),
  });

  function status(): ObsStatus {
    const reported = session?.reported() ?? NOTHING_REPORTED;
    const fault = linkFault ?? session?.fault() ?? null;
    return {
      connection,
      problem: fault === null ? null : say(words.faultWords(fault)),
      address: settings.address,
      hasPassword: settings.password !== null,
      version: reported.version,
      scenes: reported.scenes,
      programScene: reported.programScene,
      recording: reported.recording,
      streaming: reported.streaming,
      replayBuffer: reported.replayBuffer,
      held: settings.held,
      choice: settings.choice?.scene ?? null,
      table: settings.table,
      room: settings.room,
      situation,
      lastFile,
    };
  }

  function tell(): void {
    const now = status();
    const text = JSON.stringify(now);
    if (text === told) return;
    told = text;
    options.onStatus(now);
  }

  function keep(patch: Partial<ObsSettings>): void {
    settings = { ...settings, ...patch };
    try {
      writeSettings(options.dataDir, settings);
    } catch (error) {
      options.log(words.settingsNotKept, error);
    }
  }

  function steer(): void {
    session?.want(desiredScene({ situation, ...settings }));
    tell();
  }

  function choose(choice: Choice | null): void {
    if (JSON.stringify(choice) !== JSON.stringify(settings.choice)) keep({ choice });
    steer();
  }

  /** The scene to be held: the one that is being switched to, else the one that OBS shows. */
  function present(): Choice | null {
    const { scenes, programScene } = session?.reported() ?? NOTHING_REPORTED;
    const wanted = desiredScene({ situation, ...settings });
    const scene = wanted !== null && (session === null || scenes.includes(wanted)) ? wanted : programScene;
    return scene === null ? null : { scene, during: situation };
  }

  function set(next: ObsConnection, fault: words.LinkFault | null): void {
    if (next !== connection) options.log(words.nowIs(next));
    connection = next;
    linkFault = fault;
    tell();
  }

  async function keepConnected(signal: AbortSignal): Promise<void> {
    const ended = (): boolean => signal.aborted;
    set('connecting', null);
    for (let failures = 0; !ended();) {
      const { address, password } = settings;
      const opened = await openLink({ address, password, patience: timing, signal });
      let fault: words.LinkFault | null;
      if (opened.ok) {
        const served = await serve(
          createSession(opened.link, timing, {
            changed: tell,
            chosenByHand: (scene) => choose({ scene, during: situation }),
            renamed,
            collectionChanged,
            saved(file) {
              lastFile = file;
              tell();
            },
          }),
          signal,
        );
        if (served.reached) failures = 0;
        fault = served.fault;
      } else {
        fault = opened.fault;
      }
      if (ended()) return;
      failures += 1;
      set(fault?.kind ?? 'connecting', fault);
      const wait =
        fault?.kind === 'wrong-password'
          ? timing.retryWrongPasswordMs
          : backoff(timing.retry, failures, Math.random());
      await pause(wait, signal);
    }
  }

  /** From the connection to its end. */
  async function serve(
    next: Session,
    signal: AbortSignal,
  ): Promise<{ reached: boolean; fault: words.LinkFault | null }> {
    const close = (): void => next.close();
    signal.addEventListener('abort', close);
    if (signal.aborted) close();
    const reached = await next.start();
    if (reached) {
      session = next;
      refreshWaitingPage();
      set('connected', null);
      steer();
    } else {
      close();
    }
    const fault = await next.closed;
    signal.removeEventListener('abort', close);
    if (session === next) session = null;
    return { reached, fault };
  }

  /** OBS shall find the server where it is now, on another port perhaps than when the scenes were set up. */
  function refreshWaitingPage(): void {
    if (isThisComputer(settings.address) && hasWaitingPage(options.dataDir)) writeWaitingPage();
  }

  function writeWaitingPage(): string | null {
    try {
      return keepWaitingPage(options.dataDir, options.programUrl(true));
    } catch (error) {
      options.log(words.noWaitingPage, error);
      return null;
    }
  }

  function renamed(from: string, to: string): void {
    const table = Object.fromEntries(
      Object.entries(settings.table).map(([when, scene]) => [when, scene === from ? to : scene]),
    );
    const { choice } = settings;
    keep({ table, choice: choice?.scene === from ? { ...choice, scene: to } : choice });
    steer();
  }

  /** What was chosen in another collection means nothing in this one, unless it has that scene too. */
  function collectionChanged(scenes: readonly string[]): void {
    const { choice } = settings;
    choose(choice !== null && scenes.includes(choice.scene) ? choice : null);
  }

  function connect(): void {
    running?.abort();
    running = null;
    session = null;
    if (!settings.enabled) {
      set('off', null);
      return;
    }
    running = new AbortController();
    const { signal } = running;
    keepConnected(signal).catch((error: unknown) => options.log(words.broken, error));
  }

  async function output(
    of: Output,
    request: 'StartRecord' | 'StopRecord' | 'StartReplayBuffer' | 'StopReplayBuffer' | 'SaveReplayBuffer',
    wanted: OutputNews['state'],
  ): Promise<ObsAnswer> {
    const at = session;
    if (at === null) return refuse(words.notConnected);
    const coming = at.news(of, [wanted, 'stopped'], timing.outputMs);
    const reply = await at.call(request);
    if (!reply.ok) return refuse(words.didNotHappen(reply.detail));
    const news = await coming;
    if (news === null) return refuse(words.silence);
    return news.state === wanted ? done(news.file) : refuse(words.didNotHappen(news.state));
  }

  async function stream(request: 'StartStream' | 'StopStream'): Promise<ObsAnswer> {
    const reply = await (session?.call(request) ?? null);
    if (reply === null) return refuse(words.notConnected);
    return reply.ok ? done() : refuse(words.didNotHappen(reply.detail));
  }

  if (settings.enabled) connect();

  return {
    status,
    configure(patch) {
      const address = patch.address === undefined ? settings.address : addressOf(patch.address);
      if (address === null) return refuse(words.badAddress);
      const table = Object.entries({ ...settings.table, ...patch.table }).filter(([, scene]) => scene);
      const before = settings;
      keep({
        address,
        enabled: patch.enabled ?? settings.enabled,
        password: patch.password === undefined ? settings.password : patch.password || null,
        table: Object.fromEntries(table),
        room: patch.room === undefined ? settings.room : patch.room,
      });
      const reconnect =
        // "Connect" pressed again: there and then, not at the next attempt.
        (patch.enabled === true && connection !== 'connected') ||
        settings.enabled !== before.enabled ||
        settings.address !== before.address ||
        settings.password !== before.password;
      if (reconnect) connect();
      steer();
      return done();
    },
    follow(room, breakOnAir) {
      const next = situationOf(room, breakOnAir);
      if (next === situation) return;
      situation = next;
      choose(choiceAfter(settings.choice, situation, settings.held));
    },
    setScene(scene) {
      if (session === null) return refuse(words.notConnected);
      if (!session.reported().scenes.includes(scene)) return refuse(words.noSuchScene(scene));
      choose({ scene, during: situation });
      return done();
    },
    hold(on) {
      keep({ held: on, choice: on ? present() : null });
      steer();
      return done();
    },
    async act(action) {
      const reported = session?.reported() ?? NOTHING_REPORTED;
      switch (action) {
        case 'record.start':
          return reported.recording === true ? done() : output('record', 'StartRecord', 'started');
        case 'record.stop':
          return reported.recording === false ? done() : output('record', 'StopRecord', 'stopped');
        case 'stream.start':
          return reported.streaming === true ? done() : stream('StartStream');
        case 'stream.stop':
          return reported.streaming === false ? done() : stream('StopStream');
        case 'replay.start':
          if (session !== null && reported.replayBuffer === null) return refuse(words.noReplayBuffer);
          return reported.replayBuffer === true ? done() : output('replay', 'StartReplayBuffer', 'started');
        case 'replay.stop':
          return reported.replayBuffer === false ? done() : output('replay', 'StopReplayBuffer', 'stopped');
        case 'replay.save':
          if (session !== null && reported.replayBuffer !== true) return refuse(words.noReplayBuffer);
          return output('replay', 'SaveReplayBuffer', 'saved');
      }
    },
    async setup() {
      const at = session;
      if (at === null) return refuse(words.notConnected);
      const local = isThisComputer(settings.address);
      const url = options.programUrl(local);
      const waitingFile = local ? writeWaitingPage() : null;
      const result = await setUpScenes(at, options.language(), { url, waitingFile });
      if (!result.ok) return refuse(words.didNotHappen(result.detail));
      keep({ table: { ...result.table, ...settings.table } });
      steer();
      return done(null, result.withGraphics ? null : words.noBrowserSource(url));
    },
    stop() {
      running?.abort();
      running = null;
      session = null;
    },
  };
}

/** A file that can't be read is no reason to go without the game. */
function storedSettings({ dataDir, log }: ObsDeviceOptions): ObsSettings {
  try {
    const { settings, damaged } = readSettings(dataDir);
    if (damaged !== null) log(words.putAside(damaged));
    return settings;
  } catch (error) {
    log(words.settingsUnread, error);
    return DEFAULT_SETTINGS;
  }
}

const isThisComputer = (address: string): boolean => /^(127\.|localhost:|\[::1\])/.test(address);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}
