import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Words } from '../protocol/messages.ts';
import type { Language } from '../rules/index.ts';
import { usualFolder } from './data-folder.ts';
import { EXIT_CODES, Fault, type FaultKind, FAULTS } from './faults.ts';

export const USUAL_PORT = 7700;
const ONLY_HERE = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';

export interface Flags {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** Of what is said in the terminal. */
  readonly lang: Language;
  /** Of a show that is made: English only where somebody has asked for it. */
  readonly showLang: Language;
  readonly demo: boolean;
  /** Whether the panel is to be opened in the browser. */
  readonly open: boolean;
  /** One line of JSON on standard output instead of text. */
  readonly json: boolean;
  readonly help: boolean;
}

const exitCodes = (language: Language): string =>
  Object.entries(EXIT_CODES)
    .map(([kind, code]) => `\n  ${String(code).padStart(2)}  ${FAULTS[kind as FaultKind][language]}`)
    .join('');

export const HELP: Words = {
  ru: `Волчок: графика для трансляций интеллектуальных игр.

  --port N      порт (${USUAL_PORT}; 0 — любой свободный)
  --lan         доступно и с других устройств этой сети
  --host АДРЕС  на каком адресе слушать (${ONLY_HERE})
  --data ПАПКА  где хранить шоу (${usualFolder()})
  --demo        открыть демонстрационный вечер
  --lang ru|en  язык
  --no-open     не открывать пульт в браузере
  --json        одна строка JSON с адресом и ключами вместо текста

Вместо флагов годятся переменные VOLCHOK_PORT, VOLCHOK_DATA и так далее.

Коды завершения:
   0  остановлен сигналом${exitCodes('ru')}
   1  остальное`,
  en: `Volchok: graphics for streams of intellectual games.

  --port N      port (${USUAL_PORT}; 0 for any free one)
  --lan         let other devices of this network in
  --host ADDR   address to listen on (${ONLY_HERE})
  --data DIR    where shows are kept (${usualFolder()})
  --demo        open the demo evening
  --lang ru|en  language
  --no-open     do not open the panel in the browser
  --json        one line of JSON with the address and the tokens instead of text

The variables VOLCHOK_PORT, VOLCHOK_DATA and so on do the same.

Exit codes:
   0  stopped by a signal${exitCodes('en')}
   1  anything else`,
};

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  lang: { type: 'string' },
  lan: { type: 'boolean' },
  demo: { type: 'boolean' },
  open: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
type Name = keyof typeof OPTIONS;

type Env = Readonly<Record<string, string | undefined>>;

/** Flags, then variables `VOLCHOK_…` of the same names, then what is usual. Throws a `Fault` that names what is wrong. */
export function readFlags(args: readonly string[], env: Env): Flags {
  const given = parse(args);
  const text = (name: Name): string | undefined => {
    const said = given[name] as string | undefined;
    // `--data "$UNSET"` must not fill the folder it stands in, nor `--host ""` open the program to the whole network.
    if (said === '') throw bad(`--${name}`, said, { ru: 'непустое значение', en: 'a value' });
    return said ?? (env[variable(name)] || undefined);
  };
  const yes = (name: Name, usual: boolean): boolean =>
    (given[name] as boolean | undefined) ?? truth(variable(name), env[variable(name)]) ?? usual;

  const lang = text('lang');
  if (lang !== undefined && lang !== 'ru' && lang !== 'en')
    throw bad('--lang', lang, { ru: 'ru или en', en: 'ru or en' });
  const json = yes('json', false);
  return {
    port: portOf(text('port')),
    host: text('host') ?? (yes('lan', false) ? EVERYWHERE : ONLY_HERE),
    data: resolve(text('data') ?? usualFolder()),
    lang: lang ?? systemLanguage(env),
    showLang: lang ?? 'ru',
    demo: yes('demo', false),
    open: yes('open', true) && !json,
    json,
    help: given.help ?? false,
  };
}

function parse(args: readonly string[]): Partial<Record<Name, string | boolean>> & { help?: boolean } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowNegative: true }).values;
  } catch (error) {
    const { message } = error as Error;
    throw new Fault('usage', {
      ru: `Не понимаю запуск: ${message} Все флаги: --help.`,
      en: `Not understood: ${message} All flags: --help.`,
    });
  }
}

const variable = (name: Name): string => `VOLCHOK_${name.toUpperCase()}`;

function truth(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined || value === '') return undefined;
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  if (/^(0|false|no|off)$/i.test(value)) return false;
  throw bad(name, value, { ru: '1 или 0', en: '1 or 0' });
}

function portOf(text: string | undefined): number {
  if (text === undefined) return USUAL_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535))
    throw bad('--port', text, { ru: 'число от 0 до 65535', en: 'a number from 0 to 65535' });
  return port;
}

const bad = (name: string, value: string, wanted: Words): Fault =>
  new Fault('usage', {
    ru: `${name}: «${value}» не годится, нужно ${wanted.ru}.`,
    en: `${name}: "${value}" will not do, it takes ${wanted.en}.`,
  });

/** The language to complain in before the flags are understood. */
export function languageOf(args: readonly string[], env: Env): Language {
  const at = args.findIndex((one) => one === '--lang' || one.startsWith('--lang='));
  const said = at < 0 ? env['VOLCHOK_LANG'] : (args[at]?.split('=')[1] ?? args[at + 1]);
  return said === 'en' || said === 'ru' ? said : systemLanguage(env);
}

/** Russian unless the system speaks another language. */
function systemLanguage(env: Env): Language {
  const said = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return said === '' || /^(ru|C\b|POSIX)/.test(said) ? 'ru' : 'en';
}
