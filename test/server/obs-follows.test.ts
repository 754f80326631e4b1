import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITUATIONS } from '../../src/protocol/messages.ts';
import type { ChgkPhase } from '../../src/rules/views/types.ts';
import { type Choice, choiceAfter, desiredScene } from '../../src/server/obs/desired.ts';
import { createObsDevice } from '../../src/server/obs/device.ts';
import { situationOf } from '../../src/server/obs/situation.ts';
import { startFakeObs } from '../helpers/fake-obs.ts';
import { chgkGame, onAir, room } from '../helpers/views.ts';

const SCENES = ['Заставка', 'Знатоки', 'Волчок'];
const TABLE = Object.fromEntries(
  SITUATIONS.map((situation, i) => [situation, SCENES[i % SCENES.length] ?? '']),
);

const scene = fc.constantFrom(...SCENES);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('game' as const),
    phase: fc.constantFrom<ChgkPhase>('between', 'spinning', 'reading', 'discussion', 'answering', 'over'),
  }),
  fc.record({ kind: fc.constant('choose' as const), scene }),
  fc.record({ kind: fc.constant('hold' as const), on: fc.boolean() }),
  fc.record({ kind: fc.constant('by hand in OBS' as const), scene }),
  fc.record({ kind: fc.constant('connection lost' as const) }),
  fc.record({ kind: fc.constant('collection reloaded' as const) }),
  fc.record({ kind: fc.constant('a moment' as const), turns: fc.integer({ min: 1, max: 20 }) }),
);

const PATIENCE_MS = 5000;
const QUIET_TURNS = 40;

test('whatever happens in whatever order, OBS ends up with the scene that is wanted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'volchok-obs-data-'));
      const obs = await startFakeObs();
      const device = createObsDevice({
        dataDir,
        language: () => 'ru',
        programUrl: () => 'http://127.0.0.1/',
        onStatus: () => undefined,
        log: () => undefined,
        timing: { retry: { firstMs: 2, longestMs: 10 } },
      });
      const settled = async (what: () => boolean): Promise<void> => {
        const giveUp = performance.now() + PATIENCE_MS;
        while (!what()) {
          if (performance.now() > giveUp) throw new Error(`Not reached: ${what.toString()}`);
          await turn();
        }
      };
      /** Nothing is being asked any more: all that came has been taken in. */
      const quiet = async (): Promise<void> => {
        for (let turns = 0, before = -1; turns < QUIET_TURNS; turns += 1) {
          if (before !== obs.requests.length) turns = 0;
          before = obs.requests.length;
          await turn();
        }
      };
      let situation = situationOf(play('between'), false);
      let choice: Choice | null = null;
      let held = false;
      const wanted = () => desiredScene({ situation, table: TABLE, choice, held }) ?? '';
      const reached = () =>
        settled(() => obs.program === wanted() && device.status().programScene === obs.program);

      try {
        device.follow(play('between'), false);
        device.configure({ enabled: true, address: obs.address, table: TABLE });
        await reached();
        for (const now of steps) {
          switch (now.kind) {
            case 'game': {
              const next = situationOf(play(now.phase), false);
              device.follow(play(now.phase), false);
              if (next !== situation) choice = choiceAfter(choice, next, held);
              situation = next;
              break;
            }
            case 'choose':
              if (device.setScene(now.scene).ok) choice = { scene: now.scene, during: situation };
              break;
            case 'hold':
              choice = now.on ? { scene: wanted(), during: situation } : null;
              held = now.on;
              device.hold(now.on);
              break;
            case 'by hand in OBS':
              await reached();
              await quiet();
              if (now.scene === obs.program) break;
              obs.program = now.scene;
              obs.emit('CurrentProgramSceneChanged', { sceneName: now.scene });
              choice = { scene: now.scene, during: situation };
              await reached();
              break;
            case 'connection lost':
              await settled(() => device.status().connection === 'connected');
              obs.drop(1001);
              await settled(() => device.status().connection !== 'connected');
              break;
            case 'collection reloaded':
              obs.emit('CurrentSceneCollectionChanging', { sceneCollectionName: 'Вечер' });
              await turn();
              obs.emit('CurrentSceneCollectionChanged', { sceneCollectionName: 'Вечер' });
              break;
            case 'a moment':
              for (let i = 0; i < now.turns; i += 1) await turn();
          }
        }
        await reached();
        await quiet();
        await reached();
        expect(device.status()).toMatchObject({
          situation,
          held,
          choice: choice === null ? null : choice.scene,
        });
      } finally {
        device.stop();
        await obs.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    }),
    { numRuns: 80 },
  );
});

const play = (phase: ChgkPhase) => room({ game: 'chgk', chgk: chgkGame({ phase }), onAir: onAir([]) });

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
