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

/** Rows of a CSV text with `;`, a comma or a tab between its cells, quoted cells included. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text.charAt(i + 1) === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (c === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (c === separator) endCell();
    else if (c === '\n') endRow();
    else if (c !== '\r') cell += c;
  }
  endRow();
  return rows;
}

/** The one that the first line has most of; a semicolon is what Excel writes in Russia. */
function separatorOf(text: string): string {
  const line = text.split(/\r?\n/, 1)[0] ?? '';
  const counts = [';', '\t', ','].map((sign) => ({ sign, n: line.split(sign).length - 1 }));
  return counts.reduce((most, one) => (one.n > most.n ? one : most)).sign;
}

const HEADINGS = /^(слово|текст|задание|загадано|word|text|item)$/i;

/** A deck: a line an item, or the rows of a CSV file with text, note and picture. */
export function readDeck(text: string, isCsv: boolean): ReadList {
  const clean = text.replace(/^\uFEFF/, '');
  const rows = isCsv ? readCsv(clean) : clean.split(/\r?\n/).map((line) => [line.trim()]);
  const items = new Map<string, Item>();
  let doubles = 0;
  rows.forEach(([head = '', note = '', image = ''], i) => {
    if (head === '' || (i === 0 && HEADINGS.test(head))) return;
    const key = head.toLocaleLowerCase();
    if (items.has(key)) doubles += 1;
    else items.set(key, { text: head, ...(note === '' ? {} : { note }), ...(image === '' ? {} : { image }) });
  });
  return { items: [...items.values()], doubles };
}

/** A text file as people have it: UTF-8, or what Notepad and Excel used to write in Russia. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
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

export type ReadQuestions =
  | { readonly questions: readonly Question[] }
  /** The line, or the number of the element, in which something is missing. */
  | { readonly wrongAt: number };

/** Questions as JSON, or as CSV rows: sector, question, answer, comment, author, town. */
export function readQuestions(text: string): ReadQuestions {
  const clean = text.replace(/^\uFEFF/, '').trim();
  const rows = clean.startsWith('[') || clean.startsWith('{') ? fromJson(clean) : fromRows(readCsv(clean));
  if (rows === null) return { wrongAt: 1 };
  const questions: Question[] = [];
  for (const [i, row] of rows.entries()) {
    const question = questionOf(row);
    if (question === null) return { wrongAt: i + 1 };
    questions.push(question);
  }
  return { questions };
}

type Row = Readonly<Record<string, unknown>>;

function fromJson(text: string): readonly Row[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : (value as { questions?: unknown }).questions;
    return Array.isArray(list) ? (list as Row[]) : null;
  } catch {
    return null;
  }
}

const fromRows = (rows: readonly (readonly string[])[]): readonly Row[] =>
  rows
    .filter(([sector = ''], i) => i > 0 || /^\d/.test(sector))
    .map(([place = '', question, answer, comment, author, town]) => {
      // `5.2` is the second question of the blitz in sector 5.
      const [sector, number] = place.split('.');
      return {
        sector: Number(sector),
        ...(number === undefined ? {} : { number: Number(number) }),
        text: question,
        answer,
        comment,
        author,
        town,
      };
    });

function questionOf(row: Row): Question | null {
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
