import { describe, expect, test } from 'vitest';

import { type Drafts, EMPTY_DRAFTS } from '../../control-panel/drafts.ts';
import { keepDrafts, readDrafts } from '../../control-panel/kept-drafts.ts';
import type { Panel } from '../../control-panel/panel.ts';

/** A panel as far as its drafts go, in a tab whose storage outlives it. */
function tab(stored = new Map<string, string>()) {
  const open = () => {
    const listeners: (() => void)[] = [];
    let show: string | null = null;
    const panel = {
      drafts: EMPTY_DRAFTS,
      link: { show: () => show },
      onChange: (run: () => void) => listeners.push(run),
      setDrafts(drafts: Drafts) {
        panel.drafts = drafts;
        for (const run of listeners) run();
      },
      /** The server says which show is open. */
      opened(name: string) {
        show = name;
        for (const run of listeners) run();
      },
    };
    keepDrafts(
      panel as unknown as Panel,
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      } as unknown as Storage,
    );
    return panel;
  };
  return {
    stored,
    open,
    /** Opens the page, or opens it again. */
    load() {
      const panel = open();
      panel.opened('Вечер');
      return panel;
    },
  };
}

const named = (experts: string): Drafts => ({ ...EMPTY_DRAFTS, game: { ...EMPTY_DRAFTS.game, experts } });

describe('drafts', () => {
  test('a reload brings back what was being filled in', () => {
    const browser = tab();
    const panel = browser.load();
    panel.setDrafts({ ...named('Совы'), realWheel: true, typed: { team: 'Лос' } });
    const again = browser.load();
    expect(again.drafts).toEqual(panel.drafts);
  });

  test('each show has its own; going back finds them again', () => {
    const browser = tab();
    const panel = browser.load();
    panel.setDrafts(named('Совы'));
    panel.opened('Финал');
    expect(panel.drafts).toEqual(EMPTY_DRAFTS);
    panel.setDrafts(named('Лоси'));
    panel.opened('Вечер');
    expect(panel.drafts).toEqual(named('Совы'));
  });

  test('what is written before the show is known goes before what was left', () => {
    const browser = tab();
    browser.load().setDrafts(named('Совы'));
    const panel = browser.open();
    panel.setDrafts(named('Лоси'));
    panel.opened('Вечер');
    expect(panel.drafts).toEqual(named('Лоси'));
    expect(browser.load().drafts).toEqual(named('Лоси'));
  });

  test('consents and a chosen player are given anew', () => {
    const browser = tab();
    browser.load().setDrafts({
      ...named('Совы'),
      consents: { host: true, viewersAdvocate: true },
      decisivePlayer: 'Анна',
      internetNumber: 2,
    });
    expect(browser.load().drafts).toEqual(named('Совы'));
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
