import { expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import type { PageDrawing, PlacedBlock } from '../model/pages.js';
import { openPages } from './page-session.js';

const textOf = (blocks: readonly PlacedBlock[]): string =>
  blocks
    .flatMap((block) => (block.type === 'paragraph' && block.role.kind !== 'lineNumbers' ? block.lines : []))
    .flatMap(({ pieces }) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')))
    .join('');

async function pagesOf(markdown: string, options: ConversionOptions): Promise<readonly PageDrawing[]> {
  const session = openPages();
  const { pages } = await session.update(markdown, options);
  return pages.map((_, index) => session.page(index + 1));
}

const FOUR = ['one', 'two', 'three', 'four'].join('\n\n\\newpage\n\n');

test.each<[string, ConversionOptions, readonly string[], readonly string[]]>([
  [
    'an empty first page',
    { headerText: 'H', footerText: '{page}', firstHeaderText: '', firstFooterText: '' },
    ['', 'H', 'H', 'H'],
    ['', '2', '3', '4'],
  ],
  [
    'another first header, and the usual footer',
    { headerText: 'H', footerText: '{page}', firstHeaderText: 'First' },
    ['First', 'H', 'H', 'H'],
    ['1', '2', '3', '4'],
  ],
  [
    'other even pages',
    { headerText: 'Odd', evenHeaderText: 'Even', showPageNumbers: true },
    ['Odd', 'Even', 'Odd', 'Even'],
    ['1', '2', '3', '4'],
  ],
  [
    'all three, with numbers on the outer sides',
    {
      headerText: 'Odd',
      evenHeaderText: 'Even',
      firstHeaderText: '',
      showPageNumbers: true,
      pageNumberPosition: 'header',
    },
    ['', '2Even', 'Odd3', '4Even'],
    ['', '', '', ''],
  ],
])('pages have headers of their own: %s', async (_, options, headers, footers) => {
  const pages = await pagesOf(FOUR, options);
  expect(pages.map(({ header }) => textOf(header))).toEqual(headers);
  expect(pages.map(({ footer }) => textOf(footer))).toEqual(footers);
});

test('a title page has only what it was given', async () => {
  const front = '---\ntitle: T\n---\n\none\n\n\\newpage\n\ntwo';
  const options = { titlePage: true, headerText: 'H' };
  expect((await pagesOf(front, options)).map(({ header }) => textOf(header))).toEqual(['', 'H', 'H']);
  const first = { ...options, firstHeaderText: 'Draft' };
  expect((await pagesOf(front, first)).map(({ header }) => textOf(header))).toEqual(['Draft', 'H', 'H']);
});

const numbersOn = ({ header }: PageDrawing): readonly string[] =>
  header
    .flatMap((block) => (block.type === 'paragraph' && block.role.kind === 'lineNumbers' ? block.lines : []))
    .flatMap(({ pieces }) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')));

test('lines are numbered through the document, but not those of tables and of the title', async () => {
  const markdown =
    '---\ntitle: T\n---\n\n# A\n\none\n\n| a |\n|---|\n| 1 |\n\ntwo[^1]\n\n\\newpage\n\nthree\n\n[^1]: Note.';
  const pages = await pagesOf(markdown, { lineNumbers: true });
  expect(pages.map(numbersOn)).toEqual([['1', '2', '3'], ['4']]);
  expect((await pagesOf(markdown, {})).map(numbersOn)).toEqual([[], []]);
});

test('a page with different line numbers is a different page', async () => {
  const session = openPages();
  const options = { lineNumbers: true };
  const before = await session.update('one\n\n\\newpage\n\ntext', options);
  const after = await session.update('one\n\ntwo\n\n\\newpage\n\ntext', options);
  expect(after.pages[1]?.key).not.toBe(before.pages[1]?.key);
});
