import type { JournalLine, Links, ShowInfo, ShowList, SoundInfo, ThemeInfo } from '../src/protocol/http.ts';
import type { Denial, ObsAction, ObsAnswer, Situation } from '../src/protocol/messages.ts';
import type { Theme } from '../src/protocol/theme/theme.ts';
import type { Language } from '../src/rules/views/types.ts';

/** What may be changed about OBS; what is left out stays. */
export interface ObsSettings {
  readonly enabled?: boolean;
  readonly address?: string;
  readonly password?: string | null;
  readonly room?: string | null;
  readonly table?: Readonly<Partial<Record<Situation, string | null>>>;
}

/** A request that was denied, or that never arrived (status 0). The message is the server's sentence, or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What the panel asks the server beside commands. Every call may reject with `ApiError`. */
export interface Api {
  links(): Promise<Links>;
  /** Events in words: those after a place in the journal, or the last ones. */
  journal(
    language: Language,
    which: { readonly after: number } | { readonly last: number },
  ): Promise<readonly JournalLine[]>;
  obs(settings: ObsSettings): Promise<ObsAnswer>;
  obsScene(scene: string): Promise<ObsAnswer>;
  obsHold(on: boolean): Promise<ObsAnswer>;
  obsAction(action: ObsAction): Promise<ObsAnswer>;
  obsSetup(): Promise<ObsAnswer>;
  /** The waiting page for OBS as a file. */
  waitingPage(): Promise<Download>;
  shows(): Promise<ShowList>;
  createShow(name: string): Promise<ShowInfo>;
  openShow(file: string): Promise<ShowInfo>;
  duplicateShow(file: string, name: string): Promise<ShowInfo>;
  archiveShow(file: string): Promise<ShowInfo>;
  restoreShow(file: string): Promise<ShowInfo>;
  /** A whole copy of a show: a backup. */
  copyShow(file: string): Promise<Download>;
  /** Themes of one's own. */
  themes(): Promise<readonly ThemeInfo[]>;
  theme(id: string): Promise<Theme>;
  /** Pages that wear it show it at once. */
  saveTheme(theme: Theme): Promise<Theme>;
  deleteTheme(id: string): Promise<unknown>;
  /** Sounds of one's own. */
  sounds(): Promise<readonly SoundInfo[]>;
  addSound(file: File): Promise<SoundInfo>;
  deleteSound(name: string): Promise<unknown>;
}

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

export function httpApi(token: string | null): Api {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    try {
      return await fetch(path, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      });
    } catch {
      throw new ApiError(0, '');
    }
  };
  const good = async (response: Response): Promise<Response> => {
    if (response.ok) return response;
    const told = (await response.json().catch(() => ({}))) as Partial<Denial>;
    throw new ApiError(response.status, told.message ?? '');
  };
  const read = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await (await good(await call(method, path, body))).json()) as T;
  /** OBS answers a refusal with a sentence of its own: that is no failure of the request. */
  const device = async (method: string, path: string, body: unknown = {}): Promise<ObsAnswer> => {
    const response = await call(method, path, body);
    return (await (response.status === 409 ? response : await good(response)).json()) as ObsAnswer;
  };
  const download = async (path: string, fallback: string): Promise<Download> => {
    const response = await good(await call('GET', path));
    const header = response.headers.get('content-disposition') ?? '';
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
    const name = encoded === undefined ? /filename="([^"]+)"/.exec(header)?.[1] : decodeURIComponent(encoded);
    return { name: name ?? fallback, content: await response.blob() };
  };
  const show = (file: string, what: string): string => `/api/shows/${encodeURIComponent(file)}/${what}`;

  return {
    links: () => read<Links>('GET', '/api/links'),
    async journal(language, which) {
      const query = new URLSearchParams({ lang: language });
      if ('after' in which) query.set('after', String(which.after));
      else query.set('last', String(which.last));
      const text = await (await good(await call('GET', `/api/journal?${query.toString()}`))).text();
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as JournalLine);
    },
    obs: (settings) => device('PUT', '/api/obs', settings),
    obsScene: (scene) => device('POST', '/api/obs/scene', { scene }),
    obsHold: (on) => device('POST', '/api/obs/hold', { on }),
    obsAction: (action) => device('POST', '/api/obs/action', { action }),
    obsSetup: () => device('POST', '/api/obs/setup'),
    waitingPage: () => download('/api/obs/waiting-page', 'volchok.html'),
    shows: () => read<ShowList>('GET', '/api/shows'),
    createShow: (name) => read<ShowInfo>('POST', '/api/shows', { name }),
    openShow: (file) => read<ShowInfo>('POST', show(file, 'open')),
    duplicateShow: (file, name) => read<ShowInfo>('POST', show(file, 'duplicate'), { name }),
    archiveShow: (file) => read<ShowInfo>('POST', show(file, 'archive')),
    restoreShow: (file) => read<ShowInfo>('POST', show(file, 'restore')),
    copyShow: (file) => download(show(file, 'copy'), file),
    themes: async () => (await read<{ themes: ThemeInfo[] }>('GET', '/api/themes')).themes,
    theme: (id) => read<Theme>('GET', `/api/themes/${encodeURIComponent(id)}`),
    saveTheme: (theme) => read<Theme>('PUT', `/api/themes/${encodeURIComponent(theme.id)}`, theme),
    deleteTheme: (id) => read('DELETE', `/api/themes/${encodeURIComponent(id)}`),
    sounds: async () => (await read<{ sounds: SoundInfo[] }>('GET', '/api/sounds')).sounds,
    addSound: (file) =>
      read<SoundInfo>('POST', `/api/sounds?${new URLSearchParams({ name: file.name }).toString()}`, file),
    deleteSound: (name) => read('DELETE', `/api/sounds/${encodeURIComponent(name)}`),
  };
}

/** Hands a file over to the browser's downloads. */
export function saveFile({ name, content }: Download): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
