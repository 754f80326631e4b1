import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './lib/sources.mjs';
import { tell } from './lib/words.mjs';

/** Each graphic becomes a folder of its own that any OGraf renderer can load: manifest, module, typefaces. */
const out = join(root, 'dist', 'ograf');
// Whoever calls: a graphic for other renderers carries no development code.
process.env['NODE_ENV'] = 'production';
const started = performance.now();
const sources = readdirSync(join(root, 'overlays')).filter((name) =>
  existsSync(join(root, 'overlays', name, 'ograf.ts')),
);

rmSync(out, { recursive: true, force: true });
for (const [i, name] of sources.entries()) {
  const manifest = join(root, 'overlays', name, 'manifest.ograf.json');
  const { id } = JSON.parse(readFileSync(manifest, 'utf8'));
  tell({ ru: `${i + 1}/${sources.length} ${id}`, en: `${i + 1}/${sources.length} ${id}` });
  const folder = join(out, id);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'chrome103',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { graphic: join(root, 'overlays', name, 'ograf.ts') },
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: 'graphic.mjs',
          chunkFileNames: 'lib/[name]-[hash].mjs',
          assetFileNames: 'fonts/[name][extname]',
        },
      },
    },
  });
  copyFileSync(manifest, join(folder, `${id}.ograf.json`));
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
tell({ ru: `Готово: dist/ograf, ${seconds} с`, en: `Built dist/ograf in ${seconds} s` });
