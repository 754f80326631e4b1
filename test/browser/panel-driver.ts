import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import type { OpenedPage } from '../helpers/browsers.ts';
import { openPage } from '../helpers/browsers.ts';
import type { TestServer } from '../helpers/server.ts';

/** The laptop that a club has. */
export const LAPTOP = { viewport: { width: 1366, height: 768 } } as const;

/** Looks again until it is so: a busy machine takes its time. */
export const soon = <T>(look: () => T): ReturnType<typeof expect.poll<T>> =>
  expect.poll(look, { timeout: 10_000 });

/** The panel as an operator uses it: by what is written on it. */
export class PanelPage {
  readonly page: Page;
  readonly opened: OpenedPage;

  private constructor(opened: OpenedPage) {
    this.opened = opened;
    this.page = opened.page;
  }

  static async open(
    browser: Browser,
    server: TestServer,
    query: Readonly<Record<string, string>> = {},
  ): Promise<PanelPage> {
    const panel = new PanelPage(
      await openPage(browser, server.page('/control-panel/', 'operator', { lang: 'ru', ...query }), LAPTOP),
    );
    await panel.next.first().waitFor();
    return panel;
  }

  /** The big button, or the two that stand in its place. */
  get next(): Locator {
    return this.page.locator('vp-next-bar .big button');
  }

  step(id: string): Locator {
    return this.page.locator(`vp-next-bar button[data-step="${id}"]`);
  }

  graphic(name: string): Locator {
    return this.page.locator(`vp-graphics-box button[data-graphic="${name}"]`);
  }

  get toasts(): Locator {
    return this.page.locator('vp-toasts .toast');
  }

  async go(section: string): Promise<void> {
    await this.page.locator(`nav button[data-section="${section}"]`).click();
  }

  /** Waits for the step to be on offer, then takes it. */
  async take(id: string): Promise<void> {
    await this.step(id).click();
  }

  /** Presses a key once the step it is meant for is on offer and live. */
  async press(key: string, id: string): Promise<void> {
    await this.live(id);
    await this.page.keyboard.press(key);
  }

  async live(id: string): Promise<void> {
    await soon(() => this.step(id).getAttribute('aria-disabled')).toBe('false');
  }

  async offers(id: string): Promise<void> {
    await this.step(id).waitFor();
  }

  get teamName(): Locator {
    return this.page.locator('vp-teams-section .add input');
  }

  async addTeam(name: string): Promise<void> {
    await this.teamName.fill(name);
    await this.teamName.press('Enter');
    await this.page.locator('vp-teams-section b', { hasText: name }).waitFor();
  }

  close(): Promise<void> {
    return this.opened.close();
  }
}
