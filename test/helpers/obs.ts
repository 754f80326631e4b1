import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import OBSWebSocket, {
  EventSubscription,
  type OBSEventTypes,
  type OBSRequestTypes,
  type OBSResponseTypes,
} from 'obs-websocket-js/json';
import { type Display, end, runs, startDisplay } from './x.ts';

export const OBS_PASSWORD = 'secret of this test';

const READY_MS = 30_000;
const CALL_MS = 5000;
/** A recording that ends at once makes OBS crash on its way out. */
const QUIET_BEFORE_EXIT_MS = 400;
const EXIT_MS = 3000;

const PROGRAMS = ['obs', 'Xvfb', 'ffmpeg', 'ffprobe'] as const;

/** Why a real OBS cannot be had here; null if it can. */
export function obsUnavailable(): string | null {
  const missing = PROGRAMS.filter((program) => !isInstalled(program));
  return missing.length === 0
    ? null
    : `Not installed: ${missing.join(', ')} (Debian: obs-studio, xvfb, ffmpeg).`;
}

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export interface ObsOptions {
  readonly width?: number;
  readonly height?: number;
  /** Scene collections besides the first one, `Test`. */
  readonly collections?: readonly string[];
}

/** A real OBS on a display of its own. */
export interface RealObs {
  /** Host and port of obs-websocket; the same after a restart. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** Asks OBS over a connection of the test's own; throws where OBS refuses. */
  ask<T extends keyof OBSRequestTypes>(type: T, data?: OBSRequestTypes[T]): Promise<OBSResponseTypes[T]>;
  /** The next event that fits. Call it before whatever brings it about. */
  event<E extends keyof OBSEventTypes>(
    name: E,
    fits?: (data: OBSEventTypes[E]) => boolean,
    ms?: number,
  ): Promise<OBSEventTypes[E]>;
  /** Every scene that was on program since the test began to watch, in order. */
  readonly scenes: readonly string[];
  start(): Promise<void>;
  /** As a person leaves OBS; by force if it does not go. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Stops it and takes everything away. */
  close(): Promise<void>;
}

