import { describe, expect, test } from 'vitest';

import { begin, hatAttempt, stageWith, withTeams } from '../helpers/games.ts';
import type { Show } from '../helpers/show.ts';

const WORDS = ['берег', 'весло', 'гавань', 'дельта', 'якорь'];
const items = (...texts: readonly string[]) => texts.map((text) => ({ text }));
const hatWithDeck = (texts: readonly string[] = WORDS, ids = 'ab'): Show =>
  withTeams(ids)
    .do('deck.load', { deck: 'hat', items: items(...texts) })
    .do('party.stage.start', { stage: 'hat' });

/** The word on the explainer's screen. */
const word = (s: Show): string | null => s.party.item?.text ?? null;
const listed = (s: Show) => s.party.wordList?.map((w) => w.result);

describe('«Дело в шляпе»', () => {
  test('P-7 one minute without reserve', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    expect([s.digits, s.clock?.reserveMs]).toEqual(['1:00', 0]);
    expect(s.at(59_999).party.phase).toBe('play');
    expect(s.at(60_000).party.phase).toBe('review');
  });

  test.each([
    ['+++', 9],
    ['+-', 1.5],
    ['-', -1.5],
    ['---', -4.5],
    ['', 0],
    ['+-+-+-+', 7.5],
  ])('P-7 +3 for each guessed word, −1.5 for each skipped one: %s makes %d', (words, points) => {
    const s = hatAttempt(stageWith('hat', 'a'), 'a', words);
    expect(s.party.last).toMatchObject({ team: 'a', points });
    expect(s.totals).toEqual({ a: points });
    expect(s.party.attempts).toEqual({ a: 1 });
  });

  test('P-7 points are exact over many attempts', () => {
    const s = stageWith('hat', 'a');
    for (let i = 0; i < 20; i++) hatAttempt(s, 'a', '+-');
    expect(s.totals).toEqual({ a: 30 });
  });

  test('P-7 X-10 the values and the minute are options', () => {
    const s = stageWith('hat', 'a').do('show.configure', {
      ruleset: { wordGuessed: 2.5, wordSkipped: 0, hatSeconds: 45, prepSeconds: 10 },
    });
    expect(s.do('party.attempt.start', { team: 'a' }).digits).toBe('0:10');
    expect(s.do('party.attempt.go').digits).toBe('0:45');
    s.do('party.word.guessed').do('party.word.skipped').wait('0:45').do('party.attempt.close');
    expect(s.totals).toEqual({ a: 2.5 });
  });

  test('P-8 pressed at or before the end counts, later does not', () => {
    const s = begin(stageWith('hat', 'a'), 'a').at(60_000).do('party.word.guessed');
    s.at(60_400).do('party.word.guessed', { pressedAt: 60_000 });
    expect(s.refusal('party.word.guessed', { pressedAt: 60_001 })).toBe('time-is-up');
    expect(s.refusal('party.word.skipped')).toBe('time-is-up');
    expect(s.party.words).toEqual({ guessed: 2, skipped: 0 });
  });

  test('P-8 the word on the screen at the end is neither guessed nor skipped', () => {
    const s = begin(hatWithDeck(), 'a').do('party.word.guessed');
    const onScreen = word(s);
    s.at('1:00');
    expect([s.party.pending, word(s)]).toEqual([3, onScreen]);
    s.do('party.attempt.close');
    expect(s.party.last?.points).toBe(3);
    expect(s.view('public').rooms['main']?.party?.reveal?.words.map((w) => w.text)).not.toContain(onScreen);
  });

  test('P-10 the host can void the last word, which then counts neither way', () => {
    const s = begin(stageWith('hat', 'a'), 'a').do('party.word.guessed').do('party.word.guessed');
    s.do('party.word.void');
    expect([s.party.pending, listed(s)]).toEqual([3, ['guessed', 'void']]);
    s.do('party.word.skipped').do('party.word.void');
    expect([s.party.pending, s.party.words]).toEqual([3, { guessed: 1, skipped: 0 }]);
  });

  test('X-21 void works in play and in review; none, or the last one void already: no-word', () => {
    const s = begin(stageWith('hat', 'a'), 'a');
    expect(s.refusal('party.word.void')).toBe('no-word');
    s.do('party.word.guessed').do('party.word.void');
    expect(s.refusal('party.word.void')).toBe('no-word');
    s.do('party.word.guessed').at('1:00').do('party.word.void');
    expect([s.party.phase, s.party.pending]).toEqual(['review', 0]);
    expect(s.refusal('party.word.void')).toBe('no-word');
    expect(s.do('party.attempt.close').refusal('party.word.void')).toBe('wrong-phase');
  });

  test('P-11 after the minute each word can be turned, then the attempt is closed and its score committed', () => {
    const s = begin(stageWith('hat', 'a'), 'a')
      .do('party.word.guessed')
      .do('party.word.skipped')
      .do('party.word.guessed');
    expect(s.refusal('party.word.review', { index: 0, result: 'void' })).toBe('wrong-phase');
    expect(s.refusal('party.attempt.close')).toBe('wrong-phase');
    s.at('1:00').do('party.word.review', { index: 1, result: 'guessed' });
    expect(s.party.pending).toBe(9);
    s.do('party.word.review', { index: 0, result: 'void' }).do('party.word.review', {
      index: 2,
      result: 'skipped',
    });
    expect([s.party.pending, listed(s), s.totals]).toEqual([1.5, ['void', 'guessed', 'skipped'], { a: 0 }]);
    s.at('3:00').do('party.attempt.close');
    expect([s.party.phase, s.totals, s.party.last]).toEqual([
      'ready',
      { a: 1.5 },
      { team: 'a', points: 1.5, at: 180_000 },
    ]);
  });

  test('X-21 a late word goes to the end of the list; index runs over all words in order of arrival, void ones too', () => {
    const s = begin(stageWith('hat', 'a'), 'a')
      .do('party.word.guessed')
      .do('party.word.void')
      .do('party.word.skipped');
    s.at(60_500).do('party.word.review', { index: 0, result: 'guessed' });
    s.do('party.word.guessed', { pressedAt: 59_000 });
    expect(listed(s)).toEqual(['guessed', 'skipped', 'guessed']);
    expect(s.refusal('party.word.review', { index: 3, result: 'void' })).toBe('no-word');
    s.do('party.word.review', { index: 2, result: 'void' });
    expect(listed(s)).toEqual(['guessed', 'skipped', 'void']);
  });

  test('the words of the hat are no guesses, and guesses no words', () => {
    const hat = begin(stageWith('hat', 'a'), 'a');
    expect(hat.refusal('party.attempt.guessed')).toBe('wrong-phase');
    expect(hat.refusal('party.attempt.missed')).toBe('wrong-phase');
    const artist = begin(stageWith('artist', 'a'), 'a');
    for (const type of ['party.word.guessed', 'party.word.skipped', 'party.word.void']) {
      expect(artist.refusal(type)).toBe('wrong-phase');
    }
    artist.wait('5:05');
    expect(artist.refusal('party.word.review', { index: 0, result: 'void' })).toBe('wrong-phase');
  });
});

