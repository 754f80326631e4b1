import * as z from 'zod';

import { anyNumber, points, rulesetPatch, whole } from './ruleset.ts';
import { CUES, STAGES } from './views/types.ts';

/** an empty string is no value. */
const text = z.string().min(1);
const id = text;
/** counts and indexes are whole and not negative. */
const count = whole.min(0);
const sector = whole.min(1).max(13);
const stage = z.enum(STAGES);
const wordResult = z.enum(['guessed', 'skipped', 'void']);
/** ISO 8601, with seconds or without; without an offset it is the local time of the venue. */
const moment = z.union([
  z.iso.datetime({ offset: true, local: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);
/** Any text: a graphic that there is not is `graphic-unknown`, not `invalid`. */
const graphicName = text;
const volume = anyNumber.min(0).max(1);
const pressedAt = whole.nullish().describe('When the button was pressed, server time in ms (C-5)');

const inRoom = {
  room: id.nullish().describe('May be left out where there is one room (X-2)'),
  expectedRevision: whole.nullish().describe("Refused with `stale` if it differs from the room's"),
};
const common = {
  // any variant of a UUID, not only those of RFC 9562: it only has to be the same one twice
  commandId: z
    .guid()
    .nullish()
    .describe('The same one twice is carried out once and answered twice the same (X-3)'),
};

const forShow = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...common, ...shape });
const forRoom = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...common, ...inRoom, ...shape });

const item = z.object({ text, note: text.nullish(), image: text.nullish() });
const question = z.object({
  sector,
  number: whole.min(1).nullish().describe('Which of the three in a blitz, or the number in sector 13'),
  text,
  answer: text,
  comment: text.nullish(),
  author: text.nullish(),
  town: text.nullish(),
});

/** Commands that concern the whole show: they ignore `room` and `expectedRevision` and are not undone. */
export const showCommands = {
  'show.configure': forShow('show.configure', {
    title: text.nullish(),
    language: z.enum(['ru', 'en']).nullish(),
    ruleset: rulesetPatch.nullish(),
  }),
  'show.look': forShow('show.look', { theme: text.describe('`auto`, or the name of a theme') }),
  'show.sound': forShow('show.sound', {
    volume: volume.nullish(),
    muted: z.boolean().nullish(),
    cue: z.enum(CUES).nullish().describe('Whose setting it is; left out: the whole mixer'),
    file: z.string().nullish().describe('Own sound for the cue; empty: the program’s own again'),
  }),
  'schedule.set': forShow('schedule.set', {
    items: z.array(z.object({ label: text, at: moment })),
  }),
  'team.add': forShow('team.add', {
    id,
    name: text,
    color: text.nullish(),
    players: z.array(text).nullish(),
  }),
  'team.update': forShow('team.update', {
    id,
    name: text.nullish(),
    color: text.nullish(),
    players: z.array(text).nullish(),
  }),
  'team.move': forShow('team.move', {
    id,
    to: count.describe('Its place in the order of the teams, counted from 0'),
  }),
  'team.remove': forShow('team.remove', { id }),
  'team.disqualify': forShow('team.disqualify', { id, reason: text }),
  'team.reinstate': forShow('team.reinstate', { id, reason: text }),
  'rooms.set': forShow('rooms.set', { rooms: z.array(z.object({ id, name: text, teams: z.array(id) })) }),
  'deck.load': forShow('deck.load', { deck: stage, items: z.array(item) }),
  'series.result': forShow('series.result', { team: text, experts: count, viewers: count }),
  'series.remove': forShow('series.remove', { index: count }),
  'series.rating': forShow('series.rating', { teams: z.array(z.object({ team: text, points: anyNumber })) }),
  'package.receive': forShow('package.receive', { team: text, questions: count }),
  'package.return': forShow('package.return', { team: text, reason: text }),
  'package.accept': forShow('package.accept', { team: text }),
} as const;

