import { expect, test } from 'vitest';
import { draftTitle } from './draft-title';

test.each([
  ['# A *long* tale\n\nText', 'A long tale'],
  ['\n---\n\n> - [ ] First thing', 'First thing'],
  ['Ж'.repeat(80), `${'Ж'.repeat(60)}…`],
  ['Ж'.repeat(60), 'Ж'.repeat(60)],
  ['Ж'.repeat(61), `${'Ж'.repeat(60)}…`],
  ['***', '***'],
])('%j is called %j', (text, title) => expect(draftTitle(text)).toBe(title));
