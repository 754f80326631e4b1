import { THEMES } from '../../../src/graphics/theme/choose.ts';
import type { ThemeInfo } from '../../../src/protocol/http.ts';
import { classic } from '../../../src/protocol/theme/classic.ts';
import { readTheme, type Theme } from '../../../src/protocol/theme/theme.ts';
import type { Panel } from '../../panel.ts';

/** A theme that is being changed, with the way back. */
interface Draft {
  readonly theme: Theme;
  readonly undo: readonly Theme[];
  readonly redo: readonly Theme[];
}

const STEPS_MOST = 200;

const editors = new WeakMap<Panel, ThemeEditor>();

/** The panel's own: what has been changed is still there after a look into other sections. */
export function editorOf(panel: Panel): ThemeEditor {
  let editor = editors.get(panel);
  if (!editor) {
    editor = new ThemeEditor(panel);
    editors.set(panel, editor);
  }
  return editor;
}

/** The themes there are, and what has been changed about them and not saved yet. */
export class ThemeEditor {
  readonly #panel: Panel;
  readonly #saved = new Map<string, Theme>(THEMES.map((theme) => [theme.id, theme]));
  readonly #drafts = new Map<string, Draft>();
  /** Where a drag of a slider began. */
  #drag: Theme | null = null;
  #stamp: number | null = null;
  list: readonly ThemeInfo[] = [];
  failed = false;
  selected: string | null = null;

  constructor(panel: Panel) {
    this.#panel = panel;
  }

  /** Looks what there is, again whenever somebody may have saved something. */
  follow(): void {
    const stamp = this.#panel.view?.show.look.stamp ?? null;
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    void this.load();
  }

  async load(): Promise<void> {
    const { api } = this.#panel;
    try {
      this.list = await api.themes();
      const whole = this.list.filter(({ problem }) => problem === null);
      for (const theme of await Promise.all(whole.map(({ id }) => api.theme(id))))
        this.#saved.set(theme.id, theme);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.#panel.changed();
  }

  static isBuiltIn(id: string): boolean {
    return THEMES.some((theme) => theme.id === id);
  }

  saved(id: string): Theme | null {
    return this.#saved.get(id) ?? null;
  }

  /** As it is being edited. */
  theme(id: string): Theme | null {
    return this.#drafts.get(id)?.theme ?? this.saved(id);
  }

  isChanged(id: string): boolean {
    const draft = this.#drafts.get(id);
    return draft !== undefined && JSON.stringify(draft.theme) !== JSON.stringify(this.saved(id));
  }

  canUndo(id: string): boolean {
    return (this.#drafts.get(id)?.undo.length ?? 0) > 0;
  }

  canRedo(id: string): boolean {
    return (this.#drafts.get(id)?.redo.length ?? 0) > 0;
  }

  select(id: string): void {
    this.selected = id;
    this.#panel.changed();
  }

  /** Changes a theme. While `isDragging` a whole drag is one step back; it ends with a change that is none. */
  edit(id: string, change: Partial<Theme>, isDragging = false): void {
    const before = this.theme(id);
    if (!before || ThemeEditor.isBuiltIn(id)) return;
    const read = readTheme({ ...before, ...change }, before);
    if ('wrong' in read) return;
    const { undo = [], redo = [] } = this.#drafts.get(id) ?? {};
    const from = this.#drag ?? before;
    if (isDragging) {
      this.#drag = from;
      this.#drafts.set(id, { theme: read.theme, undo, redo });
    } else {
      this.#drag = null;
      const isSame = JSON.stringify(from) === JSON.stringify(read.theme);
      this.#drafts.set(id, {
        theme: read.theme,
        undo: isSame ? undo : [...undo, from].slice(-STEPS_MOST),
        redo: isSame ? redo : [],
      });
    }
    this.#panel.changed();
  }

  undo(id: string): void {
    const draft = this.#drafts.get(id);
    const theme = draft?.undo.at(-1);
    if (!draft || !theme) return;
    this.#drafts.set(id, { theme, undo: draft.undo.slice(0, -1), redo: [...draft.redo, draft.theme] });
    this.#panel.changed();
  }

  redo(id: string): void {
    const draft = this.#drafts.get(id);
    const theme = draft?.redo.at(-1);
    if (!draft || !theme) return;
    this.#drafts.set(id, { theme, undo: [...draft.undo, draft.theme], redo: draft.redo.slice(0, -1) });
    this.#panel.changed();
  }

  /** Back to what is saved, as one step that can be taken back itself. */
  reset(id: string): void {
    const saved = this.saved(id);
    if (saved) this.edit(id, saved);
  }

  /** Rejects with `ApiError`. */
  async save(id: string): Promise<void> {
    const draft = this.#drafts.get(id);
    if (!draft) return;
    this.#saved.set(id, await this.#panel.api.saveTheme(draft.theme));
    await this.load();
  }

  /** Keeps a theme under a new id and name and selects it. Rejects with `ApiError`. */
  async add(theme: Theme, name: string): Promise<void> {
    const id = this.#freeId(name);
    const saved = await this.#panel.api.saveTheme({ ...theme, id, name: { ru: name, en: name } });
    this.#saved.set(id, saved);
    this.selected = id;
    await this.load();
  }

  /** Rejects with `ApiError`. */
  async delete(id: string): Promise<void> {
    await this.#panel.api.deleteTheme(id);
    this.#drafts.delete(id);
    this.#saved.delete(id);
    this.selected = null;
    await this.load();
  }

  #freeId(name: string): string {
    const stem = idOf(name);
    const taken = new Set([...this.#saved.keys(), ...this.list.map(({ id }) => id), 'auto']);
    let id = stem;
    for (let n = 2; taken.has(id); n++) id = `${stem}-${String(n)}`;
    return id;
  }
}

/** What a theme file holds, or the field in it that is wrong. */
export function readThemeFile(text: string): { readonly theme: Theme } | { readonly wrong: string } {
  try {
    return readTheme(JSON.parse(text), classic);
  } catch {
    return { wrong: 'theme' };
  }
}

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ыy эe ' +
    'юyu яya'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** «Осенний кубок» → `osenniy-kubok`: the name of the file. */
export function idOf(name: string): string {
  const latin = name.toLowerCase().replaceAll(/[а-яё]/g, (letter) => LATIN[letter] ?? '');
  const id = latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 34)
    .replace(/^-+|-+$/g, '');
  return id === '' ? 'theme' : id;
}
