import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import type { RoomOperatorView } from '../../src/rules/views/types.ts';
import { type Chromium, launch } from '../helpers/browsers.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { PanelPage } from './panel-driver.ts';

export const TEAMS = [
  { type: 'team.add', id: 'owls', name: 'Совы', players: ['Анна', 'Пётр'] },
  { type: 'team.add', id: 'elks', name: 'Лоси' },
];
export const GAME = {
  type: 'chgk.game.start',
  experts: { name: 'Совы', players: ['Анна', 'Пётр'] },
  internetCount: 2,
};

/** A browser and a server for the tests around it, and a show of its own for each of them. */
export interface PanelBench {
  readonly browser: Browser;
  readonly server: TestServer;
  /** Opens the panel of the operator; closed after the test. */
  open(query?: Readonly<Record<string, string>>): Promise<PanelPage>;
  /** Another, empty show is opened in place of this one. */
  newShow(): Promise<void>;
  room(id?: string): Promise<RoomOperatorView>;
  /** Of the game in the main room, null while nothing is played. */
  phase(): Promise<string | null>;
}

export function panelBench(name: Chromium): PanelBench {
  let browser: Browser;
  let server: TestServer;
  let opened: PanelPage | null = null;
  let shows = 0;

  beforeAll(async () => {
    browser = await launch(name);
    server = await startServer();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  const newShow = async (): Promise<void> => {
    shows += 1;
    const made = await fetch(`${server.url}/api/shows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server.operator}` },
      body: JSON.stringify({ name: `Вечер ${shows}` }),
    });
    expect(made.status).toBe(201);
  };
  beforeEach(newShow);
  afterEach(async () => {
    await opened?.close();
    opened = null;
  });

  const room = async (id = 'main'): Promise<RoomOperatorView> => {
    const found = (await server.view()).rooms[id];
    if (!found) throw new Error(`no room ${id}`);
    return found;
  };
  return {
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
    async open(query) {
      opened = await PanelPage.open(browser, server, query);
      return opened;
    },
    newShow,
    room,
    async phase() {
      const { chgk, party } = await room();
      return chgk?.phase ?? party?.phase ?? null;
    },
  };
}
