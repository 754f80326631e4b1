import { difference, NOTHING_REPORTED, type Reported, type SceneRequest } from './diff.ts';
import type { ObsLink, Reply, RequestType } from './link.ts';
import type { OBSRequestTypes } from 'obs-websocket-js/json';
import type { LinkFault, SceneFault } from './words.ts';

/** obs-websocket status codes (protocol, RequestStatus). */
const NOT_READY = 207;

const STARTED = 'OBS_WEBSOCKET_OUTPUT_STARTED';
const STOPPED = 'OBS_WEBSOCKET_OUTPUT_STOPPED';

export type Output = 'record' | 'replay';

/** How an output ended up: running, stopped, or (a replay) saved. */
export interface OutputNews {
  readonly state: 'started' | 'stopped' | 'saved';
  readonly file: string | null;
}

export interface SessionTiming {
  /** How often OBS is asked for a sign of life, ms. */
  readonly healthMs: number;
  /** How long OBS may take to load its scenes, at its start or when the collection changes, ms. */
  readonly loadingMs: number;
}

export interface SessionEvents {
  /** Something that `reported()` or `fault()` tells has changed. */
  changed(): void;
  /** Somebody chose a scene in OBS itself. */
  chosenByHand(scene: string): void;
  renamed(from: string, to: string): void;
  /** Another scene collection is there, with these scenes. */
  collectionChanged(scenes: readonly string[]): void;
  saved(file: string): void;
}

/** An OBS that lets us in, from the first reading of its state until the connection is gone. */
export interface Session {
  /** Reads the state. False: the connection went away, or OBS took too long. */
  start(): Promise<boolean>;
  reported(): Reported;
  fault(): SceneFault | null;
  /** The scene that should be on program from now on; null: none in particular. */
  want(scene: string | null): void;
  call<T extends RequestType>(type: T, data?: OBSRequestTypes[T]): Promise<Reply<T>>;
  /** The next news of an output; null when none came in time. Listen before asking OBS for anything. */
  news(output: Output, wanted: readonly OutputNews['state'][], ms: number): Promise<OutputNews | null>;
  readonly closed: Promise<LinkFault | null>;
  close(): void;
}

