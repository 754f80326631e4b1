import { describe, test } from 'vitest';

/** With CI=true everything has to be there: what is missing is a failure, never a skipped test. */
export const STRICT = process.env['CI'] === 'true';

/**
 * A `describe` for tests that need something of the machine. Where it is missing they are skipped with the reason said
 * aloud, or fail in CI.
 * @param missing why they cannot run here, or null if they can
 * @param beside it runs beside those of its neighbours that do so too; its own tests one after another all the same
 */
export function describeWith(
  missing: string | null,
  title: string,
  define: () => void,
  { beside = false }: { readonly beside?: boolean } = {},
): void {
  if (missing === null && beside) {
    describe.concurrent(title, () => {
      describe('by itself', { concurrent: false }, define);
    });
  } else if (missing === null) {
    describe(title, define);
  } else if (STRICT) {
    describe(title, () => {
      test('has what it needs', () => {
        throw new Error(missing);
      });
    });
  } else {
    console.warn(`Skipped: ${title}. ${missing}`);
    describe.skip(`${title} (${missing})`, define);
  }
}
