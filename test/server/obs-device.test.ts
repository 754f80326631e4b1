import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ObsStatus } from '../../src/protocol/messages.ts';
import type { ChgkPhase, Language } from '../../src/rules/views/types.ts';
import { createObsDevice, type ObsDevice, type ObsTiming } from '../../src/server/obs/device.ts';
import { type FakeObs, type FakeOptions, startFakeObs } from '../helpers/fake-obs.ts';
import { chgkGame, onAir, room } from '../helpers/views.ts';

const PASSWORD = 'только для своих';

let dataDir: string;
let statuses: ObsStatus[];
let log: string[];
let language: Language;
let closing: (() => unknown)[];
let watchers: Set<() => void>;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'volchok-obs-data-'));
  statuses = [];
  log = [];
  language = 'ru';
  closing = [];
  watchers = new Set();
});

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function fake(options?: FakeOptions): Promise<FakeObs> {
  const obs = await startFakeObs(options);
  closing.push(() => obs.close());
  return obs;
}

function device(timing: Partial<ObsTiming> = {}): ObsDevice {
  const made = createObsDevice({
    dataDir,
    language: () => language,
    programUrl: () => 'http://127.0.0.1:7700/overlays/program/',
    onStatus(status) {
      statuses.push(status);
      for (const look of watchers) look();
    },
    log: ({ ru }, cause) => log.push(`${ru} ${String(cause)}`),
    timing: {
      connectMs: 300,
      callMs: 300,
      healthMs: 100,
      retry: { firstMs: 10, longestMs: 50 },
      retryWrongPasswordMs: 50,
      outputMs: 300,
      ...timing,
    },
  });
  closing.push(() => made.stop());
  return made;
}

