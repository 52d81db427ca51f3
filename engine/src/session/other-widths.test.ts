import { beforeEach, expect, test, vi } from 'vitest';
import type { ConversionOptions } from '../api/options.js';

// What is loaded stays loaded: each test begins with modules of its own.
beforeEach(() => void vi.resetModules());

test.each<[string, string, ConversionOptions, boolean]>([
  ['letters of the text', 'Ωμέγα', {}, true],
  ['letters of a header', 'Omega', { headerText: 'Ωμέγα' }, true],
  ['a hyphen that becomes a minus', 'It was -5 degrees', { smartQuotes: true }, true],
  ['a hyphen that stays one', 'It was -5 degrees', { smartQuotes: false }, false],
  ['Latin letters alone', 'Omega', { headerText: 'Omega' }, false],
])('%s: widths of other letters are loaded if they are needed', async (_, text, options, isNeeded) => {
  const { openPages } = await import('./page-session.js');
  const { otherWidths } = await import('../metrics/other-letters.js');
  await openPages().update(text, options);
  expect(otherWidths() !== undefined).toBe(isNeeded);
});
