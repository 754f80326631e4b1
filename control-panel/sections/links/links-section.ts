import '@awesome.me/webawesome/dist/components/qr-code/qr-code.js';

import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

import type { Links } from '../../../src/protocol/http.ts';
import { copyText } from '../../copy-text.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { segments } from '../../parts/one-of.ts';
import { PanelElement } from '../../panel-element.ts';
import { linksText } from './text.ts';

interface Shown {
  readonly page: string;
  readonly url: string;
  readonly isSecret: boolean;
  readonly room: string | null;
}

const COPIED_MS = 1_800;

/** Addresses to hand out: screens with their keys, sources for OBS. */
export class LinksSection extends PanelElement {
  static override properties: PropertyDeclarations = {
    links: { state: true },
    failed: { state: true },
    origin: { state: true },
    qr: { state: true },
    copied: { state: true },
  };
  declare links: Links | null;
  declare failed: boolean;
  declare origin: string | null;
  /** Link whose QR code is open. */
  declare qr: string | null;
  declare copied: string | null;

  static override styles = [
    shared,
    css`
      .groups {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 14px;
        margin-top: 14px;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 4px 12px;
        padding: 10px 0;
        border-top: 1px solid var(--line);
        align-items: center;
      }
      li:first-child {
        border-top: 0;
      }
      code {
        display: block;
        font:
          500 13px/1.4 ui-monospace,
          'Cascadia Mono',
          Consolas,
          monospace;
        color: var(--ink-2);
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        user-select: all;
      }
      .acts {
        display: flex;
        gap: 6px;
      }
      .code {
        grid-column: 1 / -1;
        display: flex;
        gap: 18px;
        align-items: center;
        padding: 14px;
        background: #fff;
        color: #10141b;
        border-radius: 10px;
        width: fit-content;
      }
      .code p {
        max-width: 26ch;
        font-weight: 550;
      }
      .origins {
        margin-top: 12px;
      }
      .notice {
        margin-top: 12px;
        padding: 10px 14px;
        border-radius: 8px;
        background: #17212f;
        border: 1px solid #2a4569;
        color: #cfe2f8;
      }
    `,
  ];

