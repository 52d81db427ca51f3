import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CslItem } from './item.js';
import { createProcessor } from './processor.js';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const LOCALES = new Map([['en-US', file('./locales/en-US.xml')]]);

const book = (...families: readonly string[]): CslItem => ({
  id: 'a',
  type: 'book',
  title: 'Book',
  author: families.map((family) => ({ family, given: 'A.' })),
});

test.each([
  [book('Doe'), 'Doe'],
  [book('Doe', 'Roe'), 'Doe and Roe'],
  [book('Doe', 'Roe', 'Poe'), 'Doe et al.'],
  [{ ...book(), editor: [{ literal: 'The Editors' }] }, 'The Editors'],
  [book(), ''],
])('a style of numbers names who %j is by in a sentence', (item, expected) => {
  const processor = createProcessor(file('./styles/nature.csl'), LOCALES, 'en-US');
  const printed = processor?.process(
    [{ cites: [{ id: 'a' }], isNarrative: true, note: 0 }],
    new Map([['a', item]]),
    {
      uncited: [],
    },
  );
  const [citation] = printed?.citations ?? [];
  expect((citation?.author ?? []).map((token) => ('text' in token ? token.text : '')).join('')).toBe(
    expected,
  );
});
