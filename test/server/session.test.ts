import { describe, expect, test } from 'vitest';

import type { Answer } from '../../src/protocol/messages.ts';
import type { ExplainerView, OperatorView } from '../../src/rules/index.ts';
import type { Sender } from '../../src/server/access.ts';
import type { Journal } from '../../src/server/journal/journal.ts';
import { Session } from '../../src/server/session.ts';
import { seededChance } from '../../src/transcript/seeded-chance.ts';
import { MemoryJournal } from '../helpers/memory-journal.ts';
import { TestTime } from '../helpers/times.ts';

const OPERATOR: Sender = { role: 'operator', room: null };
const EXPERTS = { name: 'Знатоки', players: ['Аня', 'Борис'] };
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

interface Opened {
  readonly session: Session;
  readonly log: string[];
  /** Sends commands that arrive together and gives their answers. */
  readonly send: (...commands: readonly object[]) => Promise<readonly Answer[]>;
  readonly room: () => OperatorView['rooms'][string];
}

function open(journal: Journal, time: TestTime, program: string | null = null): Opened {
  const log: string[] = [];
  const session = new Session({
    journal,
    clock: time,
    chance: seededChance(5),
    program,
    log: (problem) => log.push(problem.ru),
  });
  session.tick();
  return {
    session,
    log,
    send: (...commands) => Promise.all(commands.map((one) => session.submit(one, OPERATOR))),
    room: () => (session.view(OPERATOR) as OperatorView).rooms['main']!,
  };
}

const toDiscussion = [
  { type: 'chgk.game.start', experts: EXPERTS },
  { type: 'chgk.wheel.point', sector: 4 },
  { type: 'chgk.discussion.start' },
] as const;

describe('a session', () => {
  test('stores what happened before anyone is told', async () => {
    const journal = new MemoryJournal();
    const { session, send } = open(journal, new TestTime());
    const told: number[] = [];
    session.listen({ changed: () => told.push(journal.head) });
    const [answer] = await send({ type: 'team.add', id: 'a', name: 'Ять' });
    expect(answer).toEqual({ ok: true, revision: 1 });
    expect(told).toEqual([1]);
  });

  test('whoever cannot bear the news keeps neither the others nor the sender from theirs', async () => {
    const { session, send, log } = open(new MemoryJournal(), new TestTime());
    let told = 0;
    session.listen({
      changed() {
        throw new Error('a view that cannot be made');
      },
    });
    session.listen({ changed: () => (told += 1) });
    expect(await send({ type: 'team.add', id: 'a', name: 'Ять' })).toEqual([{ ok: true, revision: 1 }]);
    expect([told, log]).toEqual([1, ['Внутренняя ошибка: не всем показано, что изменилось; записано всё.']]);
  });

  test('stores commands that came in together in one transaction, and carries them out in order', async () => {
    const journal = new MemoryJournal();
    const { send, room } = open(journal, new TestTime());
    const answers = await send(...toDiscussion, { type: 'chgk.verdict', correct: true });
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(journal.appends).toEqual([3]);
    expect(room().chgk?.phase).toBe('discussion');
  });

  test('a journal that cannot be written: nobody is told, nothing has changed, the operator hears of it', async () => {
    const journal = new MemoryJournal();
    const { session, send, log, room } = open(journal, new TestTime());
    await send(...toDiscussion);
    const before = session.state;
    const heard: unknown[] = [];
    session.listen({ changed: () => heard.push('changed'), stuck: (stuck) => heard.push(stuck) });

    journal.fault = new Error('database or disk is full');
    const answers = await send({ type: 'chgk.answer.give', commandId: id(1) }, { type: 'clock.pause' });
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: 'not-stored' });
    expect(session.state).toBe(before);
    expect(heard).toEqual([true]);
    expect(log).toHaveLength(1);

    journal.fault = null;
    const [again] = await send({ type: 'chgk.answer.give', commandId: id(1) });
    expect(again).toMatchObject({ ok: true });
    expect(heard).toEqual([true, false, 'changed']);
    expect(room().chgk?.phase).toBe('answering');
  });

  test('what falls due while the journal cannot be written is tried again, dated as it was due', async () => {
    const journal = new MemoryJournal();
    const time = new TestTime();
    const { session, send } = open(journal, time);
    await send(...toDiscussion);
    const due = session.nextDue()!;
    time.pass(60_000);
    journal.fault = new Error('disk I/O error');
    expect(session.tick()).toBe(false);
    time.pass(5_000);
    journal.fault = null;
    expect(session.tick()).toBe(true);
    expect(journal.read(3, 9).map(({ event }) => [event.type, event.at])).toEqual([['clock.ended', due]]);
  });

  test('X-11 what is due by now happens before a command, and is in a view', async () => {
    const journal = new MemoryJournal();
    const time = new TestTime();
    const { send, room } = open(journal, time);
    await send(...toDiscussion);
    time.pass(60_000);
    expect(room().chgk?.phase).toBe('deciding');
    const [answer] = await send({ type: 'chgk.verdict', correct: false });
    expect(answer).toMatchObject({ ok: true });
  });

  test('X-3 a command id is carried out once and answered twice the same, a refusal too, in one batch as well', async () => {
    const { send } = open(new MemoryJournal(), new TestTime());
    const add = { type: 'team.add', id: 'a', name: 'Ять', commandId: id(1) };
    const wrong = { type: 'team.remove', id: 'zzz', commandId: id(2) };
    const [first, second] = await send(add, add);
    expect(second).toEqual(first);
    const [refused] = await send(wrong);
    await send({ type: 'team.add', id: 'zzz', name: 'Она' });
    expect(await send(wrong, add)).toEqual([refused, first]);
  });

  test('a bug in the rules costs one command, not the show', async () => {
    const journal = new MemoryJournal();
    const { send, log } = open(journal, new TestTime());
    const poisoned = {
      type: 'team.add',
      id: 'b',
      get name(): string {
        throw new Error('a bug');
      },
    };
    const answers = await send({ type: 'team.add', id: 'a', name: 'А' }, poisoned, {
      type: 'team.add',
      id: 'c',
      name: 'В',
    });
    expect(answers.map((one) => (one.ok ? 'ok' : one.code))).toEqual(['ok', 'internal', 'ok']);
    expect(journal.head).toBe(2);
    expect(log).toEqual(['Внутренняя ошибка: команда не выполнена, игра идёт дальше.']);
  });
});

