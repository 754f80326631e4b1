import { describe, expect, test } from 'vitest';

import type { HostView } from '../../src/rules/index.ts';
import { begin, withTeams } from '../helpers/games.ts';
import { show, type Show } from '../helpers/show.ts';

describe('teams that have played', () => {
  test('X-26 the operator is told beforehand which teams cannot be removed any more', () => {
    const s = withTeams('abcd')
      .do('party.stage.start', { stage: 'artist' })
      .do('party.attempt.start', { team: 'b' });
    expect(s.view().played).toEqual(['b']);
    expect(s.refusal('team.remove', { id: 'b' })).toBe('team-has-played');
    s.do('party.attempt.go').do('party.attempt.missed').do('party.penalty', { team: 'd' });
    expect(s.view().played).toEqual(['b', 'd']);
    s.do('undo');
    expect(s.view().played).toEqual(['b']);
    s.do('team.remove', { id: 'd' });
  });
});

describe('what loaded questions say of the table', () => {
  const question = (sector: number, number?: number) => ({
    sector,
    ...(number === undefined ? {} : { number }),
    text: 'Вопрос',
    answer: 'Ответ',
  });
  const said = (...questions: readonly object[]) => show().do('questions.load', { questions }).room().package;

  test('F-6.5.2 the blitz is the sector with three numbered questions', () => {
    expect(said()).toEqual({ blitz: null, internetCount: 0 });
    expect(said(question(1), question(5, 1), question(5, 2))).toMatchObject({ blitz: null });
    expect(said(question(1), question(5, 3), question(5, 1), question(5, 2))).toMatchObject({ blitz: 5 });
  });

  test('F-6.5.1 sector 13 has as many questions as its highest number, and is never the blitz', () => {
    const questions = [question(13, 1), question(13, 2), question(13, 3), question(13, 5)];
    expect(said(...questions)).toEqual({ blitz: null, internetCount: 5 });
    expect(said(question(13))).toMatchObject({ internetCount: 0 });
  });
});

describe('a deck without words', () => {
  const items = [{ text: 'якорь' }];
  /** As operator and host are told. */
  const out = (s: Show) => {
    const host = s.view('host') as HostView;
    return [s.party.outOfWords, host.rooms['main']?.party?.outOfWords];
  };

  test('P-9 operator and host see that a further word would be refused, until there is one', () => {
    const s = withTeams('a')
      .do('deck.load', { deck: 'hat', items })
      .do('party.stage.start', { stage: 'hat' });
    expect(out(begin(s, 'a'))).toEqual([false, false]);
    expect(out(s.do('party.word.guessed'))).toEqual([true, true]);
    expect(s.refusal('party.word.guessed')).toBe('no-word');
    s.do('deck.load', { deck: 'hat', items: [{ text: 'берег' }] });
    expect(out(s)).toEqual([false, false]);
    // the word said without it counts, then the new one comes, and it is the last again
    s.do('party.word.skipped').do('party.word.skipped');
    expect(out(s)).toEqual([true, true]);
    s.wait('1:00');
    expect(out(s)).toEqual([false, false]);
  });

  test('X-8 words on paper do not run out, nor do envelopes', () => {
    const paper = begin(withTeams('a').do('party.stage.start', { stage: 'hat' }), 'a').do(
      'party.word.guessed',
    );
    expect(out(paper)).toEqual([false, false]);
    const s = withTeams('ab')
      .do('deck.load', { deck: 'artist', items })
      .do('party.stage.start', { stage: 'artist' });
    begin(s, 'a').do('party.attempt.missed');
    expect(out(begin(s, 'b'))).toEqual([false, false]);
    s.do('party.attempt.guessed');
  });
});
