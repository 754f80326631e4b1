import { isLive } from '../clock.ts';
import type { RoomCommandType } from '../commands.ts';
import { type Decision, refuse } from '../kernel/refusal.ts';
import type { Deciders, RoomCase } from '../kernel/room-case.ts';
import { type Graphic, GRAPHICS } from '../views/types.ts';

type DeskCommandType = Extract<
  RoomCommandType,
  `clock.${string}` | `graphic.${string}` | 'questions.load' | 'undo' | 'redo'
>;

const isGraphic = (name: string): name is Graphic => (GRAPHICS as readonly string[]).includes(name);

/** a clock that runs or is paused; where there is none, it is `no-clock`, whatever the phase. */
const onClock = ({ play }: RoomCase, status: readonly string[], decision: Decision): Decision =>
  isLive(play.clock) && status.includes(play.clock.status) ? decision : refuse('no-clock');

export const deskDeciders: Deciders<DeskCommandType> = {
  'clock.pause': (c) => onClock(c, ['running'], { type: 'clock.paused' }),
  'clock.resume': (c) => onClock(c, ['paused'], { type: 'clock.resumed' }),
  'clock.adjust': (c, { deltaMs }) =>
    onClock(c, ['running', 'paused'], { type: 'clock.adjusted', delta: deltaMs }),
  'graphic.take': (_, { graphic, content }) =>
    isGraphic(graphic)
      ? {
          type: 'graphic.taken',
          graphic,
          content: content ? { title: content.title ?? null, text: content.text ?? null } : null,
        }
      : refuse('graphic-unknown', { graphic }),
  'graphic.clear': (_, { graphic }) =>
    isGraphic(graphic) ? { type: 'graphic.cleared', graphic } : refuse('graphic-unknown', { graphic }),
  'questions.load': (_, { questions }) => ({
    type: 'questions.loaded',
    questions: questions.map((q) => ({
      sector: q.sector,
      number: q.number ?? null,
      text: q.text,
      answer: q.answer,
      comment: q.comment ?? null,
      author: q.author ?? null,
      town: q.town ?? null,
    })),
  }),
  undo: ({ room: { done } }) =>
    done ? { type: 'undone', what: done.entry.command } : refuse('nothing-to-undo'),
  redo: ({ room: { undone } }) =>
    undone ? { type: 'redone', what: undone.entry.command } : refuse('nothing-to-redo'),
};
