import { html, nothing } from 'lit';

import { define, GraphicElement, soonest, type Change } from '../../src/graphics/graphic-element.ts';
import { mix, part, presence, presenceChange } from '../../src/graphics/motion.ts';
import { headline, headlineWidth, linesOf, wholePicture } from '../../src/graphics/pieces.ts';
import { fit, measureOf, type Measure } from '../../src/graphics/text-fit.ts';
import { base } from '../../src/graphics/theme/base.ts';
import { fullScreen } from '../../src/graphics/theme/full-screen.ts';
import { TIMES } from '../../src/graphics/theme/pace.ts';
import { rows } from '../../src/graphics/theme/rows.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { layOut, PODIUM, TABLE, type PodiumStep, type StandingsLayout, type StandingsRow } from './layout.ts';
import { styles } from './styles.ts';

/** All teams on the whole picture, the best three on a podium. */
export class StandingsGraphic extends GraphicElement {
  static override styles = [base, fullScreen, rows, styles];

  override nextChange(): Change {
    const { view, roomView: room } = this;
    const onAir = room?.onAir.standings;
    const move = presenceChange(onAir, this.t, TIMES.inCeremony, TIMES.outWhole);
    if (!view || presence(onAir, this.t, TIMES.inCeremony, TIMES.outWhole) === 0) return move;
    return soonest(move, layOut(view, room, this.t, this.language).change);
  }

  protected override render(): unknown {
    const { view, roomView: room } = this;
    const shown = presence(room?.onAir.standings, this.t, TIMES.inCeremony, TIMES.outWhole);
    if (!view || shown === 0) return nothing;
    const table = layOut(view, room, this.t, this.language);
    const measure = measureOf(this, 'strong');
    const head = part(shown, 0.12, 0.4, 'arrive');
    const title = fit(
      table.title,
      { width: headlineWidth(this), size: TYPE.big, least: TYPE.l },
      measureOf(this, 'heading'),
    );
    return wholePicture(
      part(shown, 0, 0.14),
      html`${headline(view.show.title, title, head)}
        ${table.podium.map((step) => this.#step(step, shown, measure))}
        <div class="columns" style="top:${TABLE.y + table.top - 40}px;opacity:${head}">
          ${table.columns.map((column) => html`<span class="cell">${column}</span>`)}
          <span class="cell sum">${table.total}</span>
        </div>
        <div class="table" style="top:${TABLE.y + table.top}px">
          ${table.rows.map((row, index) => this.#row(row, index, table, shown, measure))}
        </div>`,
    );
  }

  #row(row: StandingsRow, index: number, table: StandingsLayout, shown: number, measure: Measure): unknown {
    const count = table.rows.length;
    // From the last to the first.
    const late = 0.18 + (count === 1 ? 0 : (1 - index / (count - 1)) * 0.42);
    const came = part(shown, late, late + 0.22, 'arrive');
    const width = TABLE.width - 72 - 26 - 24 - 20 - 150 - table.columns.length * 116;
    const small = Math.min(TYPE.s, table.rowHeight * 0.34);
    const most = Math.min(TYPE.l, table.rowHeight * 0.46);
    const tall = table.rowHeight >= 90 ? 3 : 2;
    const set = fit(
      row.name,
      { width, size: most, least: Math.min(TYPE.s, most), small, lines: tall },
      measure,
    );
    return html`<div
      class="row ${row.out ? 'out' : ''} ${row.place === 1 ? 'first' : ''}"
      style="top:${row.y}px;height:${table.rowHeight}px;opacity:${came};z-index:${row.raised > 0 ? 2 : 1};transform:translateX(${mix(120, 0, came)}px) scale(${1 + row.raised * 0.03})"
    >
      <span class="digits place">${row.place ?? '—'}</span>
      <i class="colour" style="background:${row.colour ?? 'var(--v-accent)'}"></i>
      <span class="name set" style="font-size:${set.size}px">
        ${linesOf(set)}
        ${row.note !== null && set.lines.length === 1 ? html`<span class="note">${row.note}</span>` : nothing}
      </span>
      ${row.cells.map((cell) => html`<span class="digits cell">${cell}</span>`)}
      <span class="digits cell sum">${row.total}</span>
    </div>`;
  }

  #step(step: PodiumStep, shown: number, measure: Measure): unknown {
    const late = 0.38 + (2 - step.order) * 0.18;
    const rises = part(shown, late, late + 0.2, 'spring') * step.shown;
    const name = part(shown, late + 0.12, Math.min(1, late + 0.26), 'settle') * step.shown;
    const set = fit(
      step.name,
      { width: PODIUM.width + 4, size: TYPE.m, least: TYPE.s, small: TYPE.s, lines: 4 },
      measure,
    );
    const height = step.height;
    // Whoever changes steps passes behind the better one.
    return html`<div
      class="step ${step.place === 1 ? 'best' : ''}"
      style="left:${step.x - PODIUM.width / 2}px;top:${PODIUM.ground - height}px;width:${PODIUM.width}px;height:${height}px;z-index:${3 - step.order}"
    >
      <div class="block" style="clip-path:inset(${mix(100, -20, rises)}% -40px 0 -40px)">
        <div class="face" style="transform:translateY(${mix(height, 0, rises)}px)">
          <span class="digits number">${step.place}</span>
          <span class="digits points">${step.total}</span>
        </div>
      </div>
      <span
        class="winner set"
        style="font-size:${set.size}px;opacity:${name};transform:translateY(${mix(24, 0, name)}px)"
        >${linesOf(set)}
        <i class="colour" style="background:${step.colour ?? 'var(--v-accent)'}"></i>
      </span>
    </div>`;
  }
}

define('volchok-standings', StandingsGraphic);

declare global {
  interface HTMLElementTagNameMap {
    'volchok-standings': StandingsGraphic;
  }
}
