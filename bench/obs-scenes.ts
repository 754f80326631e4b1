import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OBSWebSocket, { EventSubscription } from 'obs-websocket-js/json';
import type { ObsStatus } from '../src/protocol/messages.ts';
import { createObsDevice } from '../src/server/obs/device.ts';
import { OBS_PASSWORD, obsUnavailable, startObs } from '../test/helpers/obs.ts';
import { chgkGame, onAir, room } from '../test/helpers/views.ts';

/*
 * `npx tsx bench/obs-scenes.ts`: from a change in the game to the scene in a real OBS, beside a bare obs-websocket-js
 * with one connection for everything, in turns in the same run. "Taken": OBS has answered that it switches. "On
 * program": OBS says that the new scene is on (with the transition Cut).
 */
const ROUNDS = 60;

const missing = obsUnavailable();
if (missing !== null) throw new Error(missing);

const during = (phase: 'spinning' | 'discussion') =>
  room({ game: 'chgk', chgk: chgkGame({ phase }), onAir: onAir([]) });

const obs = await startObs();
const dataDir = mkdtempSync(join(tmpdir(), 'volchok-bench-'));
let tell: (status: ObsStatus) => void = () => undefined;
const device = createObsDevice({
  dataDir,
  language: () => 'en',
  programUrl: () => 'http://127.0.0.1/',
  onStatus: (status) => tell(status),
  log: () => undefined,
});
const status = (fits: (status: ObsStatus) => boolean): Promise<void> =>
  new Promise((resolve) => {
    tell = (now) => {
      if (fits(now)) resolve();
    };
    tell(device.status());
  });

const bare = new OBSWebSocket();
try {
  device.configure({ enabled: true, address: obs.address, password: OBS_PASSWORD });
  await status(({ connection }) => connection === 'connected');
  await device.setup();
  await obs.ask('SetCurrentSceneTransition', { transitionName: 'Cut' });
  await bare.connect(`ws://${obs.address}`, OBS_PASSWORD, { eventSubscriptions: EventSubscription.All });

  const times = { ours: [[], []], bare: [[], []] } as Record<'ours' | 'bare', [number[], number[]]>;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [phase, scene] =
      round % 2 === 0 ? (['spinning', 'Wheel'] as const) : (['discussion', 'Experts'] as const);
    const onProgram = obs.event('CurrentProgramSceneChanged', ({ sceneName }) => sceneName === scene);
    const started = performance.now();
    device.follow(during(phase), false);
    const taken = status(({ programScene }) => programScene === scene).then(() => performance.now());
    times.ours[1].push((await onProgram.then(() => performance.now())) - started);
    times.ours[0].push((await taken) - started);
    await obs.ask('GetVersion');

    const back = new Promise<number>((resolve) => {
      bare.once('CurrentProgramSceneChanged', () => resolve(performance.now()));
    });
    const began = performance.now();
    await bare.call('SetCurrentProgramScene', { sceneName: 'Title card' });
    times.bare[0].push(performance.now() - began);
    times.bare[1].push((await back) - began);
    // The device takes that for somebody's choice, until the situation changes.
    await status(({ choice }) => choice === 'Title card');
  }
  for (const [name, [taken, onProgram]] of Object.entries(times)) {
    console.log(`${name.padEnd(5)} taken ${figures(taken)}   on program ${figures(onProgram)}`);
  }
} finally {
  await bare.disconnect();
  device.stop();
  await obs.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function figures(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(1);
  return `${at(0.5)} ms median, ${at(0.95)} ms p95`;
}
