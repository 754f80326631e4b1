import { describe, expect, test } from 'vitest';

import { actionOf, GRAPHIC_KEYS, type Pressed, STEP_KEYS } from '../../control-panel/keyboard.ts';
import { leadsTo, tabStop } from '../../control-panel/parts/one-of.ts';
import type { Step } from '../../control-panel/steps/step.ts';
import { PressGuard } from '../../control-panel/press-guard.ts';
import {
  readCsv,
  readDeck,
  type ReadList,
  readQuestions,
  readTextFile,
} from '../../control-panel/sections/content/read-list.ts';
import { fits, OPTION_KINDS, readLadder, writeLadder } from '../../control-panel/sections/show/options.ts';
import { freeColour, TEAM_COLOURS } from '../../control-panel/sections/teams/colours.ts';
import { readTeams } from '../../control-panel/sections/teams/read-teams.ts';
import { changesTo, suggestedGraphics } from '../../control-panel/suggested-graphics.ts';
import { readNumber } from '../../control-panel/text/numbers.ts';
import { refusals } from '../../control-panel/text/refusals.ts';
import { ruForm } from '../../control-panel/text/tables.ts';
import { tokenIn } from '../../control-panel/token.ts';
import { commandSchemas, REFUSAL_CODES } from '../../src/rules/index.ts';
import { LADDER_TABLE } from '../../src/rules/ladder.ts';
import { rulesetPatch } from '../../src/rules/ruleset.ts';
import { COMMAND_WORDS } from '../../src/rules/words/commands.ts';
import { show } from '../helpers/show.ts';

describe('words', () => {
  test('every refusal and every command has its words in both languages', () => {
    for (const table of [refusals.ru, refusals.en]) {
      expect(Object.keys(table).sort()).toEqual([...REFUSAL_CODES].sort());
    }
    expect(Object.keys(COMMAND_WORDS).sort()).toEqual(Object.keys(commandSchemas).sort());
  });

  test('Russian forms after a number, halves included', () => {
    const forms = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111].map((n) => ruForm(n, 'очко', 'очка', 'очков'));
    expect(forms).toEqual('очков очко очка очков очков очков очко очка очков очко очков'.split(' '));
    expect(ruForm(-1.5, 'очко', 'очка', 'очков')).toBe('очка');
  });

  test('numbers as people type them', () => {
    expect(['5', '−1,5', '-1.5', '+3', ' 0,5 '].map(readNumber)).toEqual([5, -1.5, -1.5, 3, 0.5]);
    expect(['', 'пять', '1,5,5', '--2'].map(readNumber)).toEqual([null, null, null, null]);
  });
});

describe('one of several', () => {
  test('arrows go round, Home and End to the ends, other keys stay the panel’s', () => {
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => leadsTo(key, 2, 3))).toEqual([
      0, 0, 1, 1,
    ]);
    expect(['Home', 'End'].map((key) => leadsTo(key, 1, 3))).toEqual([0, 2]);
    expect([' ', 'Enter', '+', 'x', 'Tab'].map((key) => leadsTo(key, 1, 3))).toEqual(Array(5).fill(null));
  });

  test('Tab stops once: at what is chosen, else at the first', () => {
    const stops = (chosen: number | null | undefined): string =>
      [null, 1, 2].map((one) => tabStop([null, 1, 2], chosen, one)).join(' ');
    expect([null, 2, 7, undefined].map(stops)).toEqual(['0 -1 -1', '-1 -1 0', '0 -1 -1', '0 -1 -1']);
  });
});

