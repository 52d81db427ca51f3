import { applyMerge, type MergeChange, mergeWord } from '@footmark/engine/merge';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

const TEXT = `# Tides

The tide was *very* late on Monday. It was late again on Tuesday.

A paragraph between, which nobody changes at all.

The last paragraph says nothing new.
`;

async function changesOf(text: string, edit: (reviewer: Reviewer) => Reviewer) {
  const { bytes } = await convertForTest(text, { source: 'paper.md' });
  const merge = await mergeWord(text, edit(new Reviewer(bytes)).saved());
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

/** Splits or joins paragraphs, and expects one change that gives the text. */
async function expectOne(
  text: string,
  edit: (reviewer: Reviewer) => Reviewer,
  expected: string,
  kind: MergeChange['kind'] = 'block-changed',
): Promise<void> {
  const merge = await changesOf(text, edit);
  expect(merge.changes).toMatchObject([{ kind }]);
  expect(merge.changes[0]?.conflict).toBeUndefined();
  expect(applyMerge(text, merge, () => 'take')).toBe(expected);
  expect(applyMerge(text, merge, () => 'leave')).toBe(text);
}

const FRONT = `---
references:
  - id: okafor2021
    type: book
    title: Salt
    author:
      - { family: Okafor, given: A. }
      - { family: Lindqvist, given: B. }
    issued: { date-parts: [[2021]] }
---

# Opening {#sec:opening}

$$ E = m $$ {#eq:mass}

`;

/** Where paragraphs are: what is before the first, before the second, and before later lines of either. */
const CONTAINERS = [
  ['a text', '', '\n\n', ''],
  [
    'the text below a table with a caption',
    'Table: Rates\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n',
    '\n\n',
    '',
  ],
  ['a list', '* ', '\n* ', '  '],
  ['a numbered list', '1. ', '\n2. ', '   '],
  ['a nested list', '* outer item\n    * ', '\n    * ', '      '],
  ['a quotation', '> ', '\n>\n> ', '> '],
  ['a quotation in an item', '* an item\n\n  > ', '\n  >\n  > ', '  > '],
  ['a callout', '> [!NOTE]\n> ', '\n>\n> ', '> '],
  ['a note', 'noted.[^n]\n\n[^n]: ', '\n\n    ', '    '],
  ['headings', '## ', '\n\n## ', undefined],
] as const;

describe.each(CONTAINERS)('in %s', (name, before, between, wrap) => {
  const inNote = (reviewer: Reviewer): Reviewer => reviewer.in(name === 'a note' ? 'notes' : 'text');
  const whole = (middle: string): string =>
    `${FRONT}${before}Amber birch cedar.${middle}Dunes ember${wrap === undefined ? ' ' : `\n${wrap}`}fjord.\n`;

  test.each(['Amber', 'birch', 'ember', 'cedar.'])(
    'a paragraph that is split after %s is one change',
    async (word) => {
      const text = whole(' ');
      const expected = text.replace(new RegExp(`${word.replace('.', '\\.')}\\s[\\s>]*`), `${word}${between}`);
      await expectOne(text, (reviewer) => inNote(reviewer).split(word).in('text'), expected);
    },
  );

  test.each(['birch', 'cedar.', 'ember'])(
    'a paragraph that is split after %s where a word was added is one change',
    async (word) => {
      const gap = new RegExp(`${word.replace('.', '\\.')}\\s[\\s>]*`);
      const text = whole(' ');
      for (const [at, expected] of [
        [word, `${word}${between}new `],
        ['new', `${word} new${between}`],
      ] as const)
        await expectOne(
          text,
          (reviewer) => inNote(reviewer).insert(word, ' new').split(at).in('text'),
          text.replace(gap, expected),
        );
    },
  );

  test('two that are joined are one change', () =>
    expectOne(whole(between), (reviewer) => inNote(reviewer).join('Amber').in('text'), whole(' ')));
});

describe('a cell of a table in HTML', () => {
  const row = (...cells: readonly string[]): string =>
    `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  const TABLE = `<table>\n<thead>\n<tr><th colspan="2">Amber birch</th><th>cedar dunes</th></tr>\n</thead>\n<tbody>\n<tr><td rowspan="2">ember fjord</td><td>glade heath</td><td>iris jetty</td></tr>\n${row('knoll larch', 'marsh nook')}\n${row('ember fjord', 'glade heath', 'iris jetty')}\n</tbody>\n</table>`;

  test.each(['Amber', 'cedar', 'ember', 'glade', 'knoll', 'marsh'])(
    'that is split after %s is one change of the table',
    async (word) => {
      const text = `${FRONT}Before it.\n\n${TABLE}\n\nAfter it.\n`;
      const { changes } = await changesOf(text, (reviewer) => reviewer.split(word));
      expect(changes).toHaveLength(1);
      const merge = await changesOf(text, (reviewer) => reviewer.split(word).replace('After', 'Below'));
      const words = (merged: string): string[] =>
        merged.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
      for (const taken of [0, 1]) {
        const merged = applyMerge(text, merge, (id) => (id === merge.changes[taken]?.id ? 'take' : 'leave'));
        expect(words(merged)).toEqual(words(taken === 0 ? text : text.replace('After', 'Below')));
        if (taken === 0) expect(merged).not.toBe(text);
      }
    },
  );
});

describe('a table of rows, of which a cell is split, becomes one in HTML in one change', () => {
  const ROWS = '| Amber | |\n|---|---|\n| birch cedar | |\n| | |\n| | dunes |\n';
  const indented = (text: string, by: string): string =>
    text.replace(/^(?=.)/gm, by).replace(/^$/gm, by.trimEnd());
  test.each([
    ['alone', ROWS],
    ['with a caption before it', `Table: Rates of tea {#tbl:r}\n\n${ROWS}`],
    ['with a caption after it', `${ROWS}\n: Rates of tea {#tbl:r}\n`],
    ['in a quotation', indented(`Table: Rates of tea\n\n${ROWS}`, '> ').replace(/\n>$/, '\n')],
    ['in an item', `- An item\n\n${indented(`Table: Rates of tea\n\n${ROWS}`, '  ')}`],
  ])('%s', async (_, table) => {
    const text = `${FRONT}Before it.\n\n${table}\nAfter it.\n`;
    const words = (merged: string): string[] =>
      (merged.replace(/<\/?[a-z][^<>]*>|\{#.*\}|Table:/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();
    const merge = await changesOf(text, (reviewer) => reviewer.split('birch'));
    expect(merge.changes).toMatchObject([{ kind: 'block-changed' }]);
    expect(words(applyMerge(text, merge, () => 'take'))).toEqual(words(text));
    if (table === ROWS) return;
    const both = await changesOf(text, (reviewer) => reviewer.split('birch').replace('Rates', 'Prices'));
    expect(both.changes).toMatchObject([{ kind: 'block-changed' }]);
    expect(words(applyMerge(text, both, () => 'take'))).toEqual(words(text.replace('Rates', 'Prices')));
  });
});

test.each([
  '@okafor2021 [p. 110]',
  '@okafor2021',
  '[@okafor2021]',
  '[see @okafor2021, chap. 2]',
  'H~2~O',
  'x^2^',
  '@sec:opening',
  '@eq:mass',
  '$a_{1} = \\frac{1}{2}$',
  '[a link](https://example.org/link "A title")',
  '<https://example.org>',
  '[[#Opening|wiki]]',
  'a ^[inline note]',
  '*emphasis*',
  '__strong words__',
  '~~gone~~',
  '==marked==',
  '`code`',
])('beside %s, paragraphs are split and joined, and it stays as written', async (markup) => {
  const before = `${FRONT}Amber birch cedar ${markup}\n\ndunes ember fjord.\n`;
  const after = `${FRONT}Amber birch cedar\n\n${markup} dunes ember fjord.\n`;
  const whole = `${FRONT}Amber birch cedar ${markup} dunes ember fjord.\n`;
  await expectOne(before, (reviewer) => reviewer.join('Amber'), whole);
  await expectOne(after, (reviewer) => reviewer.join('Amber'), whole);
  await expectOne(whole, (reviewer) => reviewer.split('cedar'), after);
});

test.each([
  '![A row of cups](pictures/cups.svg "Cups in a row"){#fig:cups width=50%}',
  '![Cups in a row](pictures/cups.svg){#fig:cups width=50%}',
  '![Cups in a row](<pictures/cups (2 of 3).svg>){#fig:cups}',
])('a picture that the document was made without keeps its address: %s', async (picture) => {
  const text = `${TEXT}\n${picture}\n`;
  const { bytes } = await convertForTest(
    text,
    { source: 'paper.md', imageCaptions: true },
    'no picture is given',
  );
  const merge = await mergeWord(text, new Reviewer(bytes).replace('Cups in a row', 'Cups in a line').saved());
  if (!merge.success) throw new Error(merge.error);
  expect(applyMerge(text, merge, () => 'take')).toBe(text.replace('Cups in a row', 'Cups in a line'));
});

test('the words around a change have an ellipsis where there are more of them, and only there', async () => {
  const short = await changesOf(TEXT, (reviewer) => reviewer.replace('nothing new', 'something new'));
  expect(short.changes[0]?.around).toEqual(['The last paragraph says ', ' new.']);
  const long = TEXT.replace('nothing', `${'much that is known '.repeat(9)}nothing ${'and more '.repeat(9)}`);
  const { changes } = await changesOf(long, (reviewer) => reviewer.replace('nothing', 'something'));
  const [before, after] = changes[0]?.around ?? [];
  expect(before).toMatch(/^….{60}$/);
  expect(after).toMatch(/^.{60}…$/);
});

describe('two lists that have no text between them', () => {
  const LISTS =
    'Before them.\n\n- Amber birch\n- cedar dunes\n\n* ember fjord\n* glade heath\n\nAfter them.\n';
  test.each([
    [
      'of which the last item of the first is joined to the one before it',
      'block-changed',
      (reviewer: Reviewer) => reviewer.join('Amber'),
      LISTS.replace('birch\n- cedar', 'birch cedar'),
    ],
    [
      'of which the last item of the first is deleted',
      'block-removed',
      (reviewer: Reviewer) => reviewer.removeParagraph('cedar'),
      LISTS.replace('- cedar dunes\n', ''),
    ],
  ] as const)('%s: one change, although they look like one list', (_name, kind, edit, expected) =>
    expectOne(LISTS, edit, expected, kind),
  );
});

test.each([
  ['a no-break space alone', 'One.\n\n&nbsp;  \nTwo.\n'],
  ['no-break spaces at the ends', '&nbsp;One.&nbsp;\n\nTwo.\n'],
  ['spaces around breaks', 'One, <br> two, <br>\nthree.\n\nTwo.\n'],
  ['spaces that are written as entities', 'One.\\\n&#32;two&#32;\\\nthree.\n\nTwo.\n'],
])('%s: a program that drops spaces at the ends of lines has changed nothing', async (_name, text) => {
  const merge = await changesOf(text, (reviewer) => reviewer.replace('Two.', 'Two.'));
  expect(merge.changes).toEqual([]);
  const { bytes } = await convertForTest(text, { source: 'paper.md' });
  const files = unzipSync(new Reviewer(bytes).saved('LibreOffice/24.2'));
  const part = 'word/document.xml';
  const trimmed = strFromU8(files[part] ?? new Uint8Array()).replace(
    /<w:t(?: xml:space="preserve")?>([^<]*)<\/w:t>/g,
    (_whole, words: string) => `<w:t>${words.replace(/^ +| +$/g, '')}</w:t>`,
  );
  const saved = zipSync({ ...files, [part]: strToU8(trimmed) });
  expect(await mergeWord(text, saved)).toMatchObject({ success: true, changes: [] });
});