describe('after a restart', () => {
  test('the show goes on where it was, its clock included', async () => {
    const journal = new MemoryJournal();
    const time = new TestTime();
    await open(journal, time).send(...toDiscussion);
    time.skip(17_250);
    const { room } = open(journal, time);
    expect(room().clock).toMatchObject({ running: true, remainingMs: 42_750, digits: '0:43' });
  });

  test('everything overdue is caught up in order, each at its due instant', async () => {
    const journal = new MemoryJournal();
    const time = new TestTime();
    const { send } = open(journal, time);
    await send(
      { type: 'rooms.set', rooms: ['a', 'b'].map((room) => ({ id: room, name: room, teams: [] })) },
      { type: 'chgk.game.start', experts: EXPERTS, room: 'a' },
      { type: 'chgk.game.start', experts: EXPERTS, room: 'b' },
      { type: 'chgk.wheel.point', sector: 4, room: 'b' },
      { type: 'chgk.discussion.start', room: 'b' },
      { type: 'chgk.wheel.spin', room: 'a' },
    );
    const start = time.now();
    const written = journal.head;
    time.skip(86_400_000);
    open(journal, time);
    expect(journal.read(written, 9).map(({ event }) => [event.type, event.room, event.at - start])).toEqual([
      ['chgk.wheelStood', 'a', 12_000],
      ['clock.ended', 'b', 60_000],
    ]);
  });

  test('time never goes back behind the last event', async () => {
    const journal = new MemoryJournal();
    const time = new TestTime();
    await open(journal, time).send(...toDiscussion);
    const { session, room } = open(journal, new TestTime(time.now() - 3_600_000));
    expect(session.now()).toBe(time.now());
    expect(room().clock).toMatchObject({ running: true, remainingMs: 60_000 });
  });

  test('a snapshot shortens the way and changes nothing', async () => {
    const journal = new MemoryJournal();
    const time = new TestTime();
    const first = open(journal, time, 'this program');
    await first.send(...toDiscussion, { type: 'chgk.answer.give' }, { type: 'undo' });
    first.session.close();
    expect(journal.snapshot('this program')?.seq).toBe(5);
    await open(journal, time).send({ type: 'chgk.answer.give' });

    const withSnapshot = open(journal, time, 'this program').session.state;
    expect(withSnapshot).toEqual(open(journal, time, 'another program').session.state);
    expect(withSnapshot.rooms[0]?.play.chgk?.phase).toBe('answering');
  });

  test('a snapshot that cannot be read is passed over', async () => {
    const journal = new MemoryJournal();
    const time = new TestTime();
    await open(journal, time).send(...toDiscussion);
    journal.keepSnapshot('this program', { seq: 2, body: Buffer.from('from a Node that is newer') });
    expect(open(journal, time, 'this program').room().chgk?.phase).toBe('discussion');
  });
});

