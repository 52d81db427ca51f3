import { describe, expect, test } from 'vitest';
import type { Block, Table } from '../../engine/src/model/document.js';
import { NO_METADATA } from '../../engine/src/model/metadata.js';
import { plainText } from '../../engine/src/model/nodes/plain-text.js';
import { walk } from '../../engine/src/model/nodes/walk.js';
import { parse } from '../../engine/src/parse/index.js';
import { CONTAINERS } from '../containers/containers';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

function tableIn(markdown: string): Table | undefined {
  const { blocks, definitions } = parse(markdown, NO_METADATA, () => {});
  let found: Table | undefined;
  walk([...blocks, ...[...definitions.values()].flatMap(({ children }) => children)], {
    block: (block) => {
      // A cell of HTML is a table around the one that is looked for.
      if (block.type === 'table') found = block;
    },
  });
  return found;
}

/** Each row with its cells, and how many columns and rows they span. */
function shown(table: Table | undefined): string {
  return (table?.rows ?? [])
    .map(({ cells }, index) => {
      const texts = cells.map(({ children, columnSpan = 1, rowSpan = 1 }) => {
        const spans = `${columnSpan > 1 ? `→${columnSpan}` : ''}${rowSpan > 1 ? `↓${rowSpan}` : ''}`;
        return `${children.map(textOf).join(' ')}${spans}`;
      });
      return `${index < (table?.headerRows ?? 0) ? '# ' : ''}${texts.join(' | ')}`;
    })
    .join('\n');
}

function textOf(block: Block): string {
  if (block.type === 'paragraph') return plainText(block.children);
  if (block.type === 'list')
    return `(${block.children.map(({ children }) => children.map(textOf).join()).join(', ')})`;
  return block.type === 'code' ? `<${block.value}>` : block.type;
}

const ROOMS = `+-----------+-----------+-------------------+
| Room      | Size                          |
+===========+===========+===================+
| Kitchen   | width     | 3.4 m             |
|           +-----------+-------------------+
|           | depth     | 2.9 m             |
+-----------+-----------+-------------------+`;
const MERGED = '# Room | Size→2\nKitchen↓2 | width | 3.4 m\ndepth | 2.9 m';

describe('grid tables', () => {
  test.each(Object.entries(CONTAINERS))('with merged cells in %s', (_name, contain) => {
    expect(shown(tableIn(contain(ROOMS)))).toBe(MERGED);
  });

  test.each([
    [
      'blocks',
      '+-------+-----+\n| - a   | ``` |\n| - b   | c   |\n|       | ``` |\n+-------+-----+',
      '(a, b) | <c>',
    ],
    ['paragraphs', '+-------+\n| a     |\n|       |\n| b     |\n+-------+', 'a b'],
    [
      'a cell over rows and columns',
      '+---+---+---+\n| a | b     |\n|   |       |\n+---+       |\n| c |       |\n+---+---+---+',
      'a | b↓2\nc',
    ],
    [
      'characters of East Asia',
      '+------+---+\n| 北京 | a |\n+------+---+\n| b    | c |\n+------+---+',
      '北京 | a\nb | c',
    ],
    [
      'two header rows',
      '+---+---+\n| a     |\n+---+---+\n| b | c |\n+===+===+\n| d | e |\n+---+---+',
      '# a→2\n# b | c\nd | e',
    ],
  ])('with %s', (_name, markdown, expected) => {
    // Where two header cells are merged, the line above shows where the columns are.
    expect(shown(tableIn(markdown))).toBe(expected);
  });

  test('whose text goes beyond the last border keep all of it', () => {
    expect(tableIn('+---+\n| a | b |\n+---+')?.rows.map(({ cells }) => cells.length)).toEqual([1]);
    expect(shown(tableIn('+---+---+\n| a | b and c |\n+---+---+'))).toBe('a | b and c');
  });

  test.each(['+---+---+\n| a | b |\n+---+', '+---+---+\n| a | b |'])('%j is none', (markdown) =>
    expect(tableIn(markdown)).toBeUndefined(),
  );

  test('align their columns by the line below the header, and their columns are as wide as drawn', () => {
    const table = tableIn('+:----+--------:+:---:+\n| a   | b       | c   |\n+-----+---------+-----+');
    expect(table?.align).toEqual(['left', 'right', 'center']);
    expect(table?.widths?.map((share = 0) => Math.round(share * 22))).toEqual([6, 10, 6]);
  });
});

test.each([
  [
    'columns of a rule above a header',
    '----- -----\nName  Step\n----- -----\nA     one\\\n      two\n\nB     three\n----- -----',
    '# Name | Step\nA | one two\nB | three',
  ],
  [
    'one rule',
    '-----------\nName  Step\n----- -----\nA     one\n\nB     two\n-----------',
    '# Name | Step\nA | one\nB | two',
  ],
  ['no header', '----- -----\nA     one\n\nB     two\n----- -----', 'A | one\nB | two'],
])('a multiline table with %s', (_name, markdown, expected) => {
  const table = tableIn(`${markdown}\n`);
  expect(shown(table)).toBe(expected);
  expect(table?.widths).toHaveLength(2);
});

