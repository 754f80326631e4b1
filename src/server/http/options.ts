import type { Library } from '../library.ts';
import type { Log } from '../log.ts';
import type { ObsDevice } from '../obs/device.ts';
import type { Shows } from '../shows.ts';
import type { Sockets } from '../sync/sockets.ts';
import type { Tokens } from '../tokens.ts';

/** What the server is made of, as its routes use it. */
export interface AppOptions {
  readonly shows: Shows;
  readonly library: Library;
  readonly tokens: Tokens;
  readonly sockets: Sockets;
  /** Null until OBS is wired up, which does not keep anyone waiting. */
  readonly obs: () => ObsDevice | null;
  readonly pagesDir: string;
  /** A name under which the server was told to listen, beside the addresses it has. */
  readonly ownName: string | null;
  /** Where it can be reached, once it listens. */
  readonly origins: () => readonly string[];
  readonly log: Log;
}
