import type { Words } from '../protocol/messages.ts';

/** What can keep the server from starting or a show from opening. */
export type FaultKind =
  'usage' | 'port-taken' | 'address' | 'folder' | 'foreign' | 'newer' | 'damaged' | 'in-use' | 'tokens';

/** Each kind has its own exit code, so that a script can tell them apart. 1 is left to bugs. */
export const EXIT_CODES: Readonly<Record<FaultKind, number>> = {
  usage: 2,
  'port-taken': 3,
  folder: 4,
  foreign: 5,
  newer: 6,
  damaged: 7,
  'in-use': 8,
  tokens: 9,
  address: 10,
};

/** What each kind is, in a few words. */
export const FAULTS: Readonly<Record<FaultKind, Words>> = {
  usage: { ru: 'непонятный флаг', en: 'a flag was not understood' },
  'port-taken': { ru: 'порт занят', en: 'the port is taken' },
  folder: { ru: 'папкой данных нельзя пользоваться', en: 'the data folder cannot be used' },
  foreign: { ru: 'файл в ней не журнал Волчка', en: 'a file there is no journal of Volchok' },
  newer: { ru: 'журнал более новой версии', en: 'a journal of a newer version' },
  damaged: { ru: 'журнал повреждён', en: 'a damaged journal' },
  'in-use': { ru: 'папка занята другим Волчком', en: 'another Volchok has that folder' },
  tokens: { ru: 'повреждён файл ключей', en: 'the file of tokens is damaged' },
  address: { ru: 'на этом адресе слушать нельзя', en: 'that address cannot be listened at' },
};

/** Something a person can mend, said in one sentence of either language. Whatever it is about was left as it was. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;
  readonly words: Words;

  constructor(kind: FaultKind, words: Words, cause?: unknown) {
    super(words.en, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.words = words;
  }

  get exitCode(): number {
    return EXIT_CODES[this.kind];
  }
}

/** The system's own name of an error (`EACCES`, `SQLITE_BUSY`), or null. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' ? code : null;
}
