import { networkInterfaces } from 'node:os';

import type { Language } from '../rules/index.ts';
import type { Tokens } from './tokens.ts';

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);
const isAny = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** IPv4 addresses of this computer that other devices can use. */
const addressesForOthers = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Where a server that listens on a host and port can be reached; the first is for this computer. */
export function originsOf(host: string, port: number, others = addressesForOthers): readonly string[] {
  const addresses = isAny(host) ? ['127.0.0.1', ...others()] : [host];
  return addresses.map((address) => `http://${bracketed(address)}:${port}`);
}

/** Where the panel is, for whoever may use it. */
export const panelLink = (origin: string, tokens: Tokens): string =>
  `${origin}/control-panel/?token=${tokens.operator}`;

const NAMES: Readonly<Record<string, Record<Language, string>>> = {
  hall: { ru: 'Экран в зале', en: 'Hall display' },
  host: { ru: 'Экран ведущего', en: "Host's prompter" },
  explainer: { ru: 'Телефон объясняющего', en: "Explainer's phone" },
  program: { ru: 'Вся графика', en: 'All graphics' },
  timer: { ru: 'Часы', en: 'Timer' },
  ladder: { ru: 'Лестница', en: 'Ladder' },
  scoreboard: { ru: 'Счёт', en: 'Scoreboard' },
  wheel: { ru: 'Волчок', en: 'Wheel' },
  question: { ru: 'Вопрос', en: 'Question' },
  blitz: { ru: 'Блиц', en: 'Blitz' },
  'lower-third': { ru: 'Титр', en: 'Name' },
  award: { ru: 'Награда', en: 'Award' },
  standings: { ru: 'Таблица', en: 'Standings' },
  countdown: { ru: 'До начала', en: 'Countdown' },
  'break-card': { ru: 'Перерыв', en: 'Break' },
  'rule-card': { ru: 'Правила', en: 'Rules' },
  reveal: { ru: 'Разгадка', en: 'Reveal' },
  sound: { ru: 'Звук', en: 'Sound' },
};

interface Announcement {
  readonly language: Language;
  readonly origins: readonly string[];
  readonly pages: readonly string[];
  readonly tokens: Tokens;
  /** Rooms by id and name. */
  readonly rooms: readonly { readonly id: string; readonly name: string }[];
  readonly folder: string;
  readonly show: string;
}

/** Room for the names of the links, in letters. */
const NAME_LEAST = 20;

/** What a person reads in the terminal once the server listens. */
export function announcement(told: Announcement): string {
  const { language, origins, pages, tokens, rooms, folder, show } = told;
  const ru = language === 'ru';
  const [here = '', ...others] = origins;
  const nameOf = (path: string): string => {
    const name = path.split('/').at(-2) ?? '';
    return NAMES[name]?.[language] ?? name;
  };
  const explainerOf = (name: string): string =>
    rooms.length > 1 ? `${nameOf('/screens/explainer/')} (${name})` : nameOf('/screens/explainer/');
  const across = Math.max(NAME_LEAST, ...rooms.map(({ name }) => explainerOf(name).length)) + 2;
  const row = (name: string, address: string): string => `  ${name.padEnd(across)}${address}`;
  const screens = (origin: string): string[] =>
    pages
      .filter((path) => path.startsWith('/screens/'))
      .flatMap((path) => {
        if (path === '/screens/explainer/') {
          return rooms.map(({ id, name }) =>
            row(explainerOf(name), `${origin}${path}?token=${tokens.explainer(id)}`),
          );
        }
        const token = path === '/screens/host/' ? `?token=${tokens.host}` : '';
        return [row(nameOf(path), `${origin}${path}${token}`)];
      });
  const overlays = pages.filter((path) => path.startsWith('/overlays/'));

  return [
    ru ? 'Волчок готов.' : 'Volchok is ready.',
    '',
    row(ru ? 'Пульт оператора' : 'Control panel', panelLink(here, tokens)),
    ...screens(here),
    '',
    ru ? '  Источники для OBS («Браузер»):' : '  Browser sources for OBS:',
    ...overlays.map((path) => row(nameOf(path), `${here}${path}`)),
    ...others.flatMap((origin) => [
      '',
      ru
        ? `  С других устройств этой сети (${origin}):`
        : `  From other devices of this network (${origin}):`,
      row(ru ? 'Пульт оператора' : 'Control panel', panelLink(origin, tokens)),
      ...screens(origin),
    ]),
    '',
    ru
      ? `  Шоу «${show}» хранится в папке ${folder}. Остановить: Ctrl+C.`
      : `  The show "${show}" is kept in ${folder}. Ctrl+C stops it.`,
    '',
  ].join('\n');
}
