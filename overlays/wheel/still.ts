import { svg, type TemplateResult } from 'lit';

import { SECTOR_DEGREES, SECTORS } from '../../src/rules/chgk/wheel.ts';
import { CANVAS, seen } from './camera.ts';
import { ENVELOPE, RADIANS, sectorBegins, sectorMiddle, TABLE, TOP } from './geometry.ts';
import { isSpent, type Look, type Slot } from './layout.ts';
import { inkOf, openPaperOf, paperOf, type EnvelopeKind } from './paint/envelope.ts';
import { leatherOf } from './paint/table.ts';
import { css, darker, lighter, multiplied, type Palette } from './palette.ts';
import { HERO } from './regions.ts';

/**
 * The wheel as a plain drawing: until the scene is there, and where there is no WebGL. Seen by the same camera, so that everything
 * lies where the scene will show it.
 */
export function drawTable(palette: Palette, slots: readonly Slot[], held: number): TemplateResult {
  return svg`
    <path d=${disc(TABLE.edge, -TABLE.thickness)} fill=${css(darker(palette.rim, 0.55))} />
    <path d=${disc(TABLE.edge)} fill=${css(palette.rim)} />
    <path d=${disc(TABLE.rim)} fill=${css(palette.metal)} />
    <path d=${disc(TABLE.rim - 0.015)} fill=${css(palette.lacquer)} />
    ${range.map((sector) => wedge(palette, sector))}
    <path d=${disc(TABLE.scale.to)} fill=${css(palette.metal)} />
    <path d=${disc(TABLE.scale.from)} fill=${css(palette.lacquer)} />
    ${range.map((sector) => numeral(palette, sector))}
    ${range.map((sector) => (sector === held ? null : piece(palette, slots[sector - 1] ?? 'empty', sector)))}`;
}

/** What moves on the table: the lit sector, the arrow, and the envelope in it until it comes up. */
export function drawMoving(palette: Palette, look: Look): TemplateResult {
  const height = TOP.arrowHeight;
  const at = (along: number, aside: number): string => {
    const a = look.angle * RADIANS;
    return point(
      Math.sin(a) * along + Math.cos(a) * aside,
      Math.cos(a) * along - Math.sin(a) * aside,
      height,
    );
  };
  const arrow = `M${at(TOP.arrow, 0)} L${at(TOP.arrow - 0.16, 0.06)} L${at(TOP.arrow - 0.16, 0.018)} L${at(-TOP.tail, 0.018)} L${at(-TOP.tail, -0.018)} L${at(TOP.arrow - 0.16, -0.018)} L${at(TOP.arrow - 0.16, -0.06)} Z`;
  return svg`
    ${light(palette, look.pointedSector, look.pointed * look.glow * 0.35)}
    ${light(palette, look.litSector, look.lit * look.glow * 0.6)}
    ${light(palette, look.underSector, look.under * 0.3, TABLE.scale)}
    ${look.held > 0 && look.lift === 0 ? piece(palette, look.heldKind, look.held) : null}
    <path d=${arrow} fill=${css(lighter(palette.metal, 0.3))} stroke=${css(darker(palette.metal, 0.7))} stroke-width="2" opacity=${look.arrow} />
    <path d=${disc(0.185, height)} fill=${css(palette.body)} stroke=${css(palette.metal)} stroke-width="7" />
    <path d=${disc(0.05, 0.3)} fill=${css(lighter(palette.metal, 0.2))} />`;
}

export const STILL_BOX = `0 0 ${String(CANVAS.width)} ${String(CANVAS.height)}`;

const range = Array.from({ length: SECTORS }, (_, index) => index + 1);

function point(x: number, y: number, z = 0): string {
  const at = seen(x, y, z);
  return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
}

function arc(radius: number, from: number, to: number, z = 0): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 3));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = (from + ((to - from) * i) / steps) * RADIANS;
    return point(Math.sin(a) * radius, Math.cos(a) * radius, z);
  }).join('L');
}

const disc = (radius: number, z = 0): string => `M${arc(radius, 0, 360, z)}Z`;

const wedgePath = (sector: number, inner: number, outer: number): string => {
  const from = sectorBegins(sector);
  return `M${arc(outer, from, from + SECTOR_DEGREES)}L${arc(inner, from + SECTOR_DEGREES, from)}Z`;
};

