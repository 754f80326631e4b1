import { describe, expect, it } from 'vitest';

import type { Api } from '../../control-panel/api.ts';
import { Panel } from '../../control-panel/panel.ts';
import type { Link } from '../../src/graphics/connection.ts';
import type { Answer } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import { show } from '../helpers/show.ts';

/** A server that answers when the test says so. */
function desk() {
  const game = show().doEach('team.add', { id: 'owls', name: 'Совы' }, { id: 'elks', name: 'Лоси' });
  const got: Readonly<Record<string, unknown>>[] = [];
  const shows: (string | null | undefined)[] = [];
  const replies: ((answer: Answer) => void)[] = [];
  let open = 'a';
  const link: Link = {
    view: () => game.view(),
    now: () => 0 as Instant,
    status: () => 'live',
    role: () => 'operator',
    build: () => null,
    show: () => open,
    obs: () => null,
    trouble: () => null,
    onChange: () => () => undefined,
    send(command, _timeoutMs, meantFor) {
      got.push(command);
      shows.push(meantFor);
      return new Promise((resolve) => replies.push(resolve));
    },
    close: () => undefined,
  };
  const panel = new Panel(link, {} as Api, { room: null, language: 'ru' });
  return {
    panel,
    revision: game.room().revision,
    sent: () => got.map(({ type, expectedRevision }) => ({ type, expectedRevision })),
    meantFor: () => shows,
    openAnother(): void {
      open = 'b';
    },
    /** Answers the oldest command that has none yet, and lets everything that waits for it go on. */
    async answer(answer: Answer): Promise<void> {
      replies.shift()?.(answer);
      await new Promise(setImmediate);
    },
  };
}

describe('what the panel sends', () => {
  it('U-1: undo means the step that is still on its way, whatever the page has seen of it', async () => {
    const { panel, revision, sent, answer } = desk();
    void panel.send('party.stage.start');
    void panel.send('undo');
    expect(sent()).toEqual([{ type: 'party.stage.start', expectedRevision: undefined }]);
    await answer({ ok: true, revision: revision + 1 });
    expect(sent()[1]).toEqual({ type: 'undo', expectedRevision: revision + 1 });
  });

  it('U-1: undo pressed twice takes two steps back, what is pressed after it waits', async () => {
    const { panel, revision, sent, answer } = desk();
    void panel.send('undo');
    void panel.send('undo');
    void panel.send('party.stage.start');
    expect(sent()).toEqual([{ type: 'undo', expectedRevision: revision }]);
    await answer({ ok: true, revision: revision + 1 });
    expect(sent()[1]).toEqual({ type: 'undo', expectedRevision: revision + 1 });
    await answer({ ok: true, revision: revision + 2 });
    expect(sent()[2]).toEqual({ type: 'party.stage.start', expectedRevision: undefined });
    await answer({ ok: true, revision: revision + 3 });
    expect(panel.pending).toEqual([]);
  });

  it('what waits for an undo stays with the show in which it was pressed', async () => {
    const { panel, meantFor, openAnother, answer } = desk();
    void panel.send('party.stage.start');
    void panel.send('undo');
    void panel.send('party.stage.start');
    openAnother();
    const refusal: Answer = { ok: false, code: 'other-show', message: 'Открыто другое шоу.' };
    await answer(refusal);
    await answer(refusal);
    expect(meantFor()).toEqual(['a', 'a', 'a']);
  });

  it('a refusal on the way becomes a message and holds nothing up', async () => {
    const { panel, revision, sent, answer } = desk();
    void panel.send('party.stage.start');
    void panel.send('undo');
    await answer({ ok: false, code: 'wrong-phase', message: 'Сейчас нельзя.' });
    expect(sent()[1]).toEqual({ type: 'undo', expectedRevision: revision });
    expect(panel.notices).toMatchObject([{ tone: 'refusal', code: 'wrong-phase' }]);
  });
});