  constructor() {
    super();
    this.links = null;
    this.failed = false;
    this.origin = null;
    this.qr = null;
    this.copied = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    queueMicrotask(() => void this.#load());
  }

  async #load(): Promise<void> {
    try {
      this.links = await this.panel.api.links();
      // Phones need an address of the network; this computer does well with any.
      this.origin = this.links.origins.at(-1) ?? location.origin;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  override render(): TemplateResult {
    const text = this.text(linksText);
    const { links } = this;
    return html`
      <h1>${text.title}</h1>
      <p class="soft">${text.intro}</p>
      ${this.failed ? html`<p class="chip warn" style="margin-top: 12px">${text.failed}</p>` : nothing}
      ${links ? this.#lists(links) : nothing}
    `;
  }

  #lists(links: Links): TemplateResult {
    const text = this.text(linksText);
    const origin = this.origin ?? location.origin;
    const rooms = Object.values(this.panel.view?.rooms ?? {});
    const ofRooms = (path: string, token: (room: string) => string | null): Shown[] =>
      rooms.map((room) => {
        const query = new URLSearchParams();
        const key = token(room.id);
        if (rooms.length > 1 && path !== '/screens/explainer/') query.set('room', room.id);
        if (key !== null) query.set('token', key);
        const search = query.size > 0 ? `?${query.toString()}` : '';
        return {
          page: nameOf(path),
          url: `${origin}${path}${search}`,
          isSecret: key !== null,
          room: rooms.length > 1 ? room.name : null,
        };
      });
    const screens = links.pages
      .filter((path) => path.startsWith('/screens/'))
      .flatMap((path) =>
        ofRooms(path, (room) =>
          path === '/screens/host/'
            ? links.host
            : path === '/screens/explainer/'
              ? (links.explainer[room] ?? null)
              : null,
        ),
      );
    const panel: Shown = {
      page: 'control-panel',
      url: `${origin}/control-panel/?token=${links.operator}`,
      isSecret: true,
      room: null,
    };
    const overlays = links.pages.filter((path) => path.startsWith('/overlays/'));
    const sorted = [...overlays].sort(
      (a, b) => Number(b.includes('program')) - Number(a.includes('program')),
    );
    return html`
      ${
        links.origins.length > 1
          ? html`<div class="row wrap origins">
              <span class="label">${text.address}</span>
              ${segments({
                label: text.address,
                all: links.origins,
                chosen: origin,
                words: (one) =>
                  html`${one.replace(/^https?:\/\//, '')}${one === links.origins[0] ? html` · ${text.thisComputer}` : nothing}`,
                choose: (one) => {
                  this.origin = one;
                  this.qr = null;
                },
              })}
              <span class="small quiet">${text.forPhones}</span>
            </div>`
          : html`<p class="notice small">${text.onlyHere}</p>`
      }
      <div class="groups">
        <div class="card">
          <header style="margin-bottom: 2px"><h2>${text.screens}</h2></header>
          <ul>
            ${[...screens, panel].map((one) => this.#link(one))}
          </ul>
        </div>
        <div class="card">
          <header style="margin-bottom: 2px"><h2>${text.overlays}</h2></header>
          <p class="small soft">${text.overlaysText}</p>
          <ul>
            ${sorted.flatMap((path) => ofRooms(path, () => null)).map((one) => this.#link(one))}
          </ul>
        </div>
      </div>
    `;
  }

  #link({ page, url, isSecret, room }: Shown): TemplateResult {
    const text = this.text(linksText);
    const names: Readonly<Record<string, string>> = text.names;
    const about: Readonly<Record<string, string>> = text.about;
    const name = names[page] ?? page;
    const isCopied = this.copied === url;
    const isOpen = this.qr === url;
    const shown = isSecret ? url.replace(/token=[^&]+/, 'token=…') : url;
    return html`<li>
      <div style="min-width: 0">
        <b>${name}</b>${room === null ? nothing : html` <span class="soft">· ${text.room(room)}</span>`}
        ${about[page] ? html`<div class="small quiet">${about[page]}</div>` : nothing}
        <code title=${isSecret ? text.secret : ''}>${shown}</code>
      </div>
      <div class="acts">
        <button class="small" aria-label="${text.copy}: ${name}" @click=${() => void this.#copy(url)}>
          ${icon(isCopied ? 'check' : 'copy', 17)}${isCopied ? text.copied : text.copy}
        </button>
        <button
          class="small icon-only"
          aria-expanded=${isOpen ? 'true' : 'false'}
          aria-label="${isOpen ? text.hideQr : text.qr}: ${name}"
          title=${isOpen ? text.hideQr : text.qr}
          @click=${() => {
            this.qr = isOpen ? null : url;
          }}
        >
          ${qrIcon}
        </button>
        <a
          class="key small"
          style="min-height: 36px; padding: 4px 10px"
          href=${url}
          target="_blank"
          rel="noopener"
          aria-label="${text.open}: ${name}"
          title=${text.open}
        >
          ${icon('external', 17)}
        </a>
      </div>
      ${
        isOpen
          ? html`<div class="code">
              <wa-qr-code
                value=${url}
                size="220"
                fill="#10141b"
                background="#ffffff"
                error-correction="M"
              ></wa-qr-code>
              <p>${name}${isSecret ? html`<br /><small>${text.secret}</small>` : nothing}</p>
            </div>`
          : nothing
      }
    </li>`;
  }

  async #copy(url: string): Promise<void> {
    await copyText(url);
    this.copied = url;
    setTimeout(() => {
      if (this.copied === url) this.copied = null;
    }, COPIED_MS);
  }
}

/** `/screens/hall/` → `hall` */
const nameOf = (path: string): string => path.split('/').at(-2) ?? path;

const qrIcon = html`<svg
  class="icon"
  width="18"
  height="18"
  viewBox="0 0 24 24"
  fill="currentColor"
  aria-hidden="true"
>
  <path
    d="M3 3h8v8H3zm2 2v4h4V5zM13 3h8v8h-8zm2 2v4h4V5zM3 13h8v8H3zm2 2v4h4v-4zM13 13h3v3h-3zM18 13h3v3h-3zM13 18h3v3h-3zM18 18h3v3h-3z"
  />
</svg>`;

customElements.define('vp-links-section', LinksSection);
