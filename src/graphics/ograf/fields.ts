import { clamp } from '../motion.ts';
import type { Data } from './script.ts';

/** Readers of what a renderer sends: a field that is missing or of another kind becomes its default, never an error on air. */
export interface Fields {
  text(name: string, other?: string): string;
  /** Null where it is missing or empty. */
  maybe(name: string): string | null;
  /** Held between `least` and `most`. */
  number(name: string, other: number, least?: number, most?: number): number;
  flag(name: string, other: boolean): boolean;
  oneOf<const T extends string>(name: string, values: readonly T[], other: T): T;
  list(name: string): readonly Fields[];
  numbers(name: string): readonly number[];
}

/** No number of a form is meant to lie farther from zero; a clock of so many seconds is still a date. */
const FAR = 1_000_000_000;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const dataOf = (value: unknown): Data => (isData(value) ? value : {});

export function fieldsOf(data: Data): Fields {
  const at = (name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined);
  const maybe = (name: string): string | null => {
    const value = at(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    maybe,
    text: (name, other = '') => maybe(name) ?? other,
    number(name, other, least = -FAR, most = FAR) {
      const value = Number(at(name));
      const given = at(name) != null && at(name) !== '' && Number.isFinite(value);
      return clamp(given ? value : other, least, most);
    },
    flag(name, other) {
      const value = at(name);
      return typeof value === 'boolean' ? value : other;
    },
    oneOf(name, values, other) {
      const value = at(name);
      return values.find((one) => one === value) ?? other;
    },
    list(name) {
      const value = at(name);
      return Array.isArray(value) ? value.filter(isData).map(fieldsOf) : [];
    },
    numbers(name) {
      const value = at(name);
      return Array.isArray(value) ? value.map(Number).filter(Number.isFinite) : [];
    },
  };
}
