import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { ObsStatus } from '../../protocol/messages.ts';
import type { Language } from '../../rules/views/types.ts';
import type { Session } from './session.ts';
import { graphicsSource, usualScenes } from './usual-scenes.ts';
import { waitingPage } from './waiting-page.ts';

/** obs-websocket status codes (protocol, RequestStatus). */
const ALREADY_EXISTS = 601;

const BROWSER = 'browser_source';

/** Where OBS finds the graphics: a local file that waits for the server where OBS runs on this computer, else the address alone. */
export interface Graphics {
  readonly url: string;
  readonly waitingFile: string | null;
}

export type SetupResult =
  | { readonly ok: true; readonly table: ObsStatus['table']; readonly withGraphics: boolean }
  | { readonly ok: false; readonly detail: string };

/** Creates the usual scenes that are missing, and in each of them the source with the graphics. Nothing that is there is changed, but where the graphics are loaded from. */
export async function setUpScenes(
  session: Session,
  language: Language,
  graphics: Graphics,
): Promise<SetupResult> {
  const { scenes, table } = usualScenes(language);
  const there = new Set(session.reported().scenes);
  for (const sceneName of scenes) {
    if (there.has(sceneName)) continue;
    const reply = await session.call('CreateScene', { sceneName });
    if (!reply.ok && reply.code !== ALREADY_EXISTS) return { ok: false, detail: reply.detail };
  }
  const kinds = await session.call('GetInputKindList');
  if (!kinds.ok) return { ok: false, detail: kinds.detail };
  if (!kinds.data.inputKinds.includes(BROWSER)) return { ok: true, table, withGraphics: false };
  const detail = await addGraphics(session, scenes, graphicsSource[language], graphics);
  return detail === null ? { ok: true, table, withGraphics: true } : { ok: false, detail };
}

/** Null once the source is in all the scenes; else what OBS said. */
async function addGraphics(
  session: Session,
  scenes: readonly string[],
  inputName: string,
  { url, waitingFile }: Graphics,
): Promise<string | null> {
  const video = await session.call('GetVideoSettings');
  if (!video.ok) return video.detail;
  const inputSettings = {
    ...(waitingFile === null
      ? { is_local_file: false, url }
      : { is_local_file: true, local_file: waitingFile }),
    width: video.data.baseWidth,
    height: video.data.baseHeight,
    shutdown: false,
    restart_when_active: false,
  };
  const known = await session.call('SetInputSettings', { inputName, inputSettings });
  if (!known.ok && known.code === 'lost') return known.detail;
  let exists = known.ok;
  for (const sceneName of scenes) {
    const reply = exists
      ? await addOnce(session, sceneName, inputName)
      : await session.call('CreateInput', { sceneName, inputName, inputKind: BROWSER, inputSettings });
    if (!reply.ok) return reply.detail;
    exists = true;
  }
  return null;
}

async function addOnce(
  session: Session,
  sceneName: string,
  sourceName: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly detail: string }> {
  const item = await session.call('GetSceneItemId', { sceneName, sourceName });
  if (item.ok || item.code === 'lost') return item;
  return session.call('CreateSceneItem', { sceneName, sourceName });
}

const waitingFile = (dataDir: string): string => resolve(dataDir, 'obs-program.html');

export const hasWaitingPage = (dataDir: string): boolean => existsSync(waitingFile(dataDir));

/** Writes the page that waits for the server, where OBS can load it from. */
export function keepWaitingPage(dataDir: string, url: string): string {
  const file = waitingFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, waitingPage(url));
  return file;
}
