import type { ConversionOptions } from '@footmark/engine';
import { applyMerge, type Merge, mergeWord } from '@footmark/engine/merge';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

const ANN = { by: 'Ann Lee', date: '2026-11-20T10:00:00Z' };

const TEXT = `# Tides of the bay

The tide was *very* late on Monday. It was twenty
minutes late at the north pier[^gauge], and an hour late elsewhere.

The second paragraph has **bold words**, \`code\` and a [link](https://example.com/tides "Tides").
It ends here.

## Measures

* A first item
* A second item
    * A nested item
* A third item

1. One
2. Two
3. Three

| Place | Height | Note |
|:------|-------:|------|
| North | 1.2    | calm |
| South | 3.4    | wind |

> A quotation from the harbour master.

Formula and code:

$$
h = a \\cdot \\sin(\\omega t)
$$

\`\`\`js
const tide = 3;
const wind = 4;
\`\`\`

Setext heading
--------------

A paragraph between, which nobody changes at all.

The last paragraph mentions the gauge again[^gauge] and a second note[^two].

[^gauge]: The gauge is read at noon.

[^two]: Another note with *emphasis*.
`;

interface Case {
  readonly name: string;
  readonly edit: (reviewer: Reviewer) => Reviewer;
  /** What happens to the text: replacements, in order. */
  readonly expected: readonly (readonly [old: string, now: string])[];
  readonly text?: string;
  readonly options?: ConversionOptions;
}

async function sent(text: string, options: ConversionOptions = {}): Promise<Uint8Array> {
  return (await convertForTest(text, { source: 'paper.md', ...options })).bytes;
}

function merged(text: string, merge: Merge): string {
  return applyMerge(text, merge, (id) =>
    merge.changes.some((change) => change.id === id && !change.conflict) ? 'take' : 'leave',
  );
}