/** Commands of a room. `undo` takes back those for which `isUndoable` holds. */
export const roomCommands = {
  'party.stage.start': forRoom('party.stage.start', {
    stage,
    variant: z.union([z.literal(1), z.literal(2)]).nullish(),
    theme: text.nullish(),
    series: z.enum(['words', 'combinations']).nullish(),
  }),
  'party.stage.end': forRoom('party.stage.end', { override: text.nullish() }),
  'party.rounds': forRoom('party.rounds', { rounds: whole.min(1) }),
  'party.attempt.start': forRoom('party.attempt.start', { team: id, explainer: text.nullish() }),
  'party.attempt.go': forRoom('party.attempt.go', {}),
  'party.word.guessed': forRoom('party.word.guessed', { pressedAt }),
  'party.word.skipped': forRoom('party.word.skipped', { pressedAt }),
  'party.word.void': forRoom('party.word.void', {}),
  'party.word.review': forRoom('party.word.review', { index: count, result: wordResult }),
  'party.attempt.guessed': forRoom('party.attempt.guessed', { pressedAt }),
  'party.attempt.missed': forRoom('party.attempt.missed', {}),
  'party.attempt.close': forRoom('party.attempt.close', {}),
  'party.penalty': forRoom('party.penalty', { team: id }),
  'score.adjust': forRoom('score.adjust', { team: id, stage, points, reason: text }),
  'chgk.game.start': forRoom('chgk.game.start', {
    experts: z.object({ name: text, players: z.array(text) }),
    viewers: z.object({ name: text }).nullish(),
    blitz: whole.min(1).max(12).nullish(),
    internetCount: count.nullish(),
  }),
  'chgk.internet.count': forRoom('chgk.internet.count', { count }),
  'chgk.wheel.spin': forRoom('chgk.wheel.spin', {}),
  'chgk.wheel.point': forRoom('chgk.wheel.point', { sector }),
  'chgk.internet.pick': forRoom('chgk.internet.pick', { number: whole }),
  'chgk.discussion.start': forRoom('chgk.discussion.start', {}),
  'chgk.answer.early': forRoom('chgk.answer.early', {}),
  'chgk.answer.give': forRoom('chgk.answer.give', {}),
  'chgk.extra.use': forRoom('chgk.extra.use', {}),
  'chgk.club.take': forRoom('chgk.club.take', {}),
  'chgk.credit.request': forRoom('chgk.credit.request', {}),
  'chgk.credit.grant': forRoom('chgk.credit.grant', { host: z.boolean(), viewersAdvocate: z.boolean() }),
  'chgk.credit.refuse': forRoom('chgk.credit.refuse', {}),
  'chgk.verdict': forRoom('chgk.verdict', { correct: z.boolean() }),
  'chgk.question.reveal': forRoom('chgk.question.reveal', { what: z.enum(['text', 'answer']) }),
  'chgk.decisive.request': forRoom('chgk.decisive.request', {}),
  'chgk.decisive.grant': forRoom('chgk.decisive.grant', { player: text }),
  'chgk.decisive.refuse': forRoom('chgk.decisive.refuse', {}),
  'chgk.award.player': forRoom('chgk.award.player', { name: text }),
  'chgk.award.question': forRoom('chgk.award.question', { sector }),
  'clock.pause': forRoom('clock.pause', {}),
  'clock.resume': forRoom('clock.resume', {}),
  'clock.adjust': forRoom('clock.adjust', { deltaMs: whole }),
  'questions.load': forRoom('questions.load', { questions: z.array(question) }),
  'graphic.take': forRoom('graphic.take', {
    graphic: graphicName,
    content: z.object({ title: text.nullish(), text: text.nullish() }).nullish(),
  }),
  'graphic.clear': forRoom('graphic.clear', { graphic: graphicName }),
  undo: forRoom('undo', {}),
  redo: forRoom('redo', {}),
} as const;

export const commandSchemas = { ...showCommands, ...roomCommands };

export type CommandType = keyof typeof commandSchemas;
export type ShowCommandType = keyof typeof showCommands;
export type RoomCommandType = keyof typeof roomCommands;
export type CommandOf<T extends CommandType> = z.infer<(typeof commandSchemas)[T]>;
export type ShowCommand = { [T in ShowCommandType]: CommandOf<T> }[ShowCommandType];
export type RoomCommand = { [T in RoomCommandType]: CommandOf<T> }[RoomCommandType];
export type Command = ShowCommand | RoomCommand;

const UNDOABLE = /^(party|chgk|clock)\.|^score\.adjust$/;

/** Which commands `undo` takes back; the others have their own counterparts. */
export const isUndoable = (type: string): boolean => UNDOABLE.test(type);
