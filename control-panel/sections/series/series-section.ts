import '@awesome.me/webawesome/dist/components/input/input.js';

import { css, html, nothing, type TemplateResult } from 'lit';

import type { OperatorView, PackageView } from '../../../src/rules/views/types.ts';
import type { Field } from '../../drafts.ts';
import { icon } from '../../look/icons.ts';
import { shared } from '../../look/shared.ts';
import { PanelElement } from '../../panel-element.ts';
import { points, readNumber, signed } from '../../text/numbers.ts';
import { refusals } from '../../text/refusals.ts';
import { shellText } from '../../text/shell.ts';
import { seriesText } from './text.ts';

/** F-8 */
const PACKAGE_LEAST = 10;

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

/** The series of ChGK games: its results, the rating before it, and the teams' question packages. */
export class SeriesSection extends PanelElement {
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 14px;
        align-content: start;
        align-items: start;
      }
      .results {
        grid-row: span 2;
      }
      .add {
        display: grid;
        gap: 8px;
        align-items: end;
      }
      .add button {
        min-height: 40px;
      }
      .three {
        grid-template-columns: minmax(0, 1fr) 84px 84px auto;
      }
      .two {
        grid-template-columns: minmax(0, 1fr) 92px auto;
      }
      .bad-line {
        color: var(--warn);
      }
      td.score {
        font-weight: 700;
        font-size: 16px;
      }
      .who {
        max-width: 0;
        width: 100%;
        font-weight: 600;
      }
      tr.best td {
        background: #17271d;
      }
    `,
  ];

  override render(): TemplateResult {
    const { view } = this.panel;
    if (!view) return html``;
    return html`${this.#results(view)}${this.#rating(view)}${this.#packages(view)}`;
  }

  #typed<const F extends readonly Field[]>(...fields: F): { readonly [I in keyof F]: string } {
    return fields.map((field) => this.panel.typed(field)) as { readonly [I in keyof F]: string };
  }

  #clear(...fields: readonly Field[]): void {
    for (const field of fields) this.panel.type(field, '');
  }

  #results(view: OperatorView): TemplateResult {
    const text = this.text(seriesText);
    const best = Math.max(...view.series.map((game) => game.experts - game.viewers));
    const [team, experts, viewers] = this.#typed('result.team', 'result.experts', 'result.viewers');
    const scores = [readNumber(experts), readNumber(viewers)];
    const isScore =
      scores.every((score) => score !== null && Number.isInteger(score) && score >= 0 && score <= 6) &&
      scores.filter((score) => score === 6).length === 1;
    const add = (): void => {
      if (team.trim() === '' || !isScore) return;
      void this.panel.send('series.result', { team: team.trim(), experts: scores[0], viewers: scores[1] });
      this.#clear('result.team', 'result.experts', 'result.viewers');
    };
    const onEnter = (event: KeyboardEvent): void => {
      if (event.key === 'Enter') add();
    };
    return html`<div class="card stack results">
      <h2>${text.results}</h2>
      <p class="small soft">${text.resultsText}</p>
      ${
        view.series.length === 0
          ? html`<div class="empty"><strong>${text.noResults}</strong>${text.noResultsText}</div>`
          : html`<table>
              <thead>
                <tr>
                  <th>${text.team}</th>
                  <th class="right">${text.score}</th>
                  <th class="right">${text.difference}</th>
                  <th></th>
                </tr>
              </thead>
              <tbody>
                ${view.series.map(
                  (game, index) =>
                    html`<tr class=${game.experts - game.viewers === best ? 'best' : ''}>
                      <td class="who cut" title=${game.team}>${game.team}</td>
                      <td class="right num score">${game.experts}:${game.viewers}</td>
                      <td class="right num">${signed(game.experts - game.viewers, this.language)}</td>
                      <td>
                        <button
                          class="flat icon-only small"
                          title=${text.remove}
                          aria-label="${text.remove}: ${game.team}"
                          @click=${() =>
                            this.panel.ask({
                              title: text.removeTitle(game.team),
                              text: text.removeText,
                              yes: text.remove,
                              tone: 'bad',
                              reason: null,
                              run: () => void this.panel.send('series.remove', { index }),
                            })}
                        >
                          ${icon('trash', 18)}
                        </button>
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
      <div class="add three">
        <wa-input
          label=${text.team}
          .value=${team}
          @input=${(event: Event) => this.panel.type('result.team', valueOf(event))}
          @keydown=${onEnter}
        ></wa-input>
        <wa-input
          label=${text.experts}
          inputmode="numeric"
          .value=${experts}
          @input=${(event: Event) => this.panel.type('result.experts', valueOf(event))}
          @keydown=${onEnter}
        ></wa-input>
        <wa-input
          label=${text.viewers}
          inputmode="numeric"
          .value=${viewers}
          @input=${(event: Event) => this.panel.type('result.viewers', valueOf(event))}
          @keydown=${onEnter}
        ></wa-input>
        <button
          class="main icon-only"
          aria-label=${text.add}
          title=${text.add}
          ?disabled=${team.trim() === '' || !isScore}
          @click=${add}
        >
          ${icon('plus')}
        </button>
      </div>
      ${experts !== '' && viewers !== '' && !isScore ? html`<p class="small bad-line">${text.badScore}</p>` : nothing}
    </div>`;
  }

  #rating(view: OperatorView): TemplateResult {
    const text = this.text(seriesText);
    const [team, typed] = this.#typed('rating.team', 'rating.points');
    const score = readNumber(typed);
    const ready = team.trim() !== '' && score !== null;
    const rating = [...view.rating];
    const send = (teams: typeof rating): void => void this.panel.send('series.rating', { teams });
    const add = (): void => {
      if (!ready) return;
      send([...rating, { team: team.trim(), points: score }].sort((a, b) => b.points - a.points));
      this.#clear('rating.team', 'rating.points');
    };
    return html`<div class="card stack">
      <h2>${text.rating}</h2>
      <p class="small soft">${text.ratingText}</p>
      ${
        rating.length === 0
          ? html`<p class="quiet">${text.noRating}</p>`
          : html`<table>
              <tbody>
                ${rating.map(
                  (row, i) =>
                    html`<tr>
                      <td class="num quiet">${i + 1}</td>
                      <td class="who cut" title=${row.team}>${row.team}</td>
                      <td class="right num score">${points(row.points, this.language)}</td>
                      <td>
                        <button
                          class="flat icon-only small"
                          aria-label="${text.remove}: ${row.team}"
                          @click=${() => send(rating.filter((_row, at) => at !== i))}
                        >
                          ${icon('cross', 16)}
                        </button>
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
      <div class="add two">
        <wa-input
          label=${text.team}
          .value=${team}
          @input=${(event: Event) => this.panel.type('rating.team', valueOf(event))}
        ></wa-input>
        <wa-input
          label=${text.points}
          .value=${typed}
          @input=${(event: Event) => this.panel.type('rating.points', valueOf(event))}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === 'Enter') add();
          }}
        ></wa-input>
        <button class="main icon-only" aria-label=${text.save} ?disabled=${!ready} @click=${add}>
          ${icon('plus')}
        </button>
      </div>
    </div>`;
  }

  #packages(view: OperatorView): TemplateResult {
    const text = this.text(seriesText);
    const [team, typed] = this.#typed('package.team', 'package.questions');
    const count = readNumber(typed);
    const isCount = count !== null && Number.isInteger(count) && count >= 0;
    const isTooSmall = isCount && count < PACKAGE_LEAST;
    const ready = team.trim() !== '' && isCount && !isTooSmall;
    const receive = (): void => {
      if (!ready) return;
      void this.panel.send('package.receive', { team: team.trim(), questions: count }).then((answer) => {
        if (answer?.ok) this.#clear('package.team', 'package.questions');
      });
    };
    return html`<div class="card stack">
      <h2>${text.packages}</h2>
      <p class="small soft">${text.packagesText}</p>
      ${
        view.packages.length === 0
          ? html`<p class="quiet">${text.noPackages}</p>`
          : html`<table>
              <tbody>
                ${view.packages.map((one) => this.#package(one))}
              </tbody>
            </table>`
      }
      <div class="add two">
        <wa-input
          label=${text.team}
          .value=${team}
          @input=${(event: Event) => this.panel.type('package.team', valueOf(event))}
        ></wa-input>
        <wa-input
          label=${text.questions}
          inputmode="numeric"
          .value=${typed}
          @input=${(event: Event) => this.panel.type('package.questions', valueOf(event))}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key === 'Enter') receive();
          }}
        ></wa-input>
        <button
          class="main icon-only"
          aria-label=${text.receive}
          title=${text.receive}
          ?disabled=${!ready}
          @click=${receive}
        >
          ${icon('plus')}
        </button>
      </div>
      ${isTooSmall ? html`<p class="small bad-line">${this.text(refusals)['package-too-small']}</p>` : nothing}
    </div>`;
  }

  #package(one: PackageView): TemplateResult {
    const text = this.text(seriesText);
    const tone = one.status === 'accepted' ? 'good' : one.status === 'returned' ? 'warn' : '';
    return html`<tr>
      <td class="who">
        <div class="cut" title=${one.team}>${one.team}</div>
        <div class="small quiet cut">
          ${text.count(one.questions)}${one.reason ? html` · ${one.reason}` : nothing}
        </div>
      </td>
      <td><span class="chip ${tone}">${text.statuses[one.status]}</span></td>
      <td style="white-space: nowrap">
        ${
          one.status === 'accepted'
            ? nothing
            : html`<button
                class="flat icon-only small"
                title=${text.accept}
                aria-label="${text.accept}: ${one.team}"
                @click=${() => void this.panel.send('package.accept', { team: one.team })}
              >
                ${icon('check', 18)}
              </button>`
        }
        <button
          class="flat icon-only small"
          title=${text.giveBack}
          aria-label="${text.giveBack}: ${one.team}"
          @click=${() =>
            this.panel.ask({
              title: text.giveBackTitle(one.team),
              text: text.giveBackText,
              yes: text.giveBack,
              tone: 'go',
              reason: this.text(shellText).reason,
              run: (reason) => void this.panel.send('package.return', { team: one.team, reason }),
            })}
        >
          ${icon('undo', 18)}
        </button>
      </td>
    </tr>`;
  }
}

customElements.define('vp-series-section', SeriesSection);
