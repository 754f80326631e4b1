// The first lines run in any Node, however old: only then can it be told that it is too old.
import { dirname, join } from 'path';
import { fileURLToPath, pathToFileURL } from 'url';

const NEEDED = [20, 19];

const version = process.versions.node.split('.').map(Number);
if (version[0] < NEEDED[0] || (version[0] === NEEDED[0] && version[1] < NEEDED[1])) {
  process.stderr.write(
    `Нужен Node.js ${NEEDED.join('.')} или новее, а здесь ${process.versions.node}. Установите новую версию с nodejs.org и запустите снова.\n` +
      `Node.js ${NEEDED.join('.')} or newer is needed, this is ${process.versions.node}. Install a newer one from nodejs.org and start again.\n`,
  );
  process.exit(1);
}

const shell = process.ppid;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { ensureInstalled, fail } = await import('./lib/run.mjs');
try {
  await ensureInstalled();
  const { ensureBuilt } = await import('./lib/ensure-built.mjs');
  await ensureBuilt(['pages', 'server']);
} catch (error) {
  fail(error);
}

// In this very process: signals, standard output and the exit code are the server's own.
const server = join(root, 'dist', 'server', 'main.js');
process.argv[1] = server;
await import(pathToFileURL(server).href);

// npm passes a signal on to the shell between it and this process, and the shell dies of it alone.
if (process.env.npm_lifecycle_event === 'start' && process.platform !== 'win32') {
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}
