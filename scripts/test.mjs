import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensurePackages, howToInstall } from './lib/debian.mjs';
import { ensureInstalled, fail, run } from './lib/run.mjs';
import { ensureTestBrowsers, supported } from './lib/test-browsers.mjs';
import { tell, Trouble } from './lib/words.mjs';

/** Everything the tests need is there, or it is a failure: nothing is skipped. */
const strict = process.env.CI === 'true';
const started = performance.now();
/** @type {string[]} */
const failed = [];

/**
 * @param {import('./lib/words.mjs').Words} words
 * @param {() => Promise<unknown>} work
 */
async function step(words, work) {
  const from = performance.now();
  tell({ ru: `\n▸ ${words.ru}`, en: `\n▸ ${words.en}` });
  await work();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  tell({ ru: `  ${seconds} с`, en: `  ${seconds} s` });
}

/**
 * A check whose failure is remembered while the others still run.
 * @param {string} name
 * @param {string} script path in node_modules
 * @param {...string} args
 */
function check(name, script, ...args) {
  return async () => {
    if ((await run(process.execPath, [`node_modules/${script}`, ...args])) !== 0) failed.push(name);
  };
}

try {
  await step({ ru: 'Зависимости', en: 'Dependencies' }, () => ensureInstalled());
  await step({ ru: 'Программы системы', en: 'Programs of the system' }, async () => {
    const missing = await ensurePackages();
    if (missing.length === 0) return;
    const hint = howToInstall(missing);
    if (strict) throw new Trouble(hint);
    tell(hint);
    tell({
      ru: 'Тесты, которым они нужны (браузеры, OBS), будут пропущены.',
      en: 'The tests that need them (browsers, OBS) will be skipped.',
    });
  });
  await step({ ru: 'Браузеры, как внутри OBS', en: 'Browsers as inside OBS' }, async () => {
    if (supported) return ensureTestBrowsers();
    const words = {
      ru: 'Сборки Chromium 103, 127 и 149 есть только для Linux x64.',
      en: 'The builds of Chromium 103, 127 and 149 exist for Linux x64 only.',
    };
    if (strict) throw new Trouble(words);
    tell(words);
  });
  await step({ ru: 'Сборка', en: 'Build' }, () => ensureBuilt(['pages', 'server', 'transcript']));
  await step({ ru: 'Типы', en: 'Types' }, check('tsc', 'typescript/bin/tsc', '-b'));
  await step({ ru: 'Линтер', en: 'Linter' }, check('eslint', 'eslint/bin/eslint.js', '.'));
  await step({ ru: 'Формат', en: 'Format' }, check('prettier', 'prettier/bin/prettier.cjs', '--check', '.'));
  await step(
    { ru: 'Тесты', en: 'Tests' },
    check('vitest', 'vitest/vitest.mjs', 'run', ...process.argv.slice(2)),
  );
} catch (error) {
  fail(error);
}

const minutes = ((performance.now() - started) / 60_000).toFixed(1);
if (failed.length > 0) {
  tell({
    ru: `\n✖ Не прошло: ${failed.join(', ')} (${minutes} мин)`,
    en: `\n✖ Failed: ${failed.join(', ')} (${minutes} min)`,
  });
  process.exit(1);
}
tell({ ru: `\n✔ Всё прошло, ${minutes} мин`, en: `\n✔ All passed in ${minutes} min` });
