import { expect, test } from 'vitest';
import type { Inline, Table } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

function blocks(markdown: string) {
  return parse(markdown, NO_METADATA, () => undefined).blocks;
}

function textOf(inline: Inline): string {
  return inline.type === 'inlineCode' ? inline.value : plainText([inline]);
}

function shown({ rows, align, headerRows, caption }: Table) {
  return {
    rows: rows.map(({ cells }) =>
      cells.map(({ children }) =>
        children
          .map((each) => (each.type === 'paragraph' ? each.children.map(textOf).join('') : each.type))
          .join('|'),
      ),
    ),
    align,
    headerRows,
    ...(caption && { caption: plainText(caption) }),
  };
}

function onlyTable(markdown: string) {
  const [table, ...others] = blocks(markdown);
  expect(others).toEqual([]);
  if (table?.type !== 'table') throw new Error(`Expected a table, but it is ${table?.type}`);
  return shown(table);
}

const lines = (...all: readonly string[]): string => all.join('\n');

test('a simple table has a row on each line, and the alignment of its header', () => {
  const markdown = lines(
    '  Right     Left     Center     Default',
    '-------     ------ ----------   -------',
    '     12     12        12            12',
    '    123     *a*       123          123',
    '',
    'Table: Numbers {#tbl:a}',
  );
  expect(onlyTable(markdown)).toEqual({
    rows: [
      ['Right', 'Left', 'Center', 'Default'],
      ['12', '12', '12', '12'],
      ['123', 'a', '123', '123'],
    ],
    align: ['right', 'left', 'center', undefined],
    headerRows: 1,
    caption: 'Numbers',
  });
});

test('without a header, a table begins and ends with a rule', () => {
  expect(onlyTable(lines('-------  ------', '     12  a', '    123  b', '-------  ------'))).toMatchObject({
    rows: [
      ['12', 'a'],
      ['123', 'b'],
    ],
    headerRows: 0,
  });
});

test('a table of several lines has blank lines between its rows, and a caption', () => {
  const markdown = lines(
    ': Things',
    '',
    '-----------------------------',
    ' Name      What it',
    '           is',
    '--------- -------------------',
    'First     goes on in',
    '          another line',
    '',
    'Second    *one*',
    '-----------------------------',
  );
  expect(onlyTable(markdown)).toMatchObject({
    rows: [
      ['Name', 'What it is'],
      ['First', 'goes on in another line'],
      ['Second', 'one'],
    ],
    headerRows: 1,
    caption: 'Things',
  });
});

test('a cell may extend to the next column, as in pandoc, but no word may cross the border', () => {
  const table = (header: string) =>
    lines(
      '-------------------------',
      header,
      '-------- --------- ------',
      'One      two       three',
      '-------------------------',
    );
  expect(onlyTable(table('Name      Number of  Last'))).toMatchObject({
    rows: [
      ['Name', 'Number of', 'Last'],
      ['One', 'two', 'three'],
    ],
    headerRows: 1,
  });
  expect(blocks(table('Name      Number often Last'))[0]?.type).not.toBe('table');
});

test('a grid has rules between its rows', () => {
  const markdown = lines(
    '+---------+-----------+',
    '| Fruit   | Why       |',
    '+:========+==========:+',
    '| Bananas | - cheap   |',
    '|         | - yellow  |',
    '+---------+-----------+',
    '| Pears   |           |',
    '+---------+-----------+',
  );
  expect(onlyTable(markdown)).toMatchObject({
    rows: [
      ['Fruit', 'Why'],
      ['Bananas', 'list'],
      ['Pears', ''],
    ],
    align: ['left', 'right'],
    headerRows: 1,
  });
});

test('pipes in the text change nothing', () => {
  expect(onlyTable('a     b\n----- -----\n1|2   `|`').rows).toEqual([
    ['a', 'b'],
    ['1|2', '|'],
  ]);
});

test('tables in list items and quotes are tables, too', () => {
  const table = lines('a     b', '----- -----', '1     2');
  const inItem = blocks(`- x\n\n${table.replace(/^/gm, '  ')}`)[0];
  expect(inItem?.type === 'list' && inItem.children[0]?.children[1]?.type).toBe('table');
  const quoted = blocks(table.replace(/^/gm, '> '))[0];
  expect(quoted?.type === 'blockquote' && quoted.children[0]?.type).toBe('table');
});

test.each([
  ['a heading', 'Title\n-----', ['heading']],
  [
    'lines across the text',
    '- - -\n\n-- --\n\n----- -----',
    ['thematicBreak', 'thematicBreak', 'thematicBreak'],
  ],
  ['a rule that nothing follows', 'a     b\n----- -----', ['paragraph', 'thematicBreak']],
  [
    'columns that tear words',
    'abcdefghijk\n----- -----\nabcdefghijk',
    ['paragraph', 'thematicBreak', 'paragraph'],
  ],
  ['a grid without its end', '+---+---+\n| a | b |', ['paragraph']],
])('%s is no table', (_, markdown, expected) => {
  expect(blocks(markdown).map(({ type }) => type)).toEqual(expected);
});

test('a rule without its end is a line above a simple table', () => {
  const found = blocks('----------\na    b\n---- ----\n1    2').map(({ type }) => type);
  expect(found).toEqual(['thematicBreak', 'table']);
});