/** Resolves with the first status, now or later, that fits. */
async function seen(obs: ObsDevice, fits: (status: ObsStatus) => boolean): Promise<ObsStatus> {
  for (;;) {
    const status = obs.status();
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

const connected = (status: ObsStatus): boolean => status.connection === 'connected';
const shows = (scene: string) => (status: ObsStatus) => status.programScene === scene;

const during = (phase: ChgkPhase) => room({ game: 'chgk', chgk: chgkGame({ phase }), onAir: onAir([]) });

describe('connecting', () => {
  test('reads what OBS shows and switches to the scene of the situation', async () => {
    const obs = await fake({ password: PASSWORD });
    const driver = device();
    driver.follow(during('spinning'), false);
    driver.configure({ enabled: true, address: obs.address, password: PASSWORD, table: { spin: 'Волчок' } });
    const status = await seen(driver, shows('Волчок'));
    expect(status).toMatchObject({
      connection: 'connected',
      problem: null,
      version: '30.2.3',
      scenes: ['Заставка', 'Знатоки', 'Волчок'],
      recording: false,
      replayBuffer: null,
      situation: 'spin',
    });
    expect(obs.program).toBe('Волчок');
  });

  test('waits for an OBS that is still loading', async () => {
    const obs = await fake();
    let loading = 2;
    obs.intercept = (type) => (type === 'GetSceneList' && loading-- > 0 ? { code: 207 } : undefined);
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    expect((await seen(driver, connected)).scenes).toHaveLength(3);
  });

  test.each([
    [{ password: 'другой' }, 'wrong-password', 'не приняла пароль', 'did not accept'],
    [{ turnDown: 4010 }, 'old-protocol', 'OBS 28', 'OBS 28'],
    [{ subprotocol: null }, 'old-protocol', 'OBS 28', 'OBS 28'],
    [{ turnDown: 4008 }, 'refused', 'отклонено', 'turned down'],
    [{ frozen: true }, 'timeout', 'зависла', 'frozen'],
  ] as const)('an OBS with %j: %s, in words', async (options, connection, russian, english) => {
    const obs = await fake(options);
    const driver = device();
    driver.configure({ enabled: true, address: obs.address, password: PASSWORD });
    const status = await seen(driver, (now) => now.connection === connection);
    expect(status.problem).toContain(russian);
    language = 'en';
    expect(driver.status().problem).toContain(english);
  });

  test('a password that is missing is asked for', async () => {
    const obs = await fake({ password: PASSWORD });
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    const status = await seen(driver, (now) => now.connection === 'wrong-password');
    expect(status.problem).toContain('требует пароль');
    expect(status.hasPassword).toBe(false);
  });

  test('nobody at the address: no OBS, and something else there: refused', async () => {
    const gone = await startFakeObs();
    await gone.close();
    const driver = device();
    driver.configure({ enabled: true, address: gone.address });
    expect((await seen(driver, (now) => now.connection === 'no-obs')).problem).toContain(gone.address);

    const web = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(web, 'listening');
    closing.push(() => web.close());
    const { port } = web.address() as { port: number };
    driver.configure({ address: `127.0.0.1:${port}` });
    await seen(driver, (now) => now.connection === 'refused');
  });

  test('goes on trying until OBS is there, also after a wrong password has been put right', async () => {
    const obs = await fake({ password: PASSWORD });
    const driver = device();
    driver.configure({ enabled: true, address: obs.address, password: 'не тот' });
    await seen(driver, (now) => now.connection === 'wrong-password');
    driver.configure({ password: PASSWORD });
    await seen(driver, connected);
    obs.drop(1001);
    await seen(driver, (now) => now.connection === 'connecting');
    await seen(driver, connected);
  });

  test('switched off says nothing to OBS and has no problem', async () => {
    const obs = await fake();
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    driver.configure({ enabled: false });
    expect(driver.status()).toMatchObject({
      connection: 'off',
      problem: null,
      programScene: null,
      scenes: [],
    });
    expect(driver.setScene('Волчок')).toEqual({ ok: false, message: 'OBS не подключена.' });
  });

  test('an address that is none is refused and changes nothing', () => {
    const driver = device();
    const before = driver.status();
    expect(driver.configure({ address: 'http://где-то/там' })).toMatchObject({ ok: false });
    expect(driver.status()).toEqual(before);
  });
});

describe('scenes', () => {
  async function ready(): Promise<{ obs: FakeObs; driver: ObsDevice }> {
    const obs = await fake();
    const driver = device();
    driver.configure({
      enabled: true,
      address: obs.address,
      table: { between: 'Заставка', spin: 'Волчок', discussion: 'Знатоки' },
    });
    await seen(driver, connected);
    return { obs, driver };
  }

  test('follow the game, and stay where the table has none', async () => {
    const { obs, driver } = await ready();
    for (const [phase, scene] of [
      ['spinning', 'Волчок'],
      ['reading', 'Волчок'],
      ['discussion', 'Знатоки'],
      ['between', 'Заставка'],
    ] as const) {
      driver.follow(during(phase), false);
      await seen(driver, shows(scene));
      expect(obs.program).toBe(scene);
    }
  });

  test('only the last of many quick changes has to be reached', async () => {
    const { obs, driver } = await ready();
    for (const phase of ['spinning', 'discussion', 'between', 'spinning', 'discussion'] as const)
      driver.follow(during(phase), false);
    await seen(driver, shows('Знатоки'));
    expect(obs.requests.filter((type) => type === 'SetCurrentProgramScene').length).toBeLessThanOrEqual(2);
  });

  test('chosen in the panel wins until the situation changes', async () => {
    const { driver } = await ready();
    driver.follow(during('spinning'), false);
    await seen(driver, shows('Волчок'));
    expect(driver.setScene('Знатоки')).toMatchObject({ ok: true });
    expect((await seen(driver, shows('Знатоки'))).choice).toBe('Знатоки');
    driver.follow(during('between'), false);
    expect((await seen(driver, shows('Заставка'))).choice).toBeNull();
  });

  test('chosen in OBS itself is not fought', async () => {
    const { obs, driver } = await ready();
    driver.follow(during('spinning'), false);
    await seen(driver, shows('Волчок'));
    obs.program = 'Знатоки';
    obs.emit('CurrentProgramSceneChanged', { sceneName: 'Знатоки' });
    expect((await seen(driver, shows('Знатоки'))).choice).toBe('Знатоки');
    expect(obs.program).toBe('Знатоки');
  });

  test('late word of our own switch is nobody’s choice', async () => {
    const { obs, driver } = await ready();
    driver.follow(during('spinning'), false);
    await seen(driver, shows('Волчок'));
    driver.follow(during('discussion'), false);
    await seen(driver, shows('Знатоки'));
    obs.emit('CurrentProgramSceneChanged', { sceneName: 'Волчок' });
    await obs.asked('GetCurrentProgramScene');
    driver.follow(during('between'), false);
    await seen(driver, shows('Заставка'));
    expect(statuses.every((status) => status.choice === null)).toBe(true);
  });

  test('held stay, and let go follow at once', async () => {
    const { driver } = await ready();
    driver.follow(during('spinning'), false);
    await seen(driver, shows('Волчок'));
    driver.hold(true);
    driver.follow(during('discussion'), false);
    expect(driver.status()).toMatchObject({ held: true, choice: 'Волчок', situation: 'discussion' });
    driver.hold(false);
    await seen(driver, shows('Знатоки'));
  });

  test('a hold and a choice outlive the server', async () => {
    const { obs, driver } = await ready();
    driver.follow(during('spinning'), false);
    driver.setScene('Знатоки');
    driver.hold(true);
    await seen(driver, shows('Знатоки'));
    driver.stop();
    obs.program = 'Заставка';
    const next = device();
    next.follow(during('spinning'), false);
    await seen(next, shows('Знатоки'));
    expect(next.status().held).toBe(true);
  });

  test('that OBS does not have are named, and nothing is switched', async () => {
    const { obs, driver } = await ready();
    driver.configure({ table: { answer: 'Кухня' } });
    driver.follow(during('answering'), false);
    expect((await seen(driver, (now) => now.problem !== null)).problem).toContain('«Кухня»');
    expect(obs.requests).not.toContain('SetCurrentProgramScene');
    expect(driver.setScene('Кухня')).toMatchObject({ ok: false });
    obs.scenes.push('Кухня');
    obs.emit('SceneCreated', { sceneName: 'Кухня', isGroup: false });
    expect((await seen(driver, shows('Кухня'))).problem).toBeNull();
  });

  test('that OBS refuses are told and not asked for again and again', async () => {
    const { obs, driver } = await ready();
    obs.intercept = (type) =>
      type === 'SetCurrentProgramScene' ? { code: 702, comment: 'занята' } : undefined;
    driver.follow(during('spinning'), false);
    const status = await seen(driver, (now) => now.problem !== null);
    expect(status.problem).toContain('занята');
    await obs.asked('GetVersion', 3);
    expect(obs.requests.filter((type) => type === 'SetCurrentProgramScene')).toHaveLength(1);
  });

  test('renamed in OBS keep their place in the table', async () => {
    const { obs, driver } = await ready();
    obs.scenes[2] = 'Стол с волчком';
    obs.emit('SceneNameChanged', { oldSceneName: 'Волчок', sceneName: 'Стол с волчком' });
    await seen(driver, (now) => now.table.spin === 'Стол с волчком');
    driver.follow(during('spinning'), false);
    await seen(driver, shows('Стол с волчком'));
  });
});

describe('an OBS in trouble', () => {
  test('that stops answering is left and found again, and the scene put right', async () => {
    const obs = await fake();
    const driver = device();
    driver.configure({ enabled: true, address: obs.address, table: { spin: 'Волчок' } });
    await seen(driver, connected);
    obs.intercept = () => 'silence';
    const started = performance.now();
    driver.follow(during('spinning'), false);
    expect(performance.now() - started).toBeLessThan(50);
    expect((await seen(driver, (now) => now.connection === 'timeout')).problem).toContain('зависла');
    obs.intercept = () => undefined;
    await seen(driver, shows('Волчок'));
  });

  test('is noticed by its silence although nothing is asked of it', async () => {
    const obs = await fake();
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    obs.intercept = () => 'silence';
    await seen(driver, (now) => now.connection === 'timeout');
  });

  test('is asked nothing while its scene collection changes', async () => {
    const obs = await fake();
    const driver = device({ healthMs: 60_000 });
    driver.configure({
      enabled: true,
      address: obs.address,
      table: { spin: 'Волчок', discussion: 'Знатоки' },
    });
    await seen(driver, connected);
    driver.follow(during('spinning'), false);
    await seen(driver, shows('Волчок'));

    obs.emit('CurrentSceneCollectionChanging', { sceneCollectionName: 'старая' });
    obs.scenes = ['Знатоки', 'Улица'];
    obs.program = 'Улица';
    // What OBS tells of the new collection's scene is nobody's choice.
    obs.emit('CurrentProgramSceneChanged', { sceneName: 'Улица' });
    obs.emit('RecordStateChanged', { outputActive: true, outputState: 'OBS_WEBSOCKET_OUTPUT_STARTED' });
    await seen(driver, (now) => now.recording === true);
    const before = obs.requests.length;
    driver.follow(during('discussion'), false);
    const asked = driver.act('stream.start');
    await new Promise((resolve) => setImmediate(resolve));
    expect(obs.requests.length).toBe(before);

    obs.emit('CurrentSceneCollectionChanged', { sceneCollectionName: 'новая' });
    expect((await seen(driver, shows('Знатоки'))).choice).toBeNull();
    expect(await asked).toMatchObject({ ok: true });
  });

  test('is asked nothing once it leaves', async () => {
    const obs = await fake();
    const driver = device({ healthMs: 60_000 });
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    obs.emit('ExitStarted');
    obs.emit('StreamStateChanged', { outputActive: true, outputState: 'OBS_WEBSOCKET_OUTPUT_STARTED' });
    await seen(driver, (now) => now.streaming === true);
    const before = obs.requests.length;
    expect(await driver.act('record.start')).toMatchObject({ ok: false });
    expect(obs.requests.length).toBe(before);
  });

  test('that goes away while it is asked gets its answer settled', async () => {
    const obs = await fake();
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    obs.intercept = (type) => (type === 'StartRecord' ? 'silence' : undefined);
    const asked = driver.act('record.start');
    await obs.asked('StartRecord');
    obs.drop(1001);
    expect(await asked).toMatchObject({ ok: false });
  });
});

describe('recording, streaming, replays', () => {
  test('tells the file once it is whole', async () => {
    const obs = await fake();
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    const starting = driver.act('record.start');
    await obs.asked('StartRecord');
    obs.emit('RecordStateChanged', {
      outputActive: true,
      outputState: 'OBS_WEBSOCKET_OUTPUT_STARTED',
      outputPath: null,
    });
    expect(await starting).toMatchObject({ ok: true });
    const stopping = driver.act('record.stop');
    await obs.asked('StopRecord');
    obs.emit('RecordStateChanged', {
      outputActive: false,
      outputState: 'OBS_WEBSOCKET_OUTPUT_STOPPED',
      outputPath: '/videos/вечер.mkv',
    });
    expect(await stopping).toEqual({ ok: true, file: '/videos/вечер.mkv', message: null });
    expect(driver.status()).toMatchObject({ recording: false, lastFile: '/videos/вечер.mkv' });
  });

  test('a start that fails at once or is never confirmed is told', async () => {
    const obs = await fake();
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    const starting = driver.act('record.start');
    await obs.asked('StartRecord');
    obs.emit('RecordStateChanged', {
      outputActive: false,
      outputState: 'OBS_WEBSOCKET_OUTPUT_STOPPED',
      outputPath: null,
    });
    expect(await starting).toMatchObject({ ok: false });
    expect(await driver.act('record.start')).toMatchObject({ ok: false, message: /в своём окне/ });
  });

  test('what runs already is not started twice', async () => {
    const obs = await fake();
    obs.intercept = (type) => (type === 'GetStreamStatus' ? { data: { outputActive: true } } : undefined);
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    expect(await driver.act('stream.start')).toMatchObject({ ok: true });
    expect(obs.requests).not.toContain('StartStream');
  });

  test('a replay needs its buffer', async () => {
    const obs = await fake();
    const driver = device();
    expect(await driver.act('replay.save')).toEqual({ ok: false, message: 'OBS не подключена.' });
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    expect(await driver.act('replay.start')).toMatchObject({ ok: false, message: /Буфер повтора/ });
    obs.emit('ReplayBufferStateChanged', { outputActive: true, outputState: 'OBS_WEBSOCKET_OUTPUT_STARTED' });
    await seen(driver, (now) => now.replayBuffer === true);
    const saving = driver.act('replay.save');
    await obs.asked('SaveReplayBuffer');
    obs.emit('ReplayBufferSaved', { savedReplayPath: '/videos/повтор.mkv' });
    expect(await saving).toMatchObject({ ok: true, file: '/videos/повтор.mkv' });
  });
});

describe('the usual scenes', () => {
  test('are created with the graphics in them; a table of one’s own is left alone', async () => {
    const obs = await fake();
    const inputs: [string, Readonly<Record<string, unknown>>][] = [];
    obs.intercept = (type, data) => {
      if (/^Create(Input|SceneItem)$/.test(type)) inputs.push([type, data]);
      return undefined;
    };
    const driver = device();
    driver.configure({ enabled: true, address: obs.address, table: { spin: 'Заставка' } });
    await seen(driver, connected);
    expect(await driver.setup()).toEqual({ ok: true, file: null, message: null });
    expect(obs.scenes).toEqual(['Заставка', 'Знатоки', 'Волчок', 'Общий план', 'Ведущий', 'Сцена']);
    expect(driver.status().table).toMatchObject({
      spin: 'Заставка',
      discussion: 'Знатоки',
      attempt: 'Сцена',
    });
    const [[kind, input] = ['', {}], ...items] = inputs;
    const page = join(dataDir, 'obs-program.html');
    expect(kind).toBe('CreateInput');
    expect(input).toMatchObject({
      sceneName: 'Заставка',
      inputKind: 'browser_source',
      inputSettings: { is_local_file: true, local_file: page, width: 1280, height: 720, shutdown: false },
    });
    expect(items.map(([, { sceneName }]) => sceneName)).toEqual([
      'Общий план',
      'Волчок',
      'Ведущий',
      'Знатоки',
      'Сцена',
    ]);
    expect(readFileSync(page, 'utf8')).toContain('http://127.0.0.1:7700/overlays/program/');
  });

  test('are created without them, and that is said, where OBS has no browser source', async () => {
    const obs = await fake();
    obs.kinds = ['image_source'];
    const driver = device();
    driver.configure({ enabled: true, address: obs.address });
    await seen(driver, connected);
    expect(await driver.setup()).toMatchObject({ ok: true, message: /нет источника «Браузер»/ });
    expect(obs.scenes).toContain('Ведущий');
  });
});

describe('the settings', () => {
  test('are kept for this user only, and the password is told to nobody', async () => {
    const obs = await fake({ password: PASSWORD });
    const driver = device();
    driver.configure({ enabled: true, address: obs.address, password: PASSWORD, room: 'зал' });
    await seen(driver, connected);
    driver.stop();
    const file = join(dataDir, 'obs.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(PASSWORD);
    expect(JSON.stringify([statuses, log])).not.toContain(PASSWORD);

    const next = device();
    const status = await seen(next, connected);
    expect(status).toMatchObject({ address: obs.address, hasPassword: true, room: 'зал' });
  });

  test('that cannot be understood are put aside, not lost', () => {
    writeFileSync(join(dataDir, 'obs.json'), '{"enabled": "да"}');
    expect(device().status()).toMatchObject({ connection: 'off', address: '127.0.0.1:4455' });
    expect(readFileSync(join(dataDir, 'obs.json.damaged'), 'utf8')).toContain('да');
    expect(log.join()).toContain('obs.json.damaged');
  });

  test('an empty scene takes a situation out of the table', () => {
    const driver = device();
    driver.configure({ table: { spin: 'Волчок', answer: 'Знатоки' } });
    driver.configure({ table: { spin: '' } });
    expect(driver.status().table).toEqual({ answer: 'Знатоки' });
  });
});