describe('MultiMarkdown’s tables', () => {
  test.each(Object.entries(CONTAINERS))('with two header rows in %s', (_name, contain) => {
    const markdown = '|    | Both ||\n| a | b | c |\n|---|:-:|--:|\n| d | *e* ||\n| ^^ | f | g |';
    expect(shown(tableIn(contain(markdown)))).toBe('#  | Both→2\n# a | b | c\nd↓2 | e→2\nf | g');
  });

  test.each([
    ['empty cells of GFM', '| a | b | c |\n|---|---|---|\n| d || e |', '# a | b | c\nd |  | e'],
    ['escaped pipes', '| a | b |\n|---|---|\n| c \\| d | e |\n| ^^ | f |', '# a | b\nc | d↓2 | e\nf'],
  ])('%s', (_name, markdown, expected) => expect(shown(tableIn(markdown))).toBe(expected));
});

describe('the widths of columns', () => {
  const PIPES = '| a | b |\n|---|---|\n| c | d |';
  const DASHES = '| a | b |\n|:---------|---:|\n|';
  const LONG = ' word'.repeat(16);
  const HTML = '<tr><td>a</td><td>b</td></tr></table>';
  test.each([
    ['Quarto’s, below', `${PIPES}\n\n: Caption {tbl-colwidths="[75,25]"}`, [0.75, 0.25]],
    ['Quarto’s, above', `: Caption {#tbl-a tbl-colwidths="[60,40]"}\n\n${PIPES}`, [0.6, 0.4]],
    ['col', `<table><colgroup><col style="width:20%"><col width="80%"></colgroup>${HTML}`, [0.2, 0.8]],
    ['one col', `<table><col width="30%"><col>${HTML}`, [0.3, undefined]],
    [
      'th',
      '<table><tr><th width="20%">a</th><th style="width: 80%">b</th></tr><tr><td>c</td><td>d</td></tr></table>',
      [0.2, 0.8],
    ],
    ['MyST’s', ':::{list-table} T\n:widths: 80 20\n* - a\n  - b\n:::', [0.8, 0.2]],
    ['MyST’s of data', ':::{csv-table} T\n:widths: 3, 1\na,b\n:::', [0.75, 0.25]],
    ['MyST’s of a Markdown table', `:::{table} T\n:widths: 3 1\n${PIPES}\n:::`, [0.75, 0.25]],
    ['Quarto’s, of a div', `::: {#tbl-a tbl-colwidths="[70,30]"}\n${PIPES}\n\nC\n:::`, [0.7, 0.3]],
    [
      'lengths of all columns',
      '<table><tr><th width="100">a</th><th style="width:300px">b</th></tr></table>',
      [0.25, 0.75],
    ],
    ['lengths of some columns', '<table><tr><th width="100">a</th><th>b</th></tr></table>', undefined],
    [
      'lengths in several units',
      '<table><tr><th width="100">a</th><th width="2em">b</th></tr></table>',
      undefined,
    ],
    ['dashes below a long line of pandoc’s', `[x]{.y}\n\n${DASHES}${LONG} | d |`, [0.75, 0.25]],
    [
      'dashes in a quotation',
      `> [x]{.y}\n>\n> ${DASHES.replaceAll('\n', '\n> ')}${LONG} | d |`,
      [0.75, 0.25],
    ],
    ['dashes with short lines', `[x]{.y}\n\n${DASHES} c | d |`, undefined],
    ['dashes of GFM', `${DASHES}${LONG} | d |`, undefined],
    ['as many dashes', `[x]{.y}\n\n| a | b |\n|---|:---:|\n|${LONG} | d |`, undefined],
    ['none', `${PIPES}\n\n: Caption {tbl-colwidths="auto"}`, undefined],
  ])('%s', (_name, markdown, expected) => expect(tableIn(markdown)?.widths).toEqual(expected));

  const written = async (markdown: string): Promise<number[]> => {
    const { parts } = openPackage((await convertForTest(markdown)).bytes);
    const document = parts.get('word/document.xml')?.text ?? '';
    return Array.from(document.matchAll(/<w:gridCol w:w="(\d+)"/g), ([, width]) => Number(width));
  };

  test('are shares of the line, and columns without one share the rest', async () => {
    const [first = 0, second = 0] = await written(`<table><col width="25%"><col>${HTML}`);
    expect(first / (first + second)).toBeCloseTo(0.25, 2);
  });

  test('give way where a word would break', async () => {
    const [narrow = 0, wide = 0] = await written(
      '| a | b |\n|---|---|\n| incomprehensibilities | d |\n\n: C {tbl-colwidths="[5,95]"}',
    );
    const [usual = 0] = await written('| a |\n|---|\n| incomprehensibilities |');
    expect(narrow + wide).toBe(usual);
    expect(narrow).toBeGreaterThan(1500);
  });
});
