import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { GROWTHS } from './texts';

/** The number of units of each text; `npm run fuzz` tries larger ones. */
const SIZE = 1000;

describe('pathological texts', () => {
  test.each(GROWTHS)('$name', { timeout: 120_000 }, async ({ text }) => {
    const { bytes } = await convertForTest(text(SIZE), { repairs: true, includeTableOfContents: true });
    expect(bytes.length).toBeGreaterThan(0);
  });
});
