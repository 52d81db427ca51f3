import { describe, test } from 'vitest';
import { GROWTHS } from './growths';

/** The number of units of each input; `npm run fuzz` tries larger ones, and how the time grows. */
const SIZE = 1000;

describe('pathological inputs', () => {
  test.each(GROWTHS)('$name', { timeout: 120_000 }, async ({ input }) => {
    await input(SIZE).run();
  });
});
