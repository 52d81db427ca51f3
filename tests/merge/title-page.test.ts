import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

/** Ways to print the names, the institution and the date: joined in a line, or a line for each, below the title or above it. */
const LAYOUTS = [
  ['business', { template: 'business' }],
  ['academic', { template: 'academic' }],
  ['a title page', { template: 'academic', titlePage: true }],
  ['MLA', { template: 'mla' }],
] as const;

const textBy = (...lines: readonly string[]): string =>
  `---\ntitle: Tides of the harbour\n${lines.join('\n')}\ninstitution: Chen Institute\ndate: 3 May 2026\n---\n\nThe text of the paper.\n`;

const ONE = textBy('author: Leon Chen');
const TWO = textBy('author:', '  - Leon Chen', '  - Ada Byrd');

type Edit = (reviewer: Reviewer) => Reviewer;
const EDITS: readonly (readonly [string, string, Edit, string])[] = [
  ['a name is edited', ONE, (file) => file.replace('Leon', 'Leo'), textBy('author: Leo Chen')],
  ['a name is replaced', ONE, (file) => file.replace('Leon Chen', 'Mia Roth'), textBy('author: Mia Roth')],
  ['words are added to a name', ONE, (file) => file.insert('Leon', ' M.'), textBy('author: Leon M. Chen')],
  [
    'one of two names is edited',
    TWO,
    (file) => file.replace('Byrd', 'Bird'),
    textBy('author:', '  - Leon Chen', '  - Ada Bird'),
  ],
];

describe.each(LAYOUTS)('in %s', (_, options) => {
  test.each(EDITS)('%s: the merged text names the author once', async (_name, text, edit, expected) => {
    const { bytes } = await convertForTest(text, { ...options, source: 'paper.md' });
    const merge = await mergeWord(text, edit(new Reviewer(bytes)).saved());
    if (!merge.success) throw new Error(merge.error);
    expect(merge.changes.map(({ conflict }) => conflict)).toEqual([undefined]);
    expect(applyMerge(text, merge, () => 'take')).toBe(expected);
  });

  test.each(['Chen Institute', 'Uniwersytet i Akademia', 'École de la mer'])(
    'the authors are deleted, and their institution, “%s”, becomes no author',
    async (name) => {
      const text = ONE.replace('Chen Institute', name);
      const { bytes } = await convertForTest(text, { ...options, source: 'paper.md' });
      const merge = await mergeWord(text, new Reviewer(bytes).replace('Leon Chen', '').saved());
      if (!merge.success) throw new Error(merge.error);
      const merged = applyMerge(text, merge, () => 'take');
      expect(merged).toBe(text.replace('author: Leon Chen\n', ''));
    },
  );

  test('a name that is split becomes no other key, and its words are there once', async () => {
    const { bytes } = await convertForTest(ONE, { ...options, source: 'paper.md' });
    const merge = await mergeWord(ONE, new Reviewer(bytes).split('Leon').saved());
    if (!merge.success) throw new Error(merge.error);
    const merged = applyMerge(ONE, merge, () => 'take');
    const words = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();
    expect(words(merged)).toEqual(words(ONE));
  });
});

const MARKED: readonly (readonly [string, string, string, string])[] = [
  ['figures', 'author: ["Ann Lee ^1^", "^1^ Org of Tides"]', 'Org', 'Organisation'],
  [
    'a sign and an address',
    'author: ["Ann Lee", "^\\\\*^ Corresponding author: a@b.example"]',
    'Corresponding',
    'Responsible',
  ],
  [
    'an address alone',
    'author: ["Ann Lee", "Corresponding author: a@b.example"]',
    'Corresponding',
    'Responsible',
  ],
];

test.each(MARKED)(
  'a word that is edited in authors with %s is merged or told, and nothing doubled',
  async (_, line, from, to) => {
    const text = `---\ntitle: A paper\n${line}\n---\n\nThe text.\n`;
    const { bytes } = await convertForTest(text, { source: 'paper.md' });
    const merge = await mergeWord(text, new Reviewer(bytes).replace(from, to).saved());
    if (!merge.success) throw new Error(merge.error);
    expect(merge.changes).toHaveLength(1);
    const isTold = merge.changes[0]?.conflict !== undefined;
    expect(applyMerge(text, merge, () => 'take')).toBe(isTold ? text : text.replace(from, to));
  },
);

describe('a title that the text has twice, in front matter and as its heading, is changed in both', () => {
  const twice = (title: string, heading = title): string =>
    `---\ntitle: ${title}\nauthor: Leon Chen\n---\n\n# ${heading}\n\nThe text of the paper.\n\n## Methods\n\nMore.\n`;
  test.each([
    ['a word is replaced', (file: Reviewer) => file.replace('harbour', 'bay'), 'Tides of the bay'],
    [
      'words are added',
      (file: Reviewer) => file.insert('harbour', ' of Leith'),
      'Tides of the harbour of Leith',
    ],
    ['a word is deleted', (file: Reviewer) => file.replace('the ', ''), 'Tides of harbour'],
  ])('%s', async (_name, edit, title) => {
    for (const template of ['plain', 'business', 'academic', 'mla'] as const) {
      const text = twice('Tides of the harbour');
      const { bytes } = await convertForTest(text, { template, source: 'paper.md' });
      const merge = await mergeWord(text, edit(new Reviewer(bytes)).saved());
      if (!merge.success) throw new Error(merge.error);
      expect(merge.changes, template).toHaveLength(1);
      expect(merge.changes[0]?.conflict, template).toBeUndefined();
      expect(applyMerge(text, merge, () => 'take')).toBe(twice(title));
    }
  });

  test('and in one place if the heading is another', async () => {
    const text = twice('"Tides of the harbour"', 'Tides and the harbour');
    const { bytes } = await convertForTest(text, { source: 'paper.md' });
    const merge = await mergeWord(text, new Reviewer(bytes).replace('of the', 'at the').saved());
    if (!merge.success) throw new Error(merge.error);
    expect(applyMerge(text, merge, () => 'take')).toBe(
      twice('"Tides at the harbour"', 'Tides and the harbour'),
    );
  });
});
