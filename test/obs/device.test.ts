import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ObsStatus, Situation } from '../../src/protocol/messages.ts';
import { createObsDevice, type ObsDevice } from '../../src/server/obs/device.ts';
import { describeWith } from '../helpers/needs.ts';
import { OBS_PASSWORD, obsUnavailable, type RealObs, startObs } from '../helpers/obs.ts';
import { probe } from '../helpers/video.ts';
import { chgkGame, onAir, partyGame, room } from '../helpers/views.ts';

const chgk = (phase: Parameters<typeof chgkGame>[0]['phase'] & string) =>
  room({ game: 'chgk', chgk: chgkGame({ phase }), onAir: onAir([]) });
const party = (phase: Parameters<typeof partyGame>[0]['phase'] & string) =>
  room({ game: 'party', party: partyGame({ phase }), onAir: onAir([]) });

describeWith(obsUnavailable(), 'a real OBS', () => {
  let obs: RealObs;
  let dataDir: string;
  let device: ObsDevice;
  const statuses: ObsStatus[] = [];
  const watchers = new Set<() => void>();

  async function seen(fits: (status: ObsStatus) => boolean): Promise<ObsStatus> {
    for (;;) {
      const status = device.status();
      if (fits(status)) return status;
      await new Promise<void>((resolve) => {
        const look = (): void => {
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
      });
    }
  }

  const shows = (scene: string) => seen((status) => status.programScene === scene);
  const program = async (): Promise<string> =>
    (await obs.ask('GetCurrentProgramScene')).currentProgramSceneName;

  beforeAll(async () => {
    obs = await startObs({ collections: ['Other'] });
    await obs.ask('CreateInput', {
      sceneName: (await obs.ask('GetCurrentProgramScene')).currentProgramSceneName,
      inputName: 'colour',
      inputKind: 'color_source_v3',
      inputSettings: { color: 0xff336699, width: obs.width, height: obs.height },
    });
    dataDir = mkdtempSync(join(tmpdir(), 'volchok-obs-data-'));
    device = createObsDevice({
      dataDir,
      language: () => 'ru',
      programUrl: () => 'http://127.0.0.1:7700/overlays/program/',
      onStatus(status) {
        statuses.push(status);
        for (const look of watchers) look();
      },
      log: () => undefined,
      timing: {
        connectMs: 1000,
        callMs: 1000,
        healthMs: 500,
        retry: { firstMs: 50, longestMs: 300 },
        retryWrongPasswordMs: 300,
      },
    });
  });

  afterAll(async () => {
    device.stop();
    await obs.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('does not let in a wrong password, and says so', async () => {
    device.configure({ enabled: true, address: obs.address, password: 'не тот' });
    expect((await seen((status) => status.connection === 'wrong-password')).problem).toContain('пароль');
    device.configure({ password: OBS_PASSWORD });
    expect(await seen((status) => status.connection === 'connected')).toMatchObject({
      problem: null,
      recording: false,
      streaming: false,
      replayBuffer: false,
    });
  });

  test('gets the usual scenes; Debian’s has no browser source, and that is said', async () => {
    expect(await device.setup()).toMatchObject({ ok: true, message: /нет источника «Браузер»/ });
    const { scenes } = await obs.ask('GetSceneList');
    expect(scenes.map((scene) => scene['sceneName'])).toEqual(
      expect.arrayContaining(['Знатоки', 'Волчок', 'Сцена']),
    );
    expect(await program()).toBe('Scene');
  });

  test('follows the evening, situation by situation', async () => {
    const evening: [ReturnType<typeof room>, Situation, string][] = [
      [chgk('between'), 'between', 'Общий план'],
      [chgk('spinning'), 'spin', 'Волчок'],
      [chgk('reading'), 'reading', 'Ведущий'],
      [chgk('discussion'), 'discussion', 'Знатоки'],
      [chgk('answering'), 'answer', 'Знатоки'],
      [chgk('over'), 'over', 'Общий план'],
      [party('prep'), 'preparation', 'Сцена'],
      [party('review'), 'review', 'Общий план'],
    ];
    for (const [now, situation, scene] of evening) {
      device.follow(now, false);
      expect((await shows(scene)).situation).toBe(situation);
      expect(await program()).toBe(scene);
    }
    device.follow(chgk('discussion'), true);
    await shows('Заставка');
  });

  test('is not fought when somebody chooses a scene in it', async () => {
    device.follow(chgk('spinning'), false);
    await shows('Волчок');
    await obs.ask('SetCurrentProgramScene', { sceneName: 'Ведущий' });
    expect((await shows('Ведущий')).choice).toBe('Ведущий');
    device.follow(chgk('discussion'), false);
    expect((await shows('Знатоки')).choice).toBeNull();
  });

  test('records, keeps replays, and the files are whole when the answer comes', async () => {
    expect(device.setScene('Scene')).toMatchObject({ ok: true });
    await shows('Scene');
    expect(await device.act('record.start')).toMatchObject({ ok: true });
    expect(await device.act('replay.start')).toMatchObject({ ok: true });
    expect(device.status()).toMatchObject({ recording: true, replayBuffer: true });
    await recorded(1000);
    const replay = await device.act('replay.save');
    const record = await device.act('record.stop');
    await device.act('replay.stop');
    for (const answer of [replay, record]) {
      const file = answer.ok ? answer.file : null;
      expect(file !== null && existsSync(file)).toBe(true);
      expect(await probe(file ?? '')).toMatchObject({ width: obs.width, height: obs.height, codec: 'h264' });
      expect((await probe(file ?? '')).seconds).toBeGreaterThan(0.3);
    }
    device.follow(chgk('between'), false);
    await shows('Общий план');
  });

  /** Resolves once OBS itself counts so many milliseconds of recording. */
  async function recorded(ms: number): Promise<void> {
    for (;;) {
      const { outputDuration } = await obs.ask('GetRecordStatus');
      if (outputDuration >= ms) return;
    }
  }

  test('survives a change of its scene collection while the game goes on', async () => {
    device.follow(chgk('spinning'), false);
    await shows('Волчок');
    const changed = obs.event('CurrentSceneCollectionChanged');
    const changing = obs.ask('SetCurrentSceneCollection', { sceneCollectionName: 'Other' });
    for (const phase of ['reading', 'discussion', 'answering'] as const) device.follow(chgk(phase), false);
    await Promise.all([changing, changed]);
    expect((await seen((status) => status.scenes.includes('Other scene'))).scenes).not.toContain('Волчок');
    expect((await seen((status) => status.problem !== null)).problem).toContain('«Знатоки»');
    await obs.ask('SetCurrentSceneCollection', { sceneCollectionName: 'Test' });
    expect((await shows('Знатоки')).problem).toBeNull();
    expect(await program()).toBe('Знатоки');
  });

  test('that freezes holds nothing up, and is put right once it answers', async () => {
    device.follow(chgk('between'), false);
    await shows('Общий план');
    obs.freeze();
    const started = performance.now();
    device.follow(chgk('spinning'), false);
    expect(performance.now() - started).toBeLessThan(50);
    expect((await seen((status) => status.connection === 'timeout')).problem).toContain('зависла');
    obs.thaw();
    await shows('Волчок');
    expect(await program()).toBe('Волчок');
  });

  test('that is killed in the middle of a game comes back with the right scene', async () => {
    await obs.kill();
    expect((await seen((status) => status.connection === 'no-obs')).problem).toContain(obs.address);
    expect(device.status()).toMatchObject({ programScene: null, recording: null });
    device.follow(chgk('discussion'), false);
    await obs.start();
    await shows('Знатоки');
    expect(await program()).toBe('Знатоки');
  });

  test('that is left as usual is reached again after its next start', async () => {
    await obs.stop();
    await seen((status) => status.connection === 'no-obs');
    await obs.start();
    await seen((status) => status.connection === 'connected');
    expect(JSON.stringify(statuses)).not.toContain(OBS_PASSWORD);
  });
});