async function mergeOf(text: string, bytes: Uint8Array, options: ConversionOptions = {}): Promise<Merge> {
  const merge = await mergeWord(text, bytes, { conversion: options });
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

const CASES: readonly Case[] = [
  { name: 'nothing', edit: (r) => r, expected: [] },
  { name: 'a word', edit: (r) => r.replace('twenty', 'thirty'), expected: [['twenty', 'thirty']] },
  {
    name: 'words across a wrapped line',
    edit: (r) => r.replace('twenty minutes late', 'half an hour late'),
    expected: [['twenty\nminutes late', 'half an hour late']],
  },
  {
    name: 'a word added',
    edit: (r) => r.insert('The tide was', ' indeed'),
    expected: [['The tide was *very*', 'The tide was indeed *very*']],
  },
  {
    name: 'a word taken out',
    edit: (r) => r.replace('an hour late elsewhere', 'an hour late'),
    expected: [['an hour late elsewhere', 'an hour late']],
  },
  {
    name: 'several words',
    edit: (r) => r.replace('Monday', 'Tuesday').replace('north pier', 'south pier').replace('ends', 'stops'),
    expected: [
      ['Monday', 'Tuesday'],
      ['north pier', 'south pier'],
      ['ends', 'stops'],
    ],
  },
  {
    name: 'a heading',
    edit: (r) => r.replace('Measures', 'Measurements'),
    expected: [['## Measures', '## Measurements']],
  },
  {
    name: 'an underlined heading',
    edit: (r) => r.replace('Setext', 'Underlined'),
    expected: [['Setext heading', 'Underlined heading']],
  },
  {
    name: 'a word in a list',
    edit: (r) => r.replace('second item', 'middle item'),
    expected: [['second item', 'middle item']],
  },
  {
    name: 'a word in a nested list',
    edit: (r) => r.replace('nested item', 'deeper item'),
    expected: [['nested item', 'deeper item']],
  },
  { name: 'a word in a cell', edit: (r) => r.replace('calm', 'stormy'), expected: [['calm', 'stormy']] },
  { name: 'a number in a cell', edit: (r) => r.replace('3.4', '3.6'), expected: [['3.4', '3.6']] },
  {
    name: 'a word in a quotation',
    edit: (r) => r.replace('harbour master', 'lighthouse keeper'),
    expected: [['harbour master', 'lighthouse keeper']],
  },
  { name: 'code', edit: (r) => r.replace('tide = 3', 'tide = 5'), expected: [['tide = 3', 'tide = 5']] },
  {
    name: 'bold words',
    edit: (r) => r.replace('bold words', 'bold letters'),
    expected: [['bold words', 'bold letters']],
  },
  { name: 'words made bold', edit: (r) => r.format('twenty', 'b'), expected: [['twenty', '**twenty**']] },
  {
    name: 'words made italic',
    edit: (r) => r.format('second paragraph', 'i'),
    expected: [['second paragraph', '*second paragraph*']],
  },
  {
    name: 'bold taken off',
    edit: (r) => r.format('bold words', 'b', false),
    expected: [['**bold words**', 'bold words']],
  },
  {
    name: 'the text of a link',
    edit: (r) => r.replace('link', 'reference'),
    expected: [['[link]', '[reference]']],
  },
  {
    name: 'a paragraph added',
    edit: (r) => r.addParagraph('It ends here', 'A new paragraph.'),
    expected: [['It ends here.\n', 'It ends here.\n\nA new paragraph.\n']],
  },
  {
    name: 'two paragraphs added',
    edit: (r) => r.addParagraph('It ends here', 'Second new.').addParagraph('It ends here', 'First new.'),
    expected: [['It ends here.\n', 'It ends here.\n\nFirst new.\n\nSecond new.\n']],
  },
  {
    name: 'a paragraph taken out',
    edit: (r) => r.removeParagraph('It ends here'),
    expected: [
      [
        'The second paragraph has **bold words**, `code` and a [link](https://example.com/tides "Tides").\nIt ends here.\n\n',
        '',
      ],
    ],
  },
  {
    name: 'a paragraph moved',
    edit: (r) => r.moveParagraph('A paragraph between', 'It ends here'),
    expected: [
      ['A paragraph between, which nobody changes at all.\n\n', ''],
      ['It ends here.\n', 'It ends here.\n\nA paragraph between, which nobody changes at all.\n'],
    ],
  },
  {
    name: 'a paragraph moved with its formatting',
    edit: (r) => r.moveParagraph('It ends here', 'A paragraph between'),
    expected: [
      [
        'The second paragraph has **bold words**, `code` and a [link](https://example.com/tides "Tides").\nIt ends here.\n\n',
        '',
      ],
      [
        'nobody changes at all.\n',
        'nobody changes at all.\n\nThe second paragraph has **bold words**, `code` and a [link](https://example.com/tides "Tides").\nIt ends here.\n',
      ],
    ],
  },
  {
    name: 'an item added',
    edit: (r) => r.addParagraph('A first item', 'A new item'),
    expected: [['* A first item\n', '* A first item\n* A new item\n']],
  },
  {
    name: 'an item taken out',
    edit: (r) => r.removeParagraph('A second item'),
    expected: [['* A second item\n', '']],
  },
  {
    name: 'a last item taken out',
    edit: (r) => r.removeParagraph('A third item'),
    expected: [['* A third item\n', '']],
  },
  {
    name: 'an item moved',
    edit: (r) => r.moveParagraph('A first item', 'A nested item'),
    expected: [
      ['* A first item\n', ''],
      ['    * A nested item\n', '    * A nested item\n* A first item\n'],
    ],
  },
  {
    name: 'a numbered item added',
    edit: (r) => r.addParagraph('Three', 'Four'),
    expected: [['3. Three\n', '3. Three\n4. Four\n']],
  },
  {
    name: 'a row added',
    edit: (r) => r.addRow('North', ['East', '2.0', 'fog']),
    expected: [['| calm |\n', '| calm |\n| East | 2.0 | fog |\n']],
  },
  {
    name: 'a row taken out',
    edit: (r) => r.removeRow('South'),
    expected: [['| South | 3.4    | wind |\n', '']],
  },
  {
    name: 'a note added',
    edit: (r) => r.addNote('nobody changes', 'A new note.'),
    expected: [
      ['nobody changes', 'nobody changes[^note-1]'],
      ['with *emphasis*.\n', 'with *emphasis*.\n\n[^note-1]: A new note.\n'],
    ],
  },
  {
    name: 'a note changed',
    edit: (r) => r.in('notes').replace('noon', 'midnight'),
    expected: [['at noon', 'at midnight']],
  },
  {
    name: 'a note taken out',
    edit: (r) => r.removeNote('a second note'),
    expected: [
      ['a second note[^two]', 'a second note'],
      ['\n[^two]: Another note with *emphasis*.\n', ''],
    ],
  },
  {
    name: 'a paragraph split',
    edit: (r) => r.split('on Monday.'),
    expected: [['on Monday. It was', 'on Monday.\n\nIt was']],
  },
];

describe.each([
  ['tracked', ANN],
  ['not tracked', {}],
] as const)('%s', (_how, tracking) => {
  test.each(CASES)('$name', async ({ edit, expected, text = TEXT, options = {} }) => {
    const bytes = edit(new Reviewer(await sent(text, options), tracking)).saved();
    const merge = await mergeOf(text, bytes, options);
    let wanted = text;
    for (const [old, now] of expected) {
      expect(wanted).toContain(old);
      wanted = wanted.replace(old, () => now);
    }
    expect(merge.changes.filter(({ conflict }) => conflict)).toEqual([]);
    expect(merged(text, merge)).toBe(wanted);
    expect(merge.base).toBe('source');
    if ('by' in tracking && !/format\(/.test(edit.toString()))
      for (const { author, date } of merge.changes) expect({ by: author, date }).toEqual(tracking);
  });
});
