import type { Stage } from '../../../src/rules/views/types.ts';
import { enForm, ruForm, tables } from '../../text/tables.ts';
import type { Wrong } from './read-list.ts';

export const contentText = tables(
  {
    title: 'Задания',
    decksText:
      'Слова и задания можно держать на бумаге: тогда загружать ничего не нужно. Если загрузить, программа вытягивает их случайно и никогда не повторяет.',
    about: {
      hat: 'Слова: существительные в именительном падеже',
      artist: 'Произведения для рисования',
      crocodile: 'Слова или словосочетания для показа',
    } satisfies Record<Stage, string>,
    none: 'Не загружена: играем с бумаги',
    left: (left: number, total: number) => `Осталось ${String(left)} из ${String(total)}`,
    low: (n: number) => `Кончается: осталось ${String(n)}`,
    over: 'Колода кончилась',
    paste: 'Вставить список',
    file: 'Из файла .txt или .csv',
    pasteTitle: (deck: string) => `Колода «${deck}»`,
    pasteText: 'По одному в строке. Список заменит прежнюю колоду; что уже сыграно, не повторится.',
    load: (n: number) => `Загрузить ${String(n)}`,
    found: (n: number) => `Найдено: ${String(n)} ${ruForm(n, 'запись', 'записи', 'записей')}`,
    doubles: (n: number) => `${ruForm(n, 'повтор убран', 'повтора убрано', 'повторов убрано')}: ${String(n)}`,
    loaded: {
      hat: (n: number) => `Колода слов: ${String(n)} ${ruForm(n, 'слово', 'слова', 'слов')}`,
      artist: (n: number) => `Колода «Художника»: ${String(n)} ${ruForm(n, 'задание', 'задания', 'заданий')}`,
      crocodile: (n: number) =>
        `Колода «Крокодила»: ${String(n)} ${ruForm(n, 'задание', 'задания', 'заданий')}`,
      questions: (n: number) => `Пакет загружен: ${String(n)} ${ruForm(n, 'вопрос', 'вопроса', 'вопросов')}`,
    } satisfies Record<Stage | 'questions', (n: number) => string>,
    inPackage: (blitz: number | null, internetCount: number) =>
      [
        blitz === null ? 'блица нет' : `блиц в секторе ${String(blitz)}`,
        `в 13-м секторе ${String(internetCount)} ${ruForm(internetCount, 'вопрос', 'вопроса', 'вопросов')}`,
      ].join(', '),
    questions: 'Вопросы «Что? Где? Когда?»',
    questionsText:
      'Если вопросы загружены, ведущий и оператор видят их вместе с ответами, а зрителям можно показать текст и ответ. На проектор ответ не попадёт, пока его не покажут.',
    questionsCount: (n: number) => `Загружено ${String(n)} ${ruForm(n, 'вопрос', 'вопроса', 'вопросов')}`,
    questionsNone: 'Не загружены: вопросы на бумаге',
    questionsTitle: 'Вопросы для игры',
    questionsFormat:
      'Таблица из Excel (скопируйте ячейки или CSV): сектор; вопрос; ответ; комментарий; автор; город. Для блица: 5.1, 5.2, 5.3; для 13-го сектора: 13.1, 13.2 и так далее. Или JSON.',
    wrong: {
      missing: (n: number) =>
        `В строке ${String(n)} чего-то не хватает: нужны сектор от 1 до 13, вопрос и ответ`,
      twice: (n: number) =>
        `Строка ${String(n)}: вопрос для этого сектора уже есть выше. Для блица пишут 5.1, 5.2, 5.3`,
      quote: (n: number) => `В строке ${String(n)} кавычка открыта и не закрыта`,
    } satisfies Record<Wrong['why'], (n: number) => string>,
    notText: (file: string) =>
      `«${file}» — не текстовый файл. Сохраните список как .txt или .csv или вставьте его из буфера`,
    onlyRoom: (room: string) => `Для комнаты «${room}»`,
  },
  {
    title: 'Content',
    decksText:
      'Words and items can stay on paper: nothing needs loading then. What is loaded is drawn at random and never repeated.',
    about: {
      hat: 'Words: nouns in the nominative',
      artist: 'Works to be drawn',
      crocodile: 'Words or combinations to be mimed',
    } satisfies Record<Stage, string>,
    none: 'Not loaded: played from paper',
    left: (left: number, total: number) => `${String(left)} of ${String(total)} left`,
    low: (n: number) => `Running out: ${String(n)} left`,
    over: 'The deck has run out',
    paste: 'Paste a list',
    file: 'From a .txt or .csv file',
    pasteTitle: (deck: string) => `Deck “${deck}”`,
    pasteText:
      'One per line. The list takes the place of the former deck; what has been played does not come again.',
    load: (n: number) => `Load ${String(n)}`,
    found: (n: number) => `Found: ${String(n)} ${enForm(n, 'entry', 'entries')}`,
    doubles: (n: number) => `${enForm(n, 'Repetition', 'Repetitions')} left out: ${String(n)}`,
    loaded: {
      hat: (n: number) => `Deck of words: ${String(n)} ${enForm(n, 'word', 'words')}`,
      artist: (n: number) => `Deck to be drawn: ${String(n)} ${enForm(n, 'item', 'items')}`,
      crocodile: (n: number) => `Deck to be mimed: ${String(n)} ${enForm(n, 'item', 'items')}`,
      questions: (n: number) => `Package loaded: ${String(n)} ${enForm(n, 'question', 'questions')}`,
    } satisfies Record<Stage | 'questions', (n: number) => string>,
    inPackage: (blitz: number | null, internetCount: number) =>
      [
        blitz === null ? 'no blitz' : `blitz in sector ${String(blitz)}`,
        `${String(internetCount)} ${enForm(internetCount, 'question', 'questions')} in sector 13`,
      ].join(', '),
    questions: 'Questions of “What? Where? When?”',
    questionsText:
      'Loaded questions are seen by the host and the operator with their answers; text and answer can be shown to the viewers. The answer never reaches the projector before it is shown.',
    questionsCount: (n: number) => `${String(n)} ${enForm(n, 'question', 'questions')} loaded`,
    questionsNone: 'Not loaded: the questions are on paper',
    questionsTitle: 'Questions for the game',
    questionsFormat:
      'A table from Excel (copied cells or CSV): sector; question; answer; comment; author; town. For a blitz 5.1, 5.2, 5.3; for sector 13: 13.1, 13.2 and so on. Or JSON.',
    wrong: {
      missing: (n: number) =>
        `Something is missing in row ${String(n)}: sector 1 to 13, question and answer are needed`,
      twice: (n: number) =>
        `Row ${String(n)}: there is a question for this sector above. For a blitz write 5.1, 5.2, 5.3`,
      quote: (n: number) => `In row ${String(n)} a quotation mark is opened and never closed`,
    } satisfies Record<Wrong['why'], (n: number) => string>,
    notText: (file: string) =>
      `“${file}” is not a text file. Save the list as .txt or .csv, or paste it from the clipboard`,
    onlyRoom: (room: string) => `For room “${room}”`,
  },
);
