import { SECTOR_DEGREES } from '../../src/rules/chgk/wheel.ts';

/** The table in its own measure: the playing surface has the radius 1, angles are in degrees clockwise from 12 o'clock. */
export const TABLE = {
  /** Outer edge of the turned rim, and where the rim begins. */
  edge: 1.17,
  rim: 1.025,
  /** Band with the numerals. */
  numerals: { from: 0.865, to: 1.0, at: 0.933, size: 0.125 },
  /** Leather of the sectors. */
  sectors: { from: 0.515, to: 0.85 },
  /** Ring with the scale that the arrow's tip runs along. */
  scale: { from: 0.465, to: 0.505 },
  /** Thickness of the table top as its side shows it. */
  thickness: 0.1,
} as const;

/** An envelope lies in the middle of its sector, its long side across. */
export const ENVELOPE = { at: 0.684, width: 0.262, height: 0.184 } as const;

export const TOP = { arrow: 0.535, tail: 0.29, arrowHeight: 0.135 } as const;

export const RADIANS = Math.PI / 180;

/** Degrees at which a sector begins; `sector` counts from 1 and may lie beyond 13. */
export const sectorBegins = (sector: number): number => (sector - 1) * SECTOR_DEGREES;
export const sectorMiddle = (sector: number): number => (sector - 0.5) * SECTOR_DEGREES;
