/** @typedef {{ ru: string, en: string }} Words */

/**
 * The language of a person at a terminal: `--lang`, then VOLCHOK_LANG, then the system's. Russian unless the system
 * speaks another language.
 * @returns {'ru' | 'en'}
 */
export function language(args = process.argv.slice(2), env = process.env) {
  const flag = args.findIndex((argument) => /^--lang(=|$)/.test(argument));
  const wanted = flag < 0 ? env.VOLCHOK_LANG : (args[flag]?.split('=')[1] ?? args[flag + 1]);
  if (wanted) return wanted.startsWith('en') ? 'en' : 'ru';
  const system =
    env.LC_ALL || env.LC_MESSAGES || env.LANG || (process.platform === 'win32' ? windowsLocale() : '');
  return system === '' || /^(ru|C\b|POSIX)/.test(system) ? 'ru' : 'en';
}

function windowsLocale() {
  return Intl.DateTimeFormat().resolvedOptions().locale;
}

/**
 * @param {Words} words
 * @returns {string}
 */
export function say(words) {
  return words[language()];
}

/**
 * Says what is going on on standard error: standard output is for what a script reads.
 * @param {Words} words
 */
export function tell(words) {
  process.stderr.write(`${say(words)}\n`);
}

/** Something a person can mend: told without a stack. */
export class Trouble extends Error {
  /**
   * @param {Words} words
   * @param {number} [exitCode]
   */
  constructor(words, exitCode = 1) {
    super(say(words));
    this.exitCode = exitCode;
  }
}