/** Starts OBS and waits until it answers. */
export async function startObs({
  width = 640,
  height = 360,
  collections = [],
}: ObsOptions = {}): Promise<RealObs> {
  const folder = mkdtempSync(join(tmpdir(), 'volchok-obs-'));
  const port = await freePort();
  writeConfiguration(folder, { width, height, port, collections });
  const display = await startDisplay(width + 200, height + 200);
  const scenes: string[] = [];
  let child: ChildProcess | null = null;
  let connection: OBSWebSocket | null = null;

  const obs: RealObs = {
    address: `127.0.0.1:${port}`,
    width,
    height,
    scenes,
    async ask(type, data) {
      if (connection === null) throw new Error('OBS is not running.');
      return within(connection.call(type, data), CALL_MS, type);
    },
    event(name, fits = () => true, ms = CALL_MS) {
      const to = connection;
      if (to === null) throw new Error('OBS is not running.');
      const seen = new Promise<never>((resolve) => {
        const listener = (data: unknown): void => {
          if (!fits(data as never)) return;
          to.off(name, listener as never);
          resolve(data as never);
        };
        to.on(name, listener as never);
      });
      return within(seen, ms, name);
    },
    async start() {
      const started = launch(folder, display);
      child = started;
      connection = await connect(port, started);
      connection.on('CurrentProgramSceneChanged', ({ sceneName }) => scenes.push(sceneName));
    },
    async stop() {
      if (child === null) return;
      child.kill('SIGCONT');
      void connection?.disconnect().catch(() => undefined);
      connection = null;
      if (runs(child)) {
        await wait(QUIET_BEFORE_EXIT_MS);
        const force = setTimeout(() => child?.kill('SIGKILL'), EXIT_MS);
        await end(child, 'SIGINT');
        clearTimeout(force);
      }
    },
    async kill() {
      connection = null;
      if (child !== null) await end(child, 'SIGKILL');
    },
    freeze() {
      child?.kill('SIGSTOP');
    },
    thaw() {
      child?.kill('SIGCONT');
    },
    async close() {
      await obs.stop();
      await display.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await obs.start();
  } catch (error) {
    const log = readFileSync(join(folder, 'obs.log'), 'utf8').split('\n').slice(-30).join('\n');
    await obs.kill();
    await obs.close();
    throw new Error(`OBS did not start.\n${log}`, { cause: error });
  }
  return obs;
}

function launch(folder: string, display: Display): ChildProcess {
  const home = join(folder, 'home');
  const runtime = join(folder, 'run');
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  const log = openSync(join(folder, 'obs.log'), 'a');
  try {
    return spawn(
      'obs',
      ['--multi', '--profile', 'Test', '--collection', 'Test', '--disable-missing-files-check'],
      {
        cwd: folder,
        stdio: ['ignore', log, log],
        env: {
          PATH: process.env['PATH'],
          LANG: 'C.UTF-8',
          HOME: home,
          XDG_CONFIG_HOME: join(home, '.config'),
          XDG_RUNTIME_DIR: runtime,
          DISPLAY: display.name,
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      },
    );
  } finally {
    closeSync(log);
  }
}

/** Tries until OBS has loaded. */
async function connect(port: number, child: ChildProcess): Promise<OBSWebSocket> {
  const giveUp = performance.now() + READY_MS;
  for (;;) {
    if (!runs(child)) throw new Error(`OBS ended by itself (${child.signalCode ?? child.exitCode}).`);
    const connection = new OBSWebSocket();
    try {
      const eventSubscriptions = EventSubscription.All;
      await within(
        connection.connect(`ws://127.0.0.1:${port}`, OBS_PASSWORD, { eventSubscriptions }),
        3000,
        'connect',
      );
      await within(connection.call('GetSceneList'), 3000, 'GetSceneList');
      return connection;
    } catch (error) {
      void connection.disconnect().catch(() => undefined);
      if (performance.now() > giveUp) throw error;
    }
    await wait(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

/** The library leaves a call unanswered for ever where the connection goes away. */
async function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Section = Readonly<Record<string, string | number | boolean>>;

const ini = (sections: Readonly<Record<string, Section>>): string =>
  Object.entries(sections)
    .map(([title, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `${name}=${String(value)}`);
      return `[${title}]\n${lines.join('\n')}\n`;
    })
    .join('\n');

/** A profile and settings that are there before the first start: OBS asks for nothing then. */
function writeConfiguration(
  folder: string,
  options: { width: number; height: number; port: number; collections: readonly string[] },
): void {
  const { width, height, port, collections } = options;
  const place = join(folder, 'home', '.config', 'obs-studio');
  const profile = join(place, 'basic', 'profiles', 'Test');
  const scenes = join(place, 'basic', 'scenes');
  const recordings = join(folder, 'recordings');
  for (const made of [profile, scenes, recordings]) mkdirSync(made, { recursive: true });
  for (const name of collections) writeFileSync(join(scenes, `${name}.json`), collection(name));
  writeFileSync(
    join(place, 'global.ini'),
    ini({
      General: {
        FirstRun: true,
        LastVersion: 486539266,
        Pre19Defaults: false,
        Pre21Defaults: false,
        Pre23Defaults: false,
        'Pre24.1Defaults': false,
        EnableAutoUpdates: false,
        ConfirmOnExit: false,
      },
      Basic: { Profile: 'Test', ProfileDir: 'Test', SceneCollection: 'Test', SceneCollectionFile: 'Test' },
      BasicWindow: { PreviewEnabled: false, SysTrayEnabled: false },
      OBSWebSocket: {
        FirstLoad: false,
        ServerEnabled: true,
        ServerPort: port,
        AlertsEnabled: false,
        AuthRequired: true,
        ServerPassword: OBS_PASSWORD,
      },
    }),
  );
  writeFileSync(
    join(profile, 'basic.ini'),
    ini({
      General: { Name: 'Test' },
      Video: { BaseCX: width, BaseCY: height, OutputCX: width, OutputCY: height, FPSType: 0, FPSCommon: 30 },
      Output: { Mode: 'Simple' },
      SimpleOutput: {
        FilePath: recordings,
        RecFormat: 'mkv',
        RecQuality: 'Small',
        RecEncoder: 'x264_lowcpu',
        StreamEncoder: 'x264',
        RecRB: true,
        RecRBTime: 20,
        RecRBSize: 128,
        RecRBPrefix: 'Replay',
      },
    }),
  );
}

/** A scene collection with one empty scene of the collection's name. */
function collection(name: string): string {
  const scene = `${name} scene`;
  return JSON.stringify({
    name,
    current_scene: scene,
    current_program_scene: scene,
    scene_order: [{ name: scene }],
    sources: [{ id: 'scene', name: scene, settings: { custom_size: false, id_counter: 0, items: [] } }],
    transitions: [],
    current_transition: 'Cut',
    transition_duration: 300,
  });
}