describe('keys', () => {
  const key = (code: string, more: Partial<Pressed> = {}): Pressed => ({
    code,
    key: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...more,
  });

  test('space and Enter are the next step; undo and redo as everywhere', () => {
    expect([key('Space'), key('Enter')].map((one) => actionOf(one)?.kind)).toEqual(['next', 'next']);
    expect(actionOf(key('KeyZ', { ctrlKey: true }))).toEqual({ kind: 'undo' });
    expect(actionOf(key('KeyZ', { metaKey: true, shiftKey: true }))).toEqual({ kind: 'redo' });
  });

  test('a key that is held down, or pressed with others, does nothing', () => {
    expect(actionOf(key('Space', { repeat: true }))).toBeNull();
    expect(actionOf(key('Digit1', { altKey: true }))).toBeNull();
    expect(actionOf(key('Digit1', { ctrlKey: true }))).toBeNull();
    expect(actionOf(key('KeyQ'))).toBeNull();
  });

  test('keys are physical: a Russian layout changes nothing', () => {
    expect(actionOf(key('KeyB', { key: 'и' }))).toEqual({ kind: 'graphic', graphic: 'break' });
  });

  test('no key means two things', () => {
    const codes = [
      ...Object.values(GRAPHIC_KEYS).map((one) => one.code),
      ...new Set(Object.values(STEP_KEYS).flatMap((one) => one.codes)),
      'Space',
      'Enter',
      'KeyP',
      'KeyG',
      'KeyX',
      'BracketLeft',
      'BracketRight',
    ];
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('one press counts once', () => {
  const step = (id: Step['id'], rapid = false): Step => ({ id, tone: 'go', act: null, why: null, rapid });

  test('the second half of a double click neither repeats a step nor presses the next one', () => {
    let now = 0;
    const guard = new PressGuard(
      () => now,
      () => undefined,
    );
    expect(guard.accepts(step('discussion.start'))).toBe(true);
    now = 150;
    expect(guard.accepts(step('discussion.start'))).toBe(false);
    expect(guard.accepts(step('answer.give'))).toBe(false);
    now = 400;
    expect(guard.accepts(step('answer.give'))).toBe(true);
  });

  test('words may follow each other as fast as they are guessed', () => {
    let now = 0;
    const guard = new PressGuard(
      () => now,
      () => undefined,
    );
    const word = step('word.guessed', true);
    expect(guard.accepts(word)).toBe(true);
    now = 90;
    expect(guard.accepts(word)).toBe(false);
    now = 200;
    expect(guard.accepts(word)).toBe(true);
    now = 400;
    expect(guard.accepts(step('attempt.close'))).toBe(false);
  });

  test('a step that has come by itself counts only when the hand has had time to stop', () => {
    let now = 1_000;
    const guard = new PressGuard(
      () => now,
      () => undefined,
    );
    guard.hold();
    now = 1_500;
    expect(guard.accepts(step('attempt.close'))).toBe(false);
    now = 1_900;
    expect(guard.accepts(step('attempt.close'))).toBe(true);
  });
});

describe('lists that are pasted or loaded', () => {
  const deckOf = (text: string, isCsv: boolean): ReadList => {
    const read = readDeck(text, isCsv);
    if ('wrongAt' in read) throw new Error(`row ${String(read.wrongAt)}: ${read.why}`);
    return read;
  };

  test('a deck: a line an item, each once', () => {
    const read = deckOf('\uFEFFсамовар\n\n  Виолончель \nСАМОВАР\r\nёлка\rмост', false);
    expect(read.items.map((item) => item.text)).toEqual(['самовар', 'Виолончель', 'ёлка', 'мост']);
    expect(read.doubles).toBe(1);
  });

  test('a deck from a table: text, note, picture, with or without a heading', () => {
    const csv = 'Текст;Заметка\n"Утро; в лесу";"Шишкин ""и"" Савицкий"\nДевочка с персиками;';
    expect(deckOf(csv, true).items).toEqual([
      { text: 'Утро; в лесу', note: 'Шишкин "и" Савицкий' },
      { text: 'Девочка с персиками' },
    ]);
    expect(readCsv('a\tb\n\nc\td')).toEqual([
      { at: 1, cells: ['a', 'b'] },
      { at: 3, cells: ['c', 'd'] },
    ]);
  });

  test('a quotation mark that is never closed is told of, and nothing is swallowed by it', () => {
    expect(readDeck('Дом;\n"Кот;\nМост;\nЛес;', true)).toEqual({ wrongAt: 2, why: 'quote' });
    expect(readQuestions('1;Что?;"Это\n2;Где?;Там')).toEqual({ wrongAt: 1, why: 'quote' });
  });

  test('a file saved by an old Notepad or as Unicode by Excel is read too, a picture is not', async () => {
    const file = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);
    // «Ёж» in windows-1251 and in UTF-16 of either order.
    expect(await readTextFile(file(0xa8, 0xe6))).toBe('Ёж');
    expect(await readTextFile(file(0xff, 0xfe, 0x01, 0x04, 0x36, 0x04))).toBe('Ёж');
    expect(await readTextFile(file(0xfe, 0xff, 0x04, 0x01, 0x04, 0x36))).toBe('Ёж');
    expect(await readTextFile(new Blob(['Ёж']))).toBe('Ёж');
    expect(await readTextFile(file(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0))).toBeNull();
  });

  test('questions as JSON and as rows; what is wrong is named by its row in the table', () => {
    const json = '[{"sector": 1, "text": "Кто?", "answer": "Он", "author": "", "town": "Тула"}]';
    expect(readQuestions(json)).toEqual({
      questions: [{ sector: 1, text: 'Кто?', answer: 'Он', town: 'Тула' }],
    });
    expect(readQuestions('сектор;вопрос;ответ\n5.2;Что?;Это\n13.1;Где?;Там')).toEqual({
      questions: [
        { sector: 5, number: 2, text: 'Что?', answer: 'Это' },
        { sector: 13, number: 1, text: 'Где?', answer: 'Там' },
      ],
    });
    const missing = (wrongAt: number) => ({ wrongAt, why: 'missing' });
    expect(readQuestions('1;Что?;Это\n2;Где?;')).toEqual(missing(2));
    expect(readQuestions('сектор;вопрос;ответ\n1;Что?;Это\n\n2;Где?;')).toEqual(missing(4));
    expect(readQuestions('1;Что?;Это\n5;Где?;Там\n5;Когда?;Тогда')).toEqual({ wrongAt: 3, why: 'twice' });
    expect(readQuestions('[{"sector": 14, "text": "Что?", "answer": "Это"}]')).toEqual(missing(1));
    for (const odd of ['[{]', '[null]', '{"questions": 1}', '[1, "x"]'])
      expect(readQuestions(odd)).toEqual(missing(1));
    expect(readQuestions(`{"questions": [${json.slice(1, -1)}, null]}`)).toEqual(missing(2));
  });

  test('teams with players; numbered lists; who is left out, and why', () => {
    expect(readTeams('1. Совы: Анна, Пётр\n2) Лоси\nсовы\n\nБобры: Лев', ['бобры '])).toEqual({
      teams: [
        { name: 'Совы', players: ['Анна', 'Пётр'] },
        { name: 'Лоси', players: [] },
      ],
      known: ['Бобры'],
      twice: ['совы'],
    });
  });

  test('each new team has a colour that nobody has', () => {
    expect(freeColour([])).toBe(TEAM_COLOURS[0]);
    expect(freeColour([TEAM_COLOURS[0], TEAM_COLOURS[1]])).toBe(TEAM_COLOURS[2]);
    expect(TEAM_COLOURS).toContain(freeColour([...TEAM_COLOURS]));
  });
});

describe('ruleset', () => {
  test('what a field takes, the rules take', () => {
    for (const [name, kind] of Object.entries(OPTION_KINDS)) {
      for (const value of [-2, -1.5, -1.25, 0, 0.5, 1, 4, 5, 30, 31]) {
        const accepted = rulesetPatch.safeParse({ [name]: value }).success;
        expect({ name, value, fits: fits(kind, value) }).toEqual({ name, value, fits: accepted });
      }
    }
  });

  test('a ladder is written and read as people write it', () => {
    expect(readLadder(writeLadder(LADDER_TABLE))).toEqual(LADDER_TABLE);
    expect(readLadder('4:31 50\n−0:05 2,5')).toEqual([
      [271, 50],
      [-5, 2.5],
    ]);
    expect(readLadder('4:31 50\n4:31 45')).toBeNull();
    expect(readLadder('4:31 50\n4:01 50')).toBeNull();
    expect(readLadder('пятьдесят')).toBeNull();
  });
});

describe('graphics that fit the moment', () => {
  test('the wheel goes when the question comes; names and break cards stay', () => {
    const game = show().do('chgk.game.start', { experts: { name: 'Совы', players: [] } });
    game.do('graphic.take', { graphic: 'wheel' }).do('graphic.take', { graphic: 'lowerThird' });
    game.do('chgk.wheel.point', { sector: 3 });
    expect(suggestedGraphics(game.room())).toEqual(['question', 'scoreboard']);
    expect(changesTo(game.room())).toEqual({ take: ['question', 'scoreboard'], clear: ['wheel'] });
  });
});

test('a key is found in a pasted link', () => {
  expect(tokenIn(' http://10.0.0.2:7700/control-panel/?lang=ru&token=abc_DEF-123#x ')).toBe('abc_DEF-123');
  expect(tokenIn('abc_DEF-123')).toBe('abc_DEF-123');
  expect(tokenIn('http://10.0.0.2:7700/')).toBeNull();
});
