import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classOf, differencesOf, lineOf, OTHER_DIALECT } from '../../bench/dialects/differences.mjs';
import { mystCases, mystFacts } from '../../bench/dialects/myst.mjs';
import { pageOf, storedResults } from '../../bench/dialects/results.mjs';
import { ownFacts, pandocFacts } from '../../bench/dialects/structure.mjs';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { parse } from '../../engine/src/parse/index.js';

/*
 * The comparison with pandoc (`npm run bench:dialects`) finds a difference where there is one, and none where there is none.
 * Below is what `pandoc -t json` gives for the text.
 */

const TEXT = `## Tea

3. Green
4. Black

| a | b |
|---|---|
| c | d |

\`code\` and [link](x.md), ![alt](y.png) **bold**.[^n]

[^n]: A note.
`;

const str = (c: string) => ({ t: 'Str', c });
const plain = (c: string) => ({ t: 'Plain', c: [str(c)] });
const NO_ATTRIBUTES = ['', [], []];
const row = (...cells: readonly string[]) => [
  NO_ATTRIBUTES,
  cells.map((each) => [NO_ATTRIBUTES, { t: 'AlignDefault' }, 1, 1, [plain(each)]]),
];
const PANDOC = {
  blocks: [
    { t: 'Header', c: [2, ['tea', [], []], [str('Tea')]] },
    {
      t: 'OrderedList',
      c: [
        [3, { t: 'Decimal' }, { t: 'Period' }],
        [[plain('Green')], [plain('Black')]],
      ],
    },
    {
      t: 'Table',
      c: [
        NO_ATTRIBUTES,
        [null, []],
        [],
        [NO_ATTRIBUTES, [row('a', 'b')]],
        [[NO_ATTRIBUTES, 0, [], [row('c', 'd')]]],
        [NO_ATTRIBUTES, []],
      ],
    },
    {
      t: 'Para',
      c: [
        { t: 'Code', c: [NO_ATTRIBUTES, 'code'] },
        { t: 'Space' },
        { t: 'Link', c: [NO_ATTRIBUTES, [str('link')], ['x.md', '']] },
        { t: 'Image', c: [NO_ATTRIBUTES, [str('alt')], ['y.png', '']] },
        { t: 'Space' },
        { t: 'Strong', c: [str('bold')] },
        { t: 'Note', c: [{ t: 'Para', c: [str('A'), { t: 'Space' }, str('note.')] }] },
      ],
    },
  ],
};

const ours = (text: string) => ownFacts(parse(text, NO_METADATA, () => undefined));

test('two readings of the same structure do not differ', () => {
  expect(differencesOf(ours(TEXT), pandocFacts(PANDOC))).toEqual([]);
});

describe('each kind of difference is found on both sides', () => {
  test.each([
    ['heading', '## Tea', '# Tea'],
    ['item', '3. Green', '5. Green'],
    ['item', '3. Green\n4. Black', '3. Green\n    1. Black'],
    ['cell', '| c |', '| e |'],
    ['inline code', '`code`', '`cod`'],
    ['link', 'x.md', 'z.md'],
    ['picture', 'y.png', 'z.png'],
    ['note', 'A note.', 'Another note.'],
    ['span', '**bold**', '*bold*'],
  ])('%s: %s', (kind, before, after) => {
    const found = differencesOf(ours(TEXT.replace(before, after)), pandocFacts(PANDOC));
    for (const side of ['ours', 'theirs'])
      expect(found.some((each) => each.side === side && each.fact.kind === kind)).toBe(true);
    expect(found.every(({ fact }) => fact.kind === kind)).toBe(true);
  });
});

test('what neither dialect reads as we do is explained by a class, or by none', () => {
  const link = { side: 'ours', fact: { kind: 'link', text: 'https://example.org' } } as const;
  const about = (markdown: string) => ({ markdown, all: [link], others: [link] });
  expect(classOf(link, about('See https://example.org'))).toBe('bare addresses');
  expect(classOf(link, about('See [it](https://example.org)'))).toBeUndefined();
  expect(classOf(link, { ...about('See https://example.org'), others: [] })).toBe(OTHER_DIALECT);
  // A text of pandoc's has no other dialect.
  expect(classOf(link, { markdown: 'See [it](https://example.org)', all: [link] })).toBeUndefined();
});

test('the trees of MyST give the same facts as our reading', () => {
  const [one, ...others] = mystCases(`cases:
  - title: a list
    myst: |
      # *Tea*

      3. Green
          - \`Black\`
    mdast:
      type: root
      children:
        - type: heading
          depth: 1
          children: [{type: emphasis, children: [{type: text, value: Tea}]}]
        - type: list
          ordered: true
          start: 3
          children:
            - type: listItem
              children:
                - {type: paragraph, children: [{type: text, value: Green}]}
                - type: list
                  ordered: false
                  children:
                    - type: listItem
                      children: [{type: paragraph, children: [{type: inlineCode, value: Black}]}]
  - title: what is not allowed
    invalid: true
    myst: a
    mdast: {type: root}
  - title: a tree alone
    mdast: {type: root}
`);
  expect(others).toEqual([]);
  expect(differencesOf(ours(one?.text ?? ''), mystFacts(one?.tree))).toEqual([]);
});

test('the page of the documentation is that of the stored results', () => {
  const page = readFileSync(new URL('../../docs/dialects.md', import.meta.url), 'utf8');
  expect(page).toBe(pageOf(storedResults()));
});

test('the line of a difference is that of its words', () => {
  expect(lineOf({ kind: 'heading', text: '2 Green tea' }, 'a\n\n## *Green* tea\n')).toBe(3);
  expect(lineOf({ kind: 'item', text: '0 3 Green tea' }, 'a\n\n3. Green tea\n')).toBe(3);
});
