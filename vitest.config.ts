import { defineConfig } from 'vitest/config';

/** Browsers and OBS fill both cores of a small machine: one file at a time, after everything else. */
const alone = (groupOrder: number) => ({
  fileParallelism: false,
  sequence: { groupOrder },
  // a machine that is busy with something else now and then makes a browser or OBS late; what is broken fails three times
  retry: 2,
});

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/{rules,property,transcripts}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // And whatever stands in no other project: no test is overlooked.
          name: 'server',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'test/{rules,property,transcripts,crash,browser,visual,obs}/**'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          include: ['test/crash/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          ...alone(1),
          // Its game is another one each time: what is lost once is lost.
          retry: 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/{browser,visual}/**/*.test.ts'],
          // so many kinds of browsers at a time
          maxConcurrency: 2,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          ...alone(2),
        },
      },
      {
        extends: true,
        test: {
          name: 'obs',
          include: ['test/obs/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 90_000,
          ...alone(3),
        },
      },
    ],
  },
});
