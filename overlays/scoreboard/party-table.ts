import { html, nothing, type TemplateResult } from 'lit';

import type { GraphicsView } from '../../src/graphics/graphic-element.ts';
import { mix, part } from '../../src/graphics/motion.ts';
import { linesOf } from '../../src/graphics/pieces.ts';
import { fit, type Fitted, type Measure, type Room } from '../../src/graphics/text-fit.ts';
import { TYPE } from '../../src/graphics/theme/scale.ts';
import { plural, pointsText, STAGE_NAMES } from '../../src/graphics/words.ts';
import type { Words } from '../../src/protocol/messages.ts';
import type { Instant } from '../../src/rules/time.ts';
import type { Language, RoomPublicView } from '../../src/rules/views/types.ts';
import { layOutTable, type Row, type TableLayout } from './party-layout.ts';

const NAME = { width: 430, size: TYPE.m, least: TYPE.s, small: 22, lines: 2 };
/** Of the band above the rows, px: its inside, the club's mark with the space after it, the least space between its texts. */
const HEAD = { width: 624, logo: 104, gap: 24 } as const;
const STANDINGS: Words = { ru: 'Турнирная таблица', en: 'Standings' };
const STAGGER = 0.45;

export interface TableScene {
  readonly view: GraphicsView;
  readonly room: RoomPublicView;
  readonly t: Instant;
  readonly language: Language;
  /** How far it has come in, 0–1. */
  readonly shown: number;
  readonly measures: { readonly title: Measure; readonly label: Measure; readonly name: Measure };
  /** The theme has a logo: a small one stands at the head. */
  readonly hasLogo: boolean;
}

/** The party's table: places, names, points; the rows move when places change. */
export function partyTable(scene: TableScene): TemplateResult {
  const table = layOutTable(scene.view, scene.room, scene.t);
  const head = part(scene.shown, 0, 0.5, 'arrive');
  const { title, label } = headOf(scene);
  return html`<div class="table">
    <div class="head band" style="opacity:${head};transform:translateX(${mix(-60, 0, head)}px)">
      <i class="logo"></i>
      <span class="display title" style="font-size:${title.size}px">${title.lines}</span>
      <span class="label" style="font-size:${label.size}px">${label.lines}</span>
    </div>
    ${table.rows.map((row, index) => rowOf(scene, table, row, index))}
  </div>`;
}

/** The stage and how far it is; between stages what the table is, and whose evening. */
function headOf(scene: TableScene): { readonly title: Fitted; readonly label: Fitted } {
  const { room, view, language, measures, hasLogo } = scene;
  const stage = room.party?.stage;
  const width = HEAD.width - (hasLogo ? HEAD.logo : 0);
  const title = fit(
    stage ? STAGE_NAMES[stage][language] : STANDINGS[language],
    { width: 0.7 * width, size: TYPE.m, least: TYPE.xs },
    measures.title,
  );
  const [text = ''] = title.lines;
  const left = width - HEAD.gap - (measures.title(text) * title.size) / 100;
  const label = stage ? attemptsOf(scene) : view.show.title;
  return { title, label: fit(label, { width: left, size: TYPE.xs, least: 16 }, measures.label) };
}

/** The attempt that is going on, or how many each team has made. */
function attemptsOf({ room, language }: TableScene): string {
  const party = room.party;
  if (!party?.attempts) return '';
  const made =
    party.team === null ? Math.min(...Object.values(party.attempts)) : (party.attempts[party.team] ?? 0);
  const number = Number.isFinite(made) ? made + (party.team === null ? 0 : 1) : 0;
  if (number === 0) return '';
  if (party.team === null) {
    return `${String(number)} ${plural(number, language, { ru: ['подход', 'подхода', 'подходов'], en: ['round', 'rounds'] })}`;
  }
  return language === 'ru' ? `${String(number)}-й подход` : `Round ${String(number)}`;
}

function rowOf(scene: TableScene, table: TableLayout, row: Row, index: number): TemplateResult {
  const { language, measures, shown } = scene;
  const count = table.rows.length;
  const late = 0.15 + (count === 1 ? 0 : (index / (count - 1)) * STAGGER);
  const came = part(shown, late, Math.min(1, late + 0.4), 'arrive');
  const name = fit(row.team.name, nameRoom(table.rowHeight, row.pending !== null), measures.name);
  const hit = row.gain ? part(row.gain.share, 0.28, 0.34) * (1 - part(row.gain.share, 0.45, 0.7)) : 0;
  const shake =
    row.gain && row.gain.points < 0
      ? Math.sin(part(row.gain.share, 0.28, 0.5) * 8 * Math.PI) * 9 * (1 - part(row.gain.share, 0.28, 0.5))
      : 0;
  const pop = row.gain ? 1 + 0.25 * Math.sin(Math.PI * part(row.gain.share, 0.29, 0.48)) : 1;
  const tone = row.gain && row.gain.points < 0 ? 'loss' : 'gain';
  const classes = ['row', row.playing ? 'playing' : '', row.team.disqualified ? 'out' : ''].join(' ');
  return html`<div
    class=${classes}
    style="top:${row.y}px;height:${table.rowHeight}px;opacity:${came};z-index:${row.raised > 0 ? 2 : 1};transform:translateX(${mix(-80, 0, came) + shake}px) scale(${1 + row.raised * 0.04})"
  >
    <div class="hit ${tone}" style="opacity:${hit}"></div>
    <span class="digits place">${row.place ?? '—'}</span>
    <i class="colour" style="background:${row.team.color ?? 'var(--v-accent)'}"></i>
    <span class="name set" style="font-size:${name.size}px">${linesOf(name)}</span>
    ${row.tieBreak === 'artist' ? html`<span class="tie">✎</span>` : nothing}
    ${row.pending === null ? nothing : pendingOf(row.pending, language)}
    <span class="digits total ${hit > 0.5 ? tone : ''}" style="transform:scale(${pop})"
      >${pointsText(row.total, language)}</span
    >
    ${row.gain ? gainOf(row.gain, language) : nothing}
  </div>`;
}

function nameRoom(rowHeight: number, hasPending: boolean): Room {
  const width = NAME.width - (hasPending ? 100 : 0);
  if (rowHeight >= 58) return { ...NAME, width };
  return { width, size: TYPE.s, least: TYPE.xs, small: 18, lines: rowHeight >= 44 ? 2 : 1 };
}

function pendingOf(points: number, language: Language): TemplateResult {
  return html`<span class="digits pending ${points < 0 ? 'loss' : ''}"
    >${pointsText(points, language, true)}</span
  >`;
}

/** The points fly in from the picture and go into the total. */
function gainOf(gain: NonNullable<Row['gain']>, language: Language): TemplateResult {
  const flight = part(gain.share, 0, 0.28, 'fall');
  const appears = part(gain.share, 0, 0.06);
  const gone = part(gain.share, 0.28, 0.33);
  const x = mix(gain.points < 0 ? 0 : 330, 0, flight);
  const y = gain.points < 0 ? mix(-150, 0, flight) : -60 * Math.sin(Math.PI * flight);
  return html`<span
    class="digits chip ${gain.points < 0 ? 'loss' : ''}"
    style="opacity:${appears * (1 - gone)};transform:translate(${x}px, ${y}px) scale(${mix(1.5, 0.8, flight)})"
    >${pointsText(gain.points, language, true)}</span
  >`;
}
