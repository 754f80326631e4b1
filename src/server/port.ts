import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { codeOf, Fault } from './faults.ts';

/** How many ports after a taken one are tried for one to offer. */
const OFFERED = 50;

/** Longer than a server waits that has found somebody looking, and shorter than a start keeps a port before it listens. */
const SECOND_LOOK_MS = 40;

/** Gives a port back, so that somebody else can listen there. */
export type LetGo = () => Promise<void>;

/**
 * Takes a port until the server itself listens there, so that of several that are started at once one gets it. Throws a
 * `Fault` where it can't be had. 0, any free one, is only tried.
 */
export async function reservePort(port: number, host: string): Promise<LetGo> {
  const taken = await listenOn(port, host);
  if (typeof taken === 'string') throw await portFault(taken, port, host);
  await taken();
  if (port === 0) return () => Promise.resolve();
  // It may have been free only while another start handed it over to its server: who is that far has it, whoever looks twice does not.
  await setTimeout(SECOND_LOOK_MS);
  const again = await listenOn(port, host);
  if (typeof again === 'string') throw await portFault(again, port, host);
  return again;
}

/** Listens there: a way to stop it, or the system's name of what is in the way. */
function listenOn(port: number, host: string): Promise<LetGo | string> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => resolve(codeOf(error) ?? 'EUNKNOWN'));
    server.listen({ port, host, exclusive: true }, () =>
      resolve(
        () =>
          new Promise((done) => {
            server.close(() => done());
          }),
      ),
    );
  });
}

/** Why a port can't be had, with another one that can. */
export async function portFault(why: string, port: number, host: string): Promise<Fault> {
  if (why !== 'EADDRINUSE' && why !== 'EACCES') {
    return new Fault('address', {
      ru: `На адресе «${host}» слушать не удаётся (${why}): проверьте --host.`,
      en: `It is not possible to listen on the address "${host}" (${why}): check --host.`,
    });
  }
  const other = await nextFree(port, host);
  const taken = why === 'EADDRINUSE';
  return new Fault('port-taken', {
    ru: `Порт ${port} ${taken ? 'занят, возможно, другим запущенным Волчком' : 'этому пользователю не дают'}. ${other === null ? 'Укажите другой: --port N.' : `Свободен ${other}: запустите с --port ${other}.`}`,
    en: `Port ${port} ${taken ? 'is taken, perhaps by another running Volchok' : 'is not for this user'}. ${other === null ? 'Name another one: --port N.' : `${other} is free: start with --port ${other}.`}`,
  });
}

/** A port that is free, near one that is not; null where none is. */
export async function nextFree(port: number, host: string): Promise<number | null> {
  const first = Math.max(port, 1023) + 1;
  for (let other = first; other < Math.min(first + OFFERED, 65_536); other += 1) {
    const taken = await listenOn(other, host);
    if (typeof taken === 'string') continue;
    await taken();
    return other;
  }
  return null;
}