export function createSession(link: ObsLink, timing: SessionTiming, events: SessionEvents): Session {
  let reported: Reported = NOTHING_REPORTED;
  let fault: SceneFault | null = null;
  let wanted: string | null = null;
  /** The scene that OBS did not switch to: not asked for again until something is different. */
  let refused: string | null = null;
  let read = false;
  let working = false;
  let scenesStale = false;
  let programStale = false;
  let everythingStale = false;
  let leaving = false;
  let over = false;
  /** Settles when the scene collection stands again: OBS must not be asked anything before. */
  let standstill: { readonly over: Promise<void>; end(): void } | null = null;
  let health: NodeJS.Timeout | undefined;
  const listeners = new Set<(output: Output, news: OutputNews) => void>();

  const lost: Reply<never> = { ok: false, code: 'lost', detail: 'connection lost' };

  void link.closed.then(() => {
    over = true;
    clearInterval(health);
    standstill?.end();
  });

  function report(patch: Partial<Reported>): void {
    reported = { ...reported, ...patch };
    events.changed();
  }

  async function call<T extends RequestType>(type: T, data?: OBSRequestTypes[T]): Promise<Reply<T>> {
    while (standstill !== null && !over) await standstill.over;
    return over || leaving ? lost : link.call(type, data);
  }

  /** OBS 30 and later answers "not ready" while it loads. */
  async function patiently<T extends RequestType>(type: T): Promise<Reply<T>> {
    const giveUp = performance.now() + timing.loadingMs;
    for (;;) {
      const reply = await call(type);
      if (reply.ok || reply.code !== NOT_READY || performance.now() > giveUp) return reply;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function readScenes(): Promise<boolean> {
    const reply = await patiently('GetSceneList');
    if (!reply.ok) return false;
    // OBS lists scenes from the bottom up.
    const scenes = reply.data.scenes
      .map((scene) => scene['sceneName'])
      .filter((name) => typeof name === 'string')
      .reverse();
    report({ scenes, programScene: reply.data.currentProgramSceneName || null });
    return true;
  }

  async function readOutputs(): Promise<void> {
    const record = await call('GetRecordStatus');
    const stream = await call('GetStreamStatus');
    // Refused where the replay buffer is switched off in the settings: then there is none.
    const replay = await call('GetReplayBufferStatus');
    report({
      recording: record.ok ? record.data.outputActive : null,
      streaming: stream.ok ? stream.data.outputActive : null,
      replayBuffer: replay.ok ? replay.data.outputActive : null,
    });
  }

  async function lookAtProgram(): Promise<void> {
    const reply = await call('GetCurrentProgramScene');
    if (!reply.ok || everythingStale || standstill !== null) return;
    const scene = reply.data.currentProgramSceneName;
    if (scene === reported.programScene) return;
    report({ programScene: scene });
    events.chosenByHand(scene);
  }

  async function ask({ type, data }: SceneRequest): Promise<void> {
    const scene = data.sceneName;
    const reply = await call(type, data);
    if (reply.ok) {
      report({ programScene: scene });
      return;
    }
    if (reply.code === 'lost') return;
    refused = scene;
    fault = { kind: 'switch-failed', scene, detail: reply.detail };
    scenesStale = true;
    events.changed();
  }

  /** One thing at a time, so that what OBS answers is never older than what it was told. */
  async function work(): Promise<void> {
    if (working || !read) return;
    working = true;
    while (!over && !leaving) {
      if (standstill !== null) {
        await standstill.over;
      } else if (everythingStale) {
        everythingStale = scenesStale = programStale = false;
        if (await readScenes()) {
          events.collectionChanged(reported.scenes);
          await readOutputs();
        }
      } else if (scenesStale) {
        scenesStale = false;
        await readScenes();
      } else if (programStale) {
        programStale = false;
        await lookAtProgram();
      } else {
        // Looked up and left without waiting in between, or a wish that comes just then would be forgotten.
        const request = nextRequest();
        if (request === null) break;
        await ask(request);
      }
    }
    working = false;
  }

  function nextRequest(): SceneRequest | null {
    const { requests, missing } = difference(wanted, reported);
    if (missing !== null) blame({ kind: 'scene-missing', scene: missing });
    else if (refused !== wanted || requests.length === 0) blame(null);
    return refused === wanted ? null : (requests[0] ?? null);
  }

  function blame(next: SceneFault | null): void {
    if (next?.kind === fault?.kind && next?.scene === fault?.scene) return;
    fault = next;
    events.changed();
  }

  function look(): void {
    refused = null;
    void work();
  }

  function tell(output: Output, news: OutputNews): void {
    for (const listener of listeners) listener(output, news);
  }

  link.on('CurrentProgramSceneChanged', ({ sceneName }) => {
    if (sceneName === reported.programScene) return;
    programStale = true;
    look();
  });
  for (const event of ['SceneCreated', 'SceneRemoved', 'SceneListChanged'] as const) {
    link.on(event, () => {
      scenesStale = true;
      look();
    });
  }
  link.on('SceneNameChanged', ({ oldSceneName, sceneName }) => {
    const rename = (name: string): string => (name === oldSceneName ? sceneName : name);
    report({
      scenes: reported.scenes.map(rename),
      programScene: reported.programScene === null ? null : rename(reported.programScene),
    });
    events.renamed(oldSceneName, sceneName);
    look();
  });
  link.on('CurrentSceneCollectionChanging', () => {
    if (standstill !== null) return;
    let end = (): void => undefined;
    const settled = new Promise<void>((resolve) => {
      end = resolve;
    });
    const late = setTimeout(() => link.close(), timing.loadingMs);
    standstill = {
      over: settled,
      end() {
        clearTimeout(late);
        standstill = null;
        end();
      },
    };
  });
  link.on('CurrentSceneCollectionChanged', () => {
    everythingStale = true;
    standstill?.end();
    look();
  });
  link.on('ExitStarted', () => {
    leaving = true;
  });
  link.on('RecordStateChanged', ({ outputActive, outputState, outputPath }) => {
    report({ recording: outputActive });
    const file = outputPath || null;
    if (outputState === STARTED) tell('record', { state: 'started', file });
    if (outputState === STOPPED) {
      if (file !== null) events.saved(file);
      tell('record', { state: 'stopped', file });
    }
  });
  link.on('StreamStateChanged', ({ outputActive }) => report({ streaming: outputActive }));
  link.on('ReplayBufferStateChanged', ({ outputActive, outputState }) => {
    report({ replayBuffer: outputActive });
    if (outputState === STARTED) tell('replay', { state: 'started', file: null });
    if (outputState === STOPPED) tell('replay', { state: 'stopped', file: null });
  });
  link.on('ReplayBufferSaved', ({ savedReplayPath }) => {
    events.saved(savedReplayPath);
    tell('replay', { state: 'saved', file: savedReplayPath });
  });

  return {
    async start() {
      const version = await patiently('GetVersion');
      if (!version.ok || !(await readScenes())) return false;
      report({ version: version.data.obsVersion });
      await readOutputs();
      if (over) return false;
      read = true;
      health = setInterval(() => {
        if (standstill === null && !working) void call('GetVersion');
      }, timing.healthMs);
      return true;
    },
    reported: () => reported,
    fault: () => fault,
    want(scene) {
      if (scene !== wanted) refused = null;
      wanted = scene;
      void work();
    },
    call,
    news(output, states, ms) {
      return new Promise((resolve) => {
        const finish = (news: OutputNews | null): void => {
          clearTimeout(late);
          listeners.delete(listener);
          resolve(news);
        };
        const listener = (from: Output, news: OutputNews): void => {
          if (from === output && states.includes(news.state)) finish(news);
        };
        const late = setTimeout(() => finish(null), ms);
        listeners.add(listener);
        void link.closed.then(() => finish(null));
      });
    },
    closed: link.closed,
    close: () => link.close(),
  };
}
