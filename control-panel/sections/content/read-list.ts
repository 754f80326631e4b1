import Papa from 'papaparse';

/** An entry of a deck as `deck.load` takes it. */
export interface Item {
  readonly text: string;
  readonly note?: string;
  readonly image?: string;
}

export interface ReadList {
  readonly items: readonly Item[];
  /** Entries that stood there more than once: they are taken once. */
  readonly doubles: number;
}

/** What can't be taken as it is: its row, counted from 1 with headings and empty rows, or the number of the element. */
export interface Wrong {
  readonly wrongAt: number;
  /** A quotation mark that is never closed; sector, question or answer missing; a question where one is already. */
  readonly why: 'quote' | 'missing' | 'twice';
}

/** Rows of a table, each with its number, counted from 1; empty ones are left out. */
type Rows = readonly { readonly at: number; readonly cells: readonly string[] }[];

/** Rows of a CSV text with `;`, a comma or a tab between its cells, quoted cells included. */
export function readCsv(text: string): Rows | Wrong {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) return { wrongAt: (open.row ?? 0) + 1, why: 'quote' };
  return data
    .map((row, i) => ({ at: i + 1, cells: row.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The one that the first line has most of; a semicolon is what Excel writes in Russia. */
function separatorOf(text: string): string {
  const line = text.split(LINE_END, 1)[0] ?? '';
  const counts = [';', '\t', ','].map((sign) => ({ sign, n: line.split(sign).length - 1 }));
  return counts.reduce((most, one) => (one.n > most.n ? one : most)).sign;
}

/** Of Windows, of Unix, and of Macs of old. */
const LINE_END = /\r\n|\n|\r/;
const HEADINGS = /^(слово|текст|задание|загадано|word|text|item)$/i;

/** A deck: a line an item, or the rows of a CSV file with text, note and picture. */
export function readDeck(text: string, isCsv: boolean): ReadList | Wrong {
  const clean = text.replace(/^\uFEFF/, '');
  const rows: Rows | Wrong = isCsv
    ? readCsv(clean)
    : clean.split(LINE_END).map((line, i) => ({ at: i + 1, cells: [line.trim()] }));
  if ('wrongAt' in rows) return rows;
  const items = new Map<string, Item>();
  let doubles = 0;
  rows.forEach(({ cells: [head = '', note = '', image = ''] }, i) => {
    if (head === '' || (i === 0 && HEADINGS.test(head))) return;
    const key = head.toLocaleLowerCase();
    if (items.has(key)) doubles += 1;
    else items.set(key, { text: head, ...(note === '' ? {} : { note }), ...(image === '' ? {} : { image }) });
  });
  return { items: [...items.values()], doubles };
}

/** What no text has, but nearly every picture, table or document. */
// eslint-disable-next-line no-control-regex
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

/** A text file as people have it: UTF-8, Excel's Unicode, or what Notepad and Excel used to write in Russia. Null: no text. */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  return NOT_TEXT.test(text) ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** A question of ChGK as `questions.load` takes it. */
export interface Question {
  readonly sector: number;
  readonly number?: number;
  readonly text: string;
  readonly answer: string;
  readonly comment?: string;
  readonly author?: string;
  readonly town?: string;
}

export type ReadQuestions = { readonly questions: readonly Question[] } | Wrong;

/** Questions as JSON, or as CSV rows: sector, question, answer, comment, author, town. */
export function readQuestions(text: string): ReadQuestions {
  const clean = text.replace(/^\uFEFF/, '').trimEnd();
  const rows = /^\s*[[{]/.test(clean) ? fromJson(clean) : fromTable(readCsv(clean));
  if ('wrongAt' in rows) return rows;
  const questions = new Map<string, Question>();
  for (const { at, row } of rows) {
    const question = questionOf(row);
    if (question === null) return { wrongAt: at, why: 'missing' };
    const place = `${String(question.sector)}.${String(question.number ?? 1)}`;
    if (questions.has(place)) return { wrongAt: at, why: 'twice' };
    questions.set(place, question);
  }
  return { questions: [...questions.values()] };
}

type Row = Readonly<Record<string, unknown>>;
type Numbered = readonly { readonly at: number; readonly row: unknown }[];

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function fromJson(text: string): Numbered | Wrong {
  try {
    const value: unknown = JSON.parse(text);
    const list: unknown = Array.isArray(value) ? value : isRow(value) ? value['questions'] : null;
    if (Array.isArray(list)) return list.map((row: unknown, i) => ({ at: i + 1, row }));
  } catch {
    // Said below.
  }
  return { wrongAt: 1, why: 'missing' };
}

function fromTable(rows: Rows | Wrong): Numbered | Wrong {
  if ('wrongAt' in rows) return rows;
  return rows
    .filter(({ cells: [sector = ''] }, i) => i > 0 || /^\d/.test(sector))
    .map(({ at, cells: [place = '', question, answer, comment, author, town] }) => {
      // `5.2` is the second question of the blitz in sector 5.
      const [sector, number] = place.split('.');
      return {
        at,
        row: {
          sector: Number(sector),
          ...(number === undefined ? {} : { number: Number(number) }),
          text: question,
          answer,
          comment,
          author,
          town,
        },
      };
    });
}

function questionOf(row: unknown): Question | null {
  if (!isRow(row)) return null;
  const words = (name: string): string | undefined => {
    const value = row[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const { sector, number } = row;
  const text = words('text');
  const answer = words('answer');
  const isSector = typeof sector === 'number' && Number.isInteger(sector) && sector >= 1 && sector <= 13;
  const isNumber = number == null || (typeof number === 'number' && Number.isInteger(number) && number >= 1);
  if (!isSector || !isNumber || text === undefined || answer === undefined) return null;
  const rest = { comment: words('comment'), author: words('author'), town: words('town') };
  return {
    sector,
    ...(number == null ? {} : { number }),
    text,
    answer,
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<
      typeof rest
    > as Omit<Question, 'sector' | 'text' | 'answer'>),
  };
}
