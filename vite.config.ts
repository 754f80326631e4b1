import { defineConfig } from 'vite';
import { ENTRIES, hashOf, pages, type Part, root } from './scripts/lib/sources.mjs';

/** The browser inside OBS 28 to 30. Whatever OBS loads must run there. */
const OLDEST_BROWSER = 'chrome103';

/**
 * `vite build --mode pages|server|transcript`; `vite` alone serves the pages for development, with the API of a server
 * that runs beside it (`npm start -- --port 7700`, or another address in VOLCHOK_SERVER).
 */
export default defineConfig(({ command, mode }) => {
  const part: Part = command === 'build' ? (mode as Part) : 'pages';
  const define = { __BUILD__: JSON.stringify(command === 'build' ? hashOf('pages') : 'dev') };
  const shared = { root, define, appType: 'mpa', clearScreen: false } as const;

  if (part !== 'pages') {
    return {
      ...shared,
      publicDir: false,
      // Bundled, so that the server starts in a fraction of a second; what carries its own binaries or scripts stays outside.
      ssr: { noExternal: true, external: ['libsql', 'open'] },
      build: {
        ssr: ENTRIES[part],
        outDir: `dist/${part}`,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rolldownOptions: { output: { entryFileNames: 'main.js' } },
      },
    };
  }

  const server = process.env['VOLCHOK_SERVER'] ?? 'http://127.0.0.1:7700';
  return {
    ...shared,
    server: {
      proxy: { '/api': server, '/themes': server, '/sounds': server, '/ws': { target: server, ws: true } },
    },
    build: {
      outDir: 'dist/pages',
      target: OLDEST_BROWSER,
      sourcemap: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: pages() },
    },
  };
});
