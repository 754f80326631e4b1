import { describe, expect, test } from 'vitest';

import type { Api } from '../../control-panel/api.ts';
import { type Drafts, EMPTY_DRAFTS } from '../../control-panel/drafts.ts';
import { keepDrafts, readDrafts } from '../../control-panel/kept-drafts.ts';
import type { Panel } from '../../control-panel/panel.ts';

/** A panel as far as its drafts go, in a tab whose storage outlives it. */
function tab(stored = new Map<string, string>()) {
  let file = 'Вечер.volchok';
  const open = (storage: Map<string, string>) => {
    const listeners: (() => void)[] = [];
    const panel = {
      drafts: EMPTY_DRAFTS,
      link: { status: () => panel.status },
      status: 'live',
      onChange: (run: () => void) => listeners.push(run),
      changed: () => {
        for (const run of listeners) run();
      },
      setDrafts(drafts: Drafts) {
        panel.drafts = drafts;
        panel.changed();
      },
    };
    const shows: Api['shows'] = () => Promise.resolve({ folder: '', shows: [{ file, open: true }] } as never);
    keepDrafts(panel as unknown as Panel, { shows }, {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    } as unknown as Storage);
    return panel;
  };
  return {
    stored,
    open() {
      const panel = open(stored);
      panel.changed();
      return panel;
    },
    /** Lets the page find out which show it is. */
    found: () => new Promise(setImmediate),
    /** Opens the page, or opens it again. */
    async load() {
      const panel = this.open();
      await this.found();
      return panel;
    },
    async switchTo(name: string, panel: ReturnType<typeof open>) {
      file = name;
      for (const status of ['lost', 'live']) {
        panel.status = status;
        panel.changed();
      }
      await new Promise(setImmediate);
    },
  };
}

const named = (experts: string): Drafts => ({ ...EMPTY_DRAFTS, game: { ...EMPTY_DRAFTS.game, experts } });

describe('drafts', () => {
  test('a reload brings back what was being filled in', async () => {
    const browser = tab();
    const panel = await browser.load();
    panel.setDrafts({ ...named('Совы'), realWheel: true, typed: { team: 'Лос' } });
    const again = await browser.load();
    expect(again.drafts).toEqual(panel.drafts);
  });

  test('each show has its own; going back finds them again', async () => {
    const browser = tab();
    const panel = await browser.load();
    panel.setDrafts(named('Совы'));
    await browser.switchTo('Финал.volchok', panel);
    expect(panel.drafts).toEqual(EMPTY_DRAFTS);
    panel.setDrafts(named('Лоси'));
    await browser.switchTo('Вечер.volchok', panel);
    expect(panel.drafts).toEqual(named('Совы'));
  });

  test('what is written before the show is known goes before what was left', async () => {
    const browser = tab();
    (await browser.load()).setDrafts(named('Совы'));
    const panel = browser.open();
    panel.setDrafts(named('Лоси'));
    await browser.found();
    expect(panel.drafts).toEqual(named('Лоси'));
    expect((await browser.load()).drafts).toEqual(named('Лоси'));
  });

  test('consents and a chosen player are given anew', async () => {
    const browser = tab();
    (await browser.load()).setDrafts({
      ...named('Совы'),
      consents: { host: true, viewersAdvocate: true },
      decisivePlayer: 'Анна',
      internetNumber: 2,
    });
    expect((await browser.load()).drafts).toEqual(named('Совы'));
    expect([...browser.stored.values()].join()).not.toContain('Анна');
  });

  test('what this build does not know is left out', () => {
    expect(readDrafts(null)).toEqual(EMPTY_DRAFTS);
    expect(readDrafts('{')).toEqual(EMPTY_DRAFTS);
    expect(readDrafts('[1]')).toEqual(EMPTY_DRAFTS);
    const odd = {
      game: { experts: 'Совы', odd: 1, blitz: { a: 1 } },
      typed: { team: 5, show: 'Ш', odd: 'x' },
    };
    expect(readDrafts(JSON.stringify(odd))).toEqual({ ...named('Совы'), typed: { show: 'Ш' } });
  });
});
