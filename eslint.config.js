import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as typescript } from 'typescript-eslint';
import house from './scripts/lint/chromium-103-css.mjs';

/** What OBS loads: it runs in Chromium 103 and is painted from a view and an instant alone. */
const GRAPHICS = ['src/graphics/**', 'overlays/**', 'screens/**'];
/** The only places that know what time it is. */
const TIMEKEEPERS = ['src/graphics/frame-clock.ts', 'src/graphics/connection.ts'];

/** The parts of the rules that tell how a view looks and decide nothing. */
const FOR_PAGES = [
  'views/types.ts',
  'views/read-clock.ts',
  'digits.ts',
  'time.ts',
  'points.ts',
  'ladder.ts',
  'chgk/wheel.ts',
  'kernel/types.ts',
  'words/commands.ts',
  'words/graphics.ts',
];

const zone = (target, from, except, message) => ({ target, from, ...(except ? { except } : {}), message });
const pagesZones = (target, rules) => [
  zone(
    target,
    './src/rules',
    rules,
    'Pages show what the rules decided; only view types, names and pure formatters are theirs.',
  ),
  zone(target, './src/server', undefined, 'Pages know the server by src/protocol alone.'),
  zone(target, './src/transcript', undefined, 'Pages know the server by src/protocol alone.'),
];
const zones = [
  zone(
    './src/rules',
    '.',
    ['src/rules', 'node_modules/zod'],
    'The rules know nothing but themselves and zod.',
  ),
  zone(
    './src/protocol',
    '.',
    ['src/protocol', 'src/rules', 'node_modules/zod'],
    'The protocol knows the rules and zod.',
  ),
  ...['overlays', 'screens', 'control-panel', 'src/graphics', 'src/transcript'].map((page) =>
    zone('./src/server', `./${page}`, undefined, 'The server knows the rules and the protocol.'),
  ),
  ...pagesZones('./src/graphics', FOR_PAGES),
  ...pagesZones('./overlays', FOR_PAGES),
  ...pagesZones('./screens', FOR_PAGES),
  ...pagesZones('./control-panel', [...FOR_PAGES, 'commands.ts', 'ruleset.ts', 'default-ruleset.ts']),
  ...['overlays', 'screens', 'control-panel'].map((page) =>
    zone('./src/graphics', `./${page}`, undefined, 'The runtime does not know who uses it.'),
  ),
  ...['screens', 'control-panel'].map((page) =>
    zone('./overlays', `./${page}`, undefined, 'An overlay stands on the runtime alone.'),
  ),
];

const NO_CLOCK = 'A graphic is painted from its view and its instant t: see src/graphics/frame-clock.ts.';
const CLOCKS = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'performance'];

export default defineConfig([
  globalIgnores(['dist/', 'node_modules/', 'data/', 'test-results/', 'coverage/']),
  {
    files: ['**/*.{ts,js,mjs}'],
    extends: [js.configs.recommended, typescript.strictTypeChecked, importX.flatConfigs.typescript],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['eslint.config.js'] } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })] },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-self-import': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Branded numbers are numbers, and an index that was just checked is not undefined: this compiler knows neither.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Unions of strings instead of enums.' },
      ],
    },
  },
  {
    files: ['src/{rules,protocol}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^node:', message: 'The rules run anywhere.' }] },
      ],
      'no-restricted-globals': ['error', ...CLOCKS, 'window', 'document', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is passed in.' },
        { object: 'Date', property: 'now', message: 'The instant is passed in.' },
      ],
    },
  },
  {
    files: GRAPHICS.map((folder) => `${folder}/*.ts`),
    extends: [lit['flat/recommended']],
    plugins: { house },
    rules: { 'house/chromium-103-css': 'error' },
  },
  { files: ['control-panel/**/*.ts'], extends: [lit['flat/recommended']] },
  {
    files: GRAPHICS.map((folder) => `${folder}/*.ts`),
    ignores: TIMEKEEPERS,
    rules: {
      'no-restricted-globals': ['error', ...CLOCKS.map((name) => ({ name, message: NO_CLOCK }))],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'A graphic looks the same every time it is painted.' },
        { object: 'Date', property: 'now', message: NO_CLOCK },
        ...CLOCKS.flatMap((property) =>
          ['window', 'globalThis', 'self'].map((object) => ({ object, property, message: NO_CLOCK })),
        ),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: NO_CLOCK },
        { selector: 'CallExpression[callee.name="Date"]', message: NO_CLOCK },
        { selector: 'CallExpression[callee.property.name="animate"]', message: NO_CLOCK },
        { selector: 'TSEnumDeclaration', message: 'Unions of strings instead of enums.' },
      ],
    },
  },
  { files: GRAPHICS.map((folder) => `${folder}/*.css`), plugins: { house }, processor: 'house/css' },
  { files: GRAPHICS.map((folder) => `${folder}/*.html`), plugins: { house }, processor: 'house/html' },
  {
    files: GRAPHICS.flatMap((folder) => [`${folder}/*.css/*.js`, `${folder}/*.html/*.js`]),
    extends: [typescript.disableTypeChecked],
    plugins: { house },
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      'house/chromium-103-css': 'error',
      'no-undef': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    // Objects in tests are taken apart freely: none of ours uses `this`.
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // What a person at a terminal reads.
    files: ['scripts/**', 'test/**', 'bench/**', 'src/transcript/**', 'src/server/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['scripts/**/*.mjs', 'eslint.config.js'],
    extends: [typescript.disableTypeChecked],
    languageOptions: {
      globals: {
        setInterval: 'readonly',
        clearInterval: 'readonly',
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        AbortSignal: 'readonly',
        fetch: 'readonly',
      },
    },
  },
]);
