import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled, fail } from './lib/run.mjs';
import { root } from './lib/sources.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(['transcript']);
} catch (error) {
  fail(error);
}
const main = join(root, 'dist', 'transcript', 'main.js');
process.argv[1] = main;
// Files are named from where the person stands; npm has moved to the project's folder.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import(pathToFileURL(main).href);
