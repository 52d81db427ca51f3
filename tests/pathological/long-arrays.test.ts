import { convert } from '@footmark/engine';
import { expect, test } from 'vitest';

/** More than overflow the stack as the arguments of one call. */
const MANY = 150_000;

test('a text may have as many headings as its author likes', { timeout: 120_000 }, async () => {
  const result = await convert('# a\n'.repeat(MANY), { numberHeadings: true });
  expect(result.success ? '' : result.error).toBe('');
});
