import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type ExplainerView, instant, project, type State, STAGES } from '../../src/rules/index.ts';
import { emptyPlay } from '../../src/rules/kernel/state.ts';
import { playPlan, plans } from './random-game.ts';

type Room = State['rooms'][number];
type Question = Room['questions'][number];

const other = (text: string | null): string | null =>
  text === null ? null : `иное (${String(text.length)})`;
const otherItem = <I extends { text: string | null; note: string | null; image: string | null }>(
  item: I,
): I => ({
  ...item,
  text: other(item.text),
  note: other(item.note),
  image: 'иное.png',
});

/** The room with every secret replaced: what stays is what its audience has been shown. */
function otherRoom(state: State, room: Room): Room {
  const { party, chgk } = room.play;
  const round = chgk?.round ?? null;
  const shown = project(state, 'public', state.at).rooms[room.id]?.chgk?.question ?? null;
  const isCard = (q: Question) =>
    round !== null &&
    q.sector === round.sector &&
    (round.kind === 'question' || q.number === (round.blitzQuestion ?? round.internetNumber));
  const question = (q: Question): Question => {
    const mine = isCard(q) ? shown : null;
    return {
      ...q,
      text: mine?.text == null ? 'иной вопрос' : q.text,
      answer: mine?.answer == null ? 'иной ответ' : q.answer,
      comment: mine?.answer == null ? 'иной комментарий' : q.comment,
      author: mine ? q.author : 'иной автор',
      town: mine ? q.town : 'иной город',
    };
  };
  return {
    ...room,
    questions: room.questions.map(question),
    done: null,
    undone: null,
    play: {
      ...room.play,
      party: party && {
        ...party,
        // what is revealed is its text and picture, never the note
        reveal: party.reveal && {
          ...party.reveal,
          item: party.reveal.item && { ...party.reveal.item, note: other(party.reveal.item.note) },
        },
        attempt: party.attempt && {
          ...party.attempt,
          item: party.attempt.item && otherItem(party.attempt.item),
          words: party.attempt.words.map((word) => ({ ...word, text: other(word.text) })),
        },
      },
      chgk: chgk && {
        ...chgk,
        seal: { ...chgk.seal, nonce: 'иной', angle: (chgk.seal.angle + 180) % 360 },
        nextSeal: chgk.nextSeal && { nonce: 'иной', angle: 1, commitment: 'иной' },
      },
    },
  };
}

/** The same show with other secrets: deck items, questions and answers not revealed, the seal's nonce and angle, reasons, packages. */
const twin = (state: State): State => ({
  ...state,
  decks: Object.fromEntries(
    STAGES.map((stage) => {
      const deck = state.decks[stage];
      return [
        stage,
        deck && { ...deck, items: [...deck.items.map(otherItem), ...deck.items], shown: ['иное'], fresh: [] },
      ];
    }),
  ) as unknown as State['decks'],
  teams: state.teams.map((team) => ({ ...team, disqualified: other(team.disqualified) })),
  packages: [{ team: 'Иные', questions: 99, status: 'returned', reason: 'иная' }],
  rooms: state.rooms.map((room) => otherRoom(state, room)),
});

/** The same to an explainer's room, other everywhere else. */
const twinAround = (state: State, own: string): State => ({
  ...state,
  title: 'Иной вечер',
  schedule: [{ label: 'иное', at: '2026-03-01T19:30:00Z' }],
  series: [],
  rating: [{ team: 'Иные', points: 1 }],
  packages: [],
  past: [],
  standingsMove: null,
  decks: { hat: null, artist: null, crocodile: null },
  teams: state.teams.map((team) => ({
    ...team,
    name: 'Иные',
    players: ['Иной'],
    color: '#000000',
    disqualified: 'иная',
  })),
  rooms: state.rooms.map((room): Room => {
    const { play } = room;
    if (room.id !== own)
      return { ...room, name: 'Иной зал', questions: [], play: emptyPlay, done: null, undone: null };
    return {
      ...room,
      questions: [],
      done: null,
      undone: null,
      play: {
        ...play,
        tally: [],
        chgk: play.chgk && {
          ...play.chgk,
          seal: { nonce: 'иной', angle: 7, commitment: 'иной' },
          opened: null,
        },
        party: play.party && { ...play.party, last: null, reveal: null },
      },
    };
  }),
});

test('P-16 two shows that differ only in secrets look the same to the public, byte by byte', () => {
  fc.assert(
    fc.property(plans(80), (plan) => {
      for (const { done, at } of playPlan(plan).steps) {
        const views = [done.state, twin(done.state)].map((state) =>
          JSON.stringify(project(state, 'public', at)),
        );
        expect(views[1]).toBe(views[0]);
      }
    }),
    { numRuns: 60 },
  );
});

test('P-16 an explainer knows nothing of other rooms, of scores, questions and decks', () => {
  fc.assert(
    fc.property(plans(80), fc.nat({ max: 100_000 }), (plan, wait) => {
      const { steps } = playPlan(plan);
      for (const { done, at } of steps) {
        for (const { id } of done.state.rooms) {
          const seen = (state: State): ExplainerView => project(state, 'explainer', instant(at + wait), id);
          expect(JSON.stringify(seen(twinAround(done.state, id)))).toBe(JSON.stringify(seen(done.state)));
          expect(Object.keys(seen(done.state).rooms)).toEqual([id]);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the twins do differ: the operator sees it', () => {
  let seen = 0;
  fc.assert(
    fc.property(plans(80), (plan) => {
      for (const { done, at } of playPlan(plan).steps) {
        const cards = [done.state, twin(done.state)].map((state) =>
          JSON.stringify(
            Object.values(project(state, 'operator', at).rooms).map(({ party, chgk }) => [
              party?.item,
              party?.wordList,
              chgk?.card,
            ]),
          ),
        );
        if (cards[0] !== cards[1]) seen += 1;
      }
    }),
    { numRuns: 30, seed: 1 },
  );
  expect(seen).toBeGreaterThan(50);
});
