import { SECTORS } from './wheel.ts';
import type { SectorKind } from '../views/types.ts';

interface Table {
  readonly played: readonly number[];
  readonly internetCount: number;
  readonly blitz: number | null;
}

/** D-5: sector 13 without a question that came in is passed over like a played one. */
const canBePlayed = (table: Table, sector: number): boolean =>
  !table.played.includes(sector) && (sector !== SECTORS || table.internetCount > 0);

/**
 * F-6.5: the sector to be played when the arrow points at one: itself, or the next unplayed one clockwise (12 → 13 → 1).
 * Null where none is left.
 */
export function sectorToPlay(table: Table, pointed: number): number | null {
  for (let step = 0; step < SECTORS; step++) {
    const sector = ((pointed - 1 + step) % SECTORS) + 1;
    if (canBePlayed(table, sector)) return sector;
  }
  return null;
}

export const hasSectorLeft = (table: Table): boolean => sectorToPlay(table, 1) !== null;

export function kindOf(table: Table, sector: number): SectorKind {
  if (sector === SECTORS) return 'internet';
  return sector === table.blitz ? 'blitz' : 'question';
}