const wedge = (palette: Palette, sector: number): TemplateResult =>
  svg`<path d=${wedgePath(sector, TABLE.sectors.from, TABLE.sectors.to)} fill=${css(leatherOf(palette, sector))} stroke=${css(palette.metal)} stroke-width="2" />`;

const SECTOR = { from: TABLE.sectors.from, to: TABLE.numerals.to } as const;

const light = (
  palette: Palette,
  sector: number,
  alpha: number,
  { from, to }: { readonly from: number; readonly to: number } = SECTOR,
): TemplateResult | null =>
  alpha < 0.01 ? null : svg`<path d=${wedgePath(sector, from, to)} fill=${css(palette.light, alpha)} />`;

function numeral(palette: Palette, sector: number): TemplateResult {
  const a = sectorMiddle(sector) * RADIANS;
  const at = seen(Math.sin(a) * TABLE.numerals.at, Math.cos(a) * TABLE.numerals.at);
  const size = TABLE.numerals.size * at.radius * 0.9;
  return svg`<text x=${at.x} y=${at.y + size * 0.34} font-size=${size} text-anchor="middle" style="font-family:var(--v-font-display);font-weight:var(--v-weight-digits)" fill=${css(palette.numeral)}>${sector}</text>`;
}

function piece(palette: Palette, slot: Slot, sector: number): TemplateResult {
  const { at, width, height } = ENVELOPE;
  const a = sectorMiddle(sector) * RADIANS;
  const corner = (across: number, out: number): string =>
    point(Math.sin(a) * (at + out) + Math.cos(a) * across, Math.cos(a) * (at + out) - Math.sin(a) * across);
  const [w, h] = [width / 2, height / 2];
  const outline = `M${corner(-w, h)}L${corner(w, h)}L${corner(w, -h)}L${corner(-w, -h)}Z`;
  if (slot === 'empty') return svg`<path d=${outline} fill="rgba(0, 0, 0, 0.4)" />`;
  const kind = KIND_OF[slot];
  const spent = isSpent(slot);
  const paper = spent ? openPaperOf(palette, kind) : paperOf(palette, kind);
  const fill = spent ? multiplied(paper, palette.shade) : paper;
  const flap = spent
    ? `M${corner(-w, h)}L${corner(0, h * 1.7)}L${corner(w, h)}`
    : `M${corner(-w, h)}L${corner(0, -h * 0.1)}L${corner(w, h)}`;
  const seal = seen(Math.sin(a) * at, Math.cos(a) * at);
  const sealed = spent && kind === 'question' ? null : kind === 'question' ? palette.wax : palette.metal;
  return svg`<path d=${outline} fill=${css(fill)} /><path d=${flap} fill=${css(fill)} stroke=${css(darker(paper, 0.6))} stroke-width="2" />
    ${sealed === null ? null : svg`<circle cx=${seal.x} cy=${seal.y} r=${seal.radius * 0.026} fill=${css(spent ? multiplied(sealed, palette.shade) : sealed)} />`}`;
}

const KIND_OF: Readonly<Record<Exclude<Slot, 'empty'>, EnvelopeKind>> = {
  question: 'question',
  blitz: 'blitz',
  internet: 'internet',
  spent: 'question',
  spentBlitz: 'blitz',
  spentInternet: 'internet',
};

/** The envelope before the camera, with the number of the sector that is played. */
export function drawCard(palette: Palette, look: Look): TemplateResult | null {
  if (look.held === 0 || look.lift === 0) return null;
  const kind = look.heldKind;
  const { x, y, width, height } = HERO;
  return svg`<g transform="translate(${x} ${y}) scale(${0.3 + 0.7 * look.lift})" opacity=${look.lift}>
    <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="8" fill=${css(paperOf(palette, kind))} stroke=${css(lighter(paperOf(palette, kind), 0.5))} stroke-width="3" />
    <text y="90" font-size="260" text-anchor="middle" style="font-family:var(--v-font-display);font-weight:var(--v-weight-digits)" fill=${css(kind === 'question' ? palette.wax : inkOf(palette, kind))}>${look.held}</text>
  </g>`;
}
