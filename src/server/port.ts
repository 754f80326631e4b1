import { createServer } from 'node:net';

import { codeOf, Fault } from './faults.ts';

/** How many ports after a taken one are tried for one to offer. */
const OFFERED = 50;

/** Whether somebody could listen there now: null, or the system's name of what is in the way. */
function obstacle(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(codeOf(error) ?? 'EUNKNOWN'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** Makes sure, before anything is touched, that the server will be able to listen. Throws a `Fault` otherwise. */
export async function ensureFree(port: number, host: string): Promise<void> {
  const why = await obstacle(port, host);
  if (why === null) return;
  if (why !== 'EADDRINUSE' && why !== 'EACCES') {
    throw new Fault('address', {
      ru: `На адресе «${host}» слушать не удаётся (${why}): проверьте --host.`,
      en: `It is not possible to listen on the address "${host}" (${why}): check --host.`,
    });
  }
  const other = await nextFree(port, host);
  const taken = why === 'EADDRINUSE';
  throw new Fault('port-taken', {
    ru: `Порт ${port} ${taken ? 'занят, возможно, другим запущенным Волчком' : 'этому пользователю не дают'}. ${other === null ? 'Укажите другой: --port N.' : `Свободен ${other}: запустите с --port ${other}.`}`,
    en: `Port ${port} ${taken ? 'is taken, perhaps by another running Volchok' : 'is not for this user'}. ${other === null ? 'Name another one: --port N.' : `${other} is free: start with --port ${other}.`}`,
  });
}

async function nextFree(port: number, host: string): Promise<number | null> {
  const first = Math.max(port, 1023) + 1;
  for (let other = first; other < Math.min(first + OFFERED, 65_536); other += 1) {
    if ((await obstacle(other, host)) === null) return other;
  }
  return null;
}
