import type { Words } from './messages.ts';

/**
 * What the server's HTTP interface takes and gives beside the commands and views of the contract. All of it is the
 * operator's (`Authorization: Bearer` or `?token=`); everything else is answered with a `Denial`.
 *
 * | request | body | answer |
 * |---|---|---|
 * | `GET /api/links` | | `Links` |
 * | `GET /api/journal?after=&last=&lang=` | | JSON lines; with `lang` each is a `JournalLine` with its `text` |
 * | `GET /api/shows` | | `ShowList` |
 * | `POST /api/shows` | `NewShow` | 201 `ShowInfo`: made and opened |
 * | `POST /api/shows/<file>/open` | | `ShowInfo`; every page reconnects by itself |
 * | `POST /api/shows/<file>/duplicate` | `NewShow` | 201 `ShowInfo` |
 * | `POST /api/shows/<file>/archive`, `…/restore` | | `ShowInfo` |
 * | `GET /api/shows/<file>/copy` | | the whole journal as a file, a backup |
 * | `GET /api/obs` | | `ObsStatus` |
 * | `PUT /api/obs` | `{enabled?, address?, password?, table?, room?}` | `ObsAnswer` |
 * | `POST /api/obs/scene` | `{scene}` | `ObsAnswer` |
 * | `POST /api/obs/hold` | `{on}` | `ObsAnswer` |
 * | `POST /api/obs/action` | `{action: ObsAction}` | `ObsAnswer` |
 * | `POST /api/obs/setup` | | `ObsAnswer` |
 * | `GET /api/obs/waiting-page?path=` | | an HTML file for OBS that waits for the server, then goes to that page |
 * | `GET /api/themes` | | `{themes: ThemeInfo[]}`: one's own, kept in the data folder for all shows |
 * | `GET /api/themes/<id>` | | `Theme` |
 * | `PUT /api/themes/<id>` | `Theme`; what it leaves out is the classic one's | `Theme`, 201 for a new one; pages that wear it show it at once |
 * | `DELETE /api/themes/<id>` | | `{ok: true}`; a show that wears it goes back to `auto` |
 * | `GET /api/sounds` | | `{sounds: SoundInfo[]}` |
 * | `POST /api/sounds?name=` | the file itself: WAV, MP3, OGG, FLAC, WebM, 8 MB at most | 201 `SoundInfo` |
 * | `DELETE /api/sounds/<file>` | | `{ok: true}` |
 *
 * Everybody's: `GET /themes/<id>.json` and `GET /sounds/<file>`, for the pages.
 */
export interface Links {
  /** Origins under which this server can be reached: this computer first, then, with `--lan`, its addresses for others. */
  readonly origins: readonly string[];
  /** Pages that are built, as paths: `/control-panel/`, `/overlays/timer/` … */
  readonly pages: readonly string[];
  readonly operator: string;
  readonly host: string;
  /** Token of the explainer's phone by room. */
  readonly explainer: Readonly<Record<string, string>>;
}

/** A line of `GET /api/journal`: an event of the rules with its place; `text` is what happened, in words. */
export interface JournalLine {
  readonly seq: number;
  /** Server time, ms. */
  readonly at: number;
  readonly room: string | null;
  readonly type: string;
  readonly text?: string;
}

export interface NewShow {
  /** Becomes the file's name; letters, digits, spaces and `-_.,()№` stay as they are. */
  readonly name: string;
}

/** A show is one file in the data folder; copying the file is a backup. */
export interface ShowInfo {
  readonly file: string;
  /** The file's name without its ending. */
  readonly name: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly changed: string;
  readonly open: boolean;
  readonly archived: boolean;
}

export interface ShowList {
  readonly folder: string;
  readonly shows: readonly ShowInfo[];
}

/** A theme of one's own, a file in the folder `themes`. */
export interface ThemeInfo<P = string> {
  readonly id: string;
  /** Null where the file can't be read. */
  readonly name: Words | null;
  /** ISO 8601. */
  readonly changed: string;
  /** What is wrong with the file, for a person; null where it is fine. */
  readonly problem: P | null;
}

/** A sound of one's own, a file in the folder `sounds`. */
export interface SoundInfo {
  readonly name: string;
  /** What `show.sound` takes as `file`. */
  readonly address: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly changed: string;
}