describe('who may send what', () => {
  const sent = async (sender: Sender, command: object): Promise<string> => {
    const { session, send } = open(new MemoryJournal(), new TestTime());
    await send(
      { type: 'team.add', id: 'a', name: 'Ять' },
      { type: 'party.stage.start', stage: 'hat' },
      { type: 'party.attempt.start', team: 'a' },
      { type: 'party.attempt.go' },
    );
    const answer = await session.submit(command, sender);
    return answer.ok ? 'ok' : answer.code;
  };
  const HOST: Sender = { role: 'host', room: null };
  const EXPLAINER: Sender = { role: 'explainer', room: 'main' };
  const PUBLIC: Sender = { role: 'public', room: null };

  test.each([
    [OPERATOR, { type: 'show.configure', title: 'Вечер' }, 'ok'],
    [HOST, { type: 'party.word.guessed' }, 'ok'],
    [HOST, { type: 'clock.pause' }, 'ok'],
    [HOST, { type: 'undo' }, 'ok'],
    [HOST, { type: 'score.adjust', team: 'a', stage: 'hat', points: 1, reason: 'ошибка' }, 'ok'],
    [HOST, { type: 'team.add', id: 'b', name: 'Б' }, 'forbidden'],
    [HOST, { type: 'graphic.take', graphic: 'timer' }, 'forbidden'],
    [HOST, { type: 'no.such' }, 'invalid'],
    [EXPLAINER, { type: 'party.word.guessed' }, 'ok'],
    [EXPLAINER, { type: 'party.word.skipped', room: 'main' }, 'ok'],
    [EXPLAINER, { type: 'party.word.guessed', room: 'other' }, 'forbidden'],
    [EXPLAINER, { type: 'party.word.void' }, 'forbidden'],
    [EXPLAINER, { type: 'party.attempt.close' }, 'forbidden'],
    [EXPLAINER, { type: 'undo' }, 'forbidden'],
    [EXPLAINER, null, 'invalid'],
    [PUBLIC, { type: 'party.word.guessed' }, 'forbidden'],
    [PUBLIC, 'nonsense', 'forbidden'],
  ] as const)('%o %o: %s', async (sender, command, expected) => {
    expect(await sent(sender, command as object)).toBe(expected);
  });

  test('X-2 an explainer need not name the room: it is that of the token', async () => {
    const { session, send } = open(new MemoryJournal(), new TestTime());
    await send(
      { type: 'team.add', id: 'a', name: 'Ять' },
      { type: 'team.add', id: 'b', name: 'Ерь' },
      {
        type: 'rooms.set',
        rooms: [
          { id: 'one', name: 'Один', teams: ['a'] },
          { id: 'two', name: 'Два', teams: ['b'] },
        ],
      },
      { type: 'party.stage.start', stage: 'hat', room: 'two' },
      { type: 'party.attempt.start', team: 'b', room: 'two' },
      { type: 'party.attempt.go', room: 'two' },
    );
    const explainer: Sender = { role: 'explainer', room: 'two' };
    expect(await session.submit({ type: 'party.word.guessed' }, explainer)).toMatchObject({ ok: true });
    const view = session.view(explainer) as ExplainerView;
    expect(Object.keys(view.rooms)).toEqual(['two']);
    expect(view.rooms['two']?.party?.words).toEqual({ guessed: 1, skipped: 0 });
  });
});
