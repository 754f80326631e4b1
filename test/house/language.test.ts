import { expect, test } from 'vitest';
import { language } from '../../scripts/lib/words.mjs';

test.each([
  ['ru', [], { LANG: 'ru_RU.UTF-8' }],
  ['en', [], { LANG: 'en_US.UTF-8' }],
  ['en', [], { LANG: 'de_DE.UTF-8' }],
  ['ru', [], { LANG: 'C.UTF-8' }],
  ['en', [], { LANG: 'ru_RU.UTF-8', LC_ALL: 'en_GB.UTF-8' }],
  ['en', [], { LANG: 'ru_RU.UTF-8', VOLCHOK_LANG: 'en' }],
  ['ru', ['--lang', 'ru'], { LANG: 'en_US.UTF-8', VOLCHOK_LANG: 'en' }],
  ['en', ['--port', '1', '--lang=en'], { LANG: 'ru_RU.UTF-8' }],
] as const)('speaks %s with %j and %j', (expected, args, env) => {
  expect(language([...args], env)).toBe(expected);
});
