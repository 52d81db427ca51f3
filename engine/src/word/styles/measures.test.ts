import { expect, test } from 'vitest';
import { twipsOf } from './measures.js';

test.each([
  ['720', 720],
  ['36pt', 720],
  ['0.5in', 720],
  ['2.54cm', 1440],
  ['25.4mm', 1440],
  ['3pi', 720],
  ['3pc', 720],
  ['3em', undefined],
])('%s is %s twips', (written, twips) => {
  expect(twipsOf(written)).toBe(twips);
});
