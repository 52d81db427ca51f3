import { describe, expect, test } from 'vitest';
import { inText, isChart, tableAt } from './table-at';

const TABLE = '| a | b |\n|---|--:|\n| c | 1 |';
const GRID = '+---+---+\n| a | b |\n+===+===+\n| c | 1 |\n+---+---+';

/** Whatever is around a table, it is found with what belongs to it, from every line of it. */
describe('a table is found with what belongs to it', () => {
  test.each([
    ['alone', TABLE],
    ['with a comment', `<!-- chart: pie -->\n${TABLE}`],
    ['with a comment and an empty line', `<!-- chart: pie -->\n\n${TABLE}`],
    ['with a caption', `${TABLE}\n\n: Cap {#fig:a}`],
    ['with a caption of two lines', `${TABLE}\n\nTable: Cap\ngoes on`],
    ['with a caption right below', `${TABLE}\n: Cap`],
    ['with a caption above', `Table: Cap\n\n${TABLE}`],
    ['with both', `<!-- chart: pie -->\n${TABLE}\n\n: Cap`],
    ['in a grid', GRID],
    ['in a grid, with a comment', `<!-- chart: pie -->\n${GRID}\n\n: Cap`],
    ['without outer pipes', 'a | b\n--|--\nc | 1'],
  ])('%s', (_, block) => {
    for (const [before, after] of [
      ['', ''],
      ['# Title\n\nText.\n\n', '\n\nMore text.\n'],
      ['```\ncode\n```\n\n', '\n\n| x | y |\n|---|---|\n| 1 | 2 |\n'],
      ['---\ntitle: A\n---\n\n', '\n'],
    ] as const) {
      const text = `${before}${block}${after}`;
      let place = before.length;
      for (const line of block.split('\n')) {
        if (line !== '')
          expect(tableAt(text, place + 1)).toEqual({
            from: before.length,
            to: before.length + block.length,
            prefix: '',
            markdown: block,
          });
        place += line.length + 1;
      }
    }
  });

  test.each([
    ['> ', 'a quote'],
    ['> > ', 'two quotes'],
    ['  ', 'an item'],
    ['  > ', 'a quote in an item'],
  ])('behind %j, in %s', (prefix) => {
    const block = `${TABLE}\n\n: Cap`;
    const source = block
      .split('\n')
      .map((line) => `${prefix}${line}`.trimEnd())
      .join('\n');
    const text = `- Item\n\n${source}\n`;
    const found = tableAt(text, text.indexOf('c |'));
    expect(found).toMatchObject({ markdown: block, prefix });
    expect(found && inText(found, block)).toBe(source);
  });
});

test.each([
  ['text', 'Some | text\n\nand more', 2],
  ['no rows', '', 0],
  ['an empty line', `${TABLE}\n\nText`, TABLE.length + 1],
  ['code', `\`\`\`\n${TABLE}\n\`\`\``, 6],
  ['front matter', `---\ntitle: A\nb: |\n  a | b\n  --|--\n---\n`, 24],
  ['a paragraph above a table', `Text:\n\n${TABLE}`, 2],
  ['a definition', 'Term\n\n: Definition', 8],
  ['a comment of something else', `<!-- note -->\n\n${TABLE}`, 3],
])('nothing is found in %s', (_, text, place) => {
  expect(tableAt(text, place)).toBeUndefined();
});

test('two tables keep their captions apart', () => {
  const text = `${TABLE}\n\n: One\n\n${TABLE}\n\n: Two`;
  expect(tableAt(text, 1)?.markdown).toBe(`${TABLE}\n\n: One`);
  expect(tableAt(text, text.length - 10)?.markdown).toBe(`${TABLE}\n\n: Two`);
});

test('what is a chart is known by what is said of it', () => {
  const is = (text: string): boolean | undefined => {
    const found = tableAt(text, text.indexOf('c |'));
    return found && isChart(found);
  };
  expect(is(TABLE)).toBe(false);
  expect(is(`${TABLE}\n\n: A .chart of things`)).toBe(false);
  expect(is(`${TABLE}\n\n: Cap {#fig:a .chart type=pie}`)).toBe(true);
  expect(is(`<!-- chart: pie -->\n${TABLE}`)).toBe(true);
});

test('far below the head of a large table, it is not searched for', () => {
  const text = `${TABLE}\n${'| d | 2 |\n'.repeat(10_000)}`;
  expect(tableAt(text, 1)?.markdown).toBe(text.trimEnd());
  expect(tableAt(text, text.length - 5)).toBeUndefined();
});