describe('the deck', () => {
  /** Plays attempts until the deck has run out, and gives the words in the order of their drawing. */
  const drawn = (s: Show): (string | null)[] => {
    const seen: (string | null)[] = [];
    for (begin(s, 'a'); word(s) !== null; s.do('party.word.guessed')) seen.push(word(s));
    return seen;
  };

  test('P-9 words are drawn without repetition, each once', () => {
    const seen = drawn(hatWithDeck());
    expect([...seen].sort()).toEqual(WORDS);
  });

  test('P-9 at random: another seed, another order; every word comes first equally often', () => {
    const first = new Map<string, number>();
    for (let seed = 1; seed <= 1_000; seed++) {
      const s = withTeams('a', { seed }).do('deck.load', { deck: 'hat', items: items(...WORDS) });
      begin(s.do('party.stage.start', { stage: 'hat' }), 'a');
      first.set(word(s)!, (first.get(word(s)!) ?? 0) + 1);
    }
    expect(first.size).toBe(WORDS.length);
    for (const count of first.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  test('P-9 over the whole show: the next attempt and the next stage go on', () => {
    const s = hatWithDeck();
    const seen: (string | null)[] = [];
    for (const team of ['a', 'b']) {
      begin(s, team);
      seen.push(word(s));
      s.do('party.word.guessed');
      seen.push(word(s));
      s.wait('1:00').do('party.attempt.close');
    }
    s.do('party.stage.end', { override: 'ужин' }).do('party.stage.start', { stage: 'hat' });
    begin(s, 'a');
    seen.push(word(s));
    expect([...seen].sort()).toEqual(WORDS);
  });

  test('P-9 in all rooms', () => {
    const s = withTeams('ab').do('deck.load', { deck: 'hat', items: items('якорь', 'берег') });
    s.do('rooms.set', {
      rooms: [
        { id: 'red', name: 'К', teams: ['a'] },
        { id: 'blue', name: 'С', teams: ['b'] },
      ],
    });
    const seen = (['red', 'blue'] as const).map((room, i) => {
      s.do('party.stage.start', { room, stage: 'hat' }).do('party.attempt.start', { room, team: 'ab'[i] });
      return s.do('party.attempt.go', { room }).room(room).party?.item?.text;
    });
    expect(seen.sort()).toEqual(['берег', 'якорь']);
  });

  test('P-9 a deck that has run out refuses words and never repeats by itself', () => {
    const s = hatWithDeck(['якорь']);
    begin(s, 'a').do('party.word.guessed');
    expect([word(s), s.party.words]).toEqual([null, { guessed: 1, skipped: 0 }]);
    expect(s.refusal('party.word.guessed')).toBe('no-word');
    expect(s.refusal('party.word.skipped')).toBe('no-word');
    // the codes' order: the time comes first
    expect(s.wait('1:00').wait(1).refusal('party.word.guessed')).toBe('time-is-up');
    s.do('party.attempt.close');
    begin(s, 'b');
    expect([word(s), s.refusal('party.word.guessed')]).toEqual([null, 'no-word']);
  });

  test('P-9 new words loaded in the middle of an attempt go on at once', () => {
    const s = hatWithDeck(['якорь']);
    begin(s, 'a').do('party.word.guessed');
    expect(s.refusal('party.word.guessed')).toBe('no-word');
    s.do('deck.load', { deck: 'hat', items: [{ text: 'берег' }] }).do('party.word.guessed');
    expect([word(s), s.party.words]).toEqual(['берег', { guessed: 2, skipped: 0 }]);
    s.do('party.word.guessed');
    expect(s.refusal('party.word.guessed')).toBe('no-word');
  });

  test('P-9 the operator sees how many words are left', () => {
    const s = hatWithDeck(Array.from({ length: 22 }, (_, i) => `слово ${String(i)}`));
    const left = () => s.view().decks.hat;
    expect(left()).toEqual({ total: 22, left: 22 });
    begin(s, 'a');
    expect(left()).toEqual({ total: 22, left: 21 });
    expect(s.do('party.word.skipped').party.deck).toEqual({ total: 22, left: 20 });
    expect(s.do('undo').view().decks.hat).toEqual({ total: 22, left: 21 });
  });

  test('P-9 an undone drawing is not lost, but comes again only when nothing fresh is left', () => {
    const s = hatWithDeck();
    begin(s, 'a');
    const shown = word(s)!;
    s.do('undo');
    const seen = drawn(s.do('undo'));
    expect(seen.at(-1)).toBe(shown);
    expect([...seen].sort()).toEqual(WORDS);
  });

  test('P-9 X-43 a redo brings the same word back', () => {
    const s = begin(hatWithDeck(), 'a').do('party.word.guessed');
    const shown = word(s);
    expect(word(s.do('undo').do('redo'))).toBe(shown);
    expect(s.view().decks.hat?.left).toBe(3);
  });

  test('P-9 a deck loaded anew keeps to words that nobody has seen, as long as it has any', () => {
    const s = begin(hatWithDeck(['якорь', 'берег']), 'a')
      .do('party.word.guessed')
      .wait('1:00')
      .do('party.attempt.close');
    s.do('deck.load', { deck: 'hat', items: items('якорь', 'весло', 'берег') });
    expect(word(begin(s, 'b'))).toBe('весло');
    expect(['якорь', 'берег']).toContain(word(s.do('party.word.guessed')));
  });

  test('P-9 a word that stands in the deck twice comes twice only when nothing else is left', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const s = withTeams('a', { seed }).do('deck.load', {
        deck: 'hat',
        items: items('юла', 'юла', 'яхта', 'юла'),
      });
      const seen = drawn(s.do('party.stage.start', { stage: 'hat' }));
      expect([...seen.slice(0, 2)].sort()).toEqual(['юла', 'яхта']);
      expect(seen).toHaveLength(4);
    }
  });

  test('P-9 a word that was still hidden when the deck was loaded anew is fresh there', () => {
    const s = begin(hatWithDeck(['якорь', 'берег', 'берег']), 'a');
    const shown = word(s);
    const hidden = shown === 'якорь' ? 'берег' : 'якорь';
    s.wait('1:00')
      .do('party.attempt.close')
      .do('deck.load', { deck: 'hat', items: items('якорь', 'берег') });
    expect(word(begin(s, 'b'))).toBe(hidden);
  });

  test('P-9 a word drawn from a deck that was replaced meanwhile is undone without touching the new one', () => {
    const s = begin(hatWithDeck(), 'a')
      .do('deck.load', { deck: 'hat', items: items('юла', 'яхта') })
      .do('undo');
    expect(s.view().decks.hat).toEqual({ total: 2, left: 2 });
    expect(s.do('redo').view().decks.hat).toEqual({ total: 2, left: 2 });
    expect(WORDS).toContain(word(s));
  });

  test('X-8 deck.load without items is deck-empty', () => {
    expect(withTeams('a').refusal('deck.load', { deck: 'hat', items: [] })).toBe('deck-empty');
    expect(withTeams('a').refusal('deck.load', { deck: 'chess', items: [] })).toBe('invalid');
    expect(withTeams('a').refusal('deck.load', { deck: 'hat', items: [{ text: '' }] })).toBe('invalid');
  });

  test('X-8 without a deck words are on paper: the commands work, texts are null', () => {
    const s = begin(stageWith('hat', 'a'), 'a').do('party.word.guessed').do('party.word.skipped');
    expect([word(s), s.party.wordList]).toEqual([
      null,
      [
        { text: null, result: 'guessed' },
        { text: null, result: 'skipped' },
      ],
    ]);
    s.wait('1:00').do('party.attempt.close');
    expect(s.party.reveal?.words).toEqual([
      { text: null, result: 'guessed' },
      { text: null, result: 'skipped' },
    ]);
  });
});
