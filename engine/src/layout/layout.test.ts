import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../tests/composed.js';
import { settingsOf } from '../api/settings.js';
import type { Composed, ComposedBlock, ComposedInline, ComposedParagraph } from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import type { Heading } from '../model/document.js';
import type { Piece, PlacedBlock, PlacedParagraph } from '../model/pages.js';
import { textWidth, themeOf } from '../theme/index.js';
import { type LaidOut, LayoutSession, layOut } from './index.js';

const theme = themeOf(settingsOf({}));
const { page } = theme;
const LEFT = page.margins.left;
const RIGHT = LEFT + textWidth(page);

const text = (value: string, rightToLeft = false): ComposedInline => ({
  type: 'text',
  text: value,
  properties: { ...PLAIN_RUN, rightToLeft },
});

const paragraph = (value: string, own: Partial<ComposedParagraph> = {}): ComposedParagraph => ({
  type: 'paragraph',
  style: 'BodyText',
  content: [text(value)],
  rightToLeft: false,
  ...own,
});

const PICTURE = {
  type: 'picture',
  image: { file: { content: new Uint8Array(), extension: 'png' }, width: 914_400, height: 914_400 },
  width: 914_400,
  height: 914_400,
  alt: '',
  title: '',
} as const satisfies ComposedInline;

const textOf = (piece: Piece): string => (piece.type === 'text' ? piece.text : '');

const composed = (...blocks: readonly ComposedBlock[]): Composed => ({
  sections: [{ page, headers: [], ownPages: [], blocks }],
  headers: [],
  noteKind: 'footnote',
  notes: [],
  noteBlocks: () => [],
  lineShift: () => 0,
  hasEquations: false,
  hasContents: false,
});

function drawn(...blocks: readonly ComposedBlock[]): readonly PlacedParagraph[] {
  const isParagraph = (block: PlacedBlock): block is PlacedParagraph => block.type === 'paragraph';
  return layOut(composed(...blocks), theme)
    .draw(1)
    .body.filter(isParagraph);
}

/** The left and the right edge of a line's text. */
function edges({ lines }: PlacedParagraph): readonly [number, number] {
  const pieces = lines[0]?.pieces ?? [];
  return [Math.min(...pieces.map(({ x }) => x)), Math.max(...pieces.map(({ x, width }) => x + width))];
}

describe('a line', () => {
  test('is aligned without the spaces at its end', () => {
    const alignments = [undefined, 'center', 'right'] as const;
    const [start, center, end] = drawn(...alignments.map((alignment) => paragraph('words  ', { alignment })));
    if (!start || !center || !end) throw new Error('Not drawn');
    expect(edges(start)[0]).toBe(LEFT);
    expect(edges(end)[1]).toBeCloseTo(RIGHT, 3);
    expect((edges(center)[0] + edges(center)[1]) / 2).toBeCloseTo((LEFT + RIGHT) / 2, 3);
  });

  const bold = (value: string): ComposedInline => ({
    type: 'text',
    text: value,
    properties: { ...PLAIN_RUN, bold: true },
  });

  test.each<[string, readonly ComposedInline[]]>([
    ['two runs', [text('words '), bold('  ')]],
    ['a run of their own below a picture', [PICTURE, text('   ')]],
    ['two runs of their own', [text('words'), text(' '), bold(' ')]],
  ])('is aligned without the spaces at its end in %s', (_, content) => {
    const [end] = drawn(paragraph('', { content, alignment: 'right' }));
    if (!end) throw new Error('Not drawn');
    expect(edges(end)[1]).toBeCloseTo(RIGHT, 3);
    const isNotSpace = end.lines[0]?.pieces.find(
      (piece) => piece.type === 'picture' || /\S/.test(textOf(piece)),
    );
    expect(isNotSpace && isNotSpace.x + isNotSpace.width).toBeCloseTo(RIGHT, 3);
  });

  test('from right to left begins on the right, and keeps left-to-right pieces in order', () => {
    const content = [text('אב ', true), text('one'), text(' גד', true)];
    const [found] = drawn(paragraph('', { rightToLeft: true, content }));
    const pieces = found?.lines[0]?.pieces ?? [];
    expect((pieces[0]?.x ?? 0) + (pieces[0]?.width ?? 0)).toBeCloseTo(RIGHT, 3);
    const places = pieces.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });

  test('has its text at its top, and the room that its spacing adds below', () => {
    const loose = themeOf(settingsOf({ lineSpacing: 'double' }));
    const of = (own: typeof theme) =>
      layOut(composed(paragraph('words')), own)
        .draw(1)
        .body.flatMap((block) => (block.type === 'paragraph' ? block.lines : []))[0];
    expect(of(loose)?.baseline).toBe(of(theme)?.baseline);
    expect(of(loose)?.height).toBeGreaterThan((of(theme)?.height ?? 0) * 1.5);
  });

  test('of the contents leads with dots to a number at the right edge', () => {
    const heading: Heading = { type: 'heading', depth: 1, children: [], line: 1 };
    const number: ComposedInline = {
      type: 'field',
      instruction: { kind: 'pageOf', heading, bookmark: '_Toc1' },
      result: '1',
      properties: PLAIN_RUN,
    };
    const entry = paragraph('', { style: 'TOC1', content: [text('Entry'), { type: 'tab' }, number] });
    const [found] = drawn(entry, paragraph('Entry', { style: 'Heading1', heading }));
    const pieces = found?.lines[0]?.pieces ?? [];
    expect(pieces.map((piece) => piece.type === 'text' && piece.isLeader === true)).toEqual([
      false,
      true,
      false,
    ]);
    expect(found && edges(found)[1]).toBeCloseTo(RIGHT, 3);
    expect(pieces[2]).toMatchObject({ text: '1' });
  });
});

test('items of one sequence are numbered continuously, each before its text', () => {
  const numbering = { sequence: 3, format: 'decimal.', start: 4, level: 0, isOfStyle: false } as const;
  const items = [1, 2].map(() => paragraph('item', { style: 'ListParagraph', numbering }));
  const [first, second] = drawn(items[0] ?? paragraph(''), paragraph('between'), items[1] ?? paragraph(''));
  const all = drawn(...items);
  expect(all.map(({ marker }) => marker?.text)).toEqual(['4.', '5.']);
  expect(first?.marker).toMatchObject({ x: LEFT, text: '4.' });
  expect(first?.role).toEqual({ kind: 'item', level: 0 });
  expect(second?.marker).toBeUndefined();
});

test('a picture keeps its number in all layouts of a session', () => {
  const session = new LayoutSession();
  const numbers = [1, 2].map(() => {
    const laidOut = layOut(composed(paragraph('', { content: [PICTURE] })), theme, session);
    const [block] = laidOut.draw(1).body;
    const piece = block?.type === 'paragraph' ? block.lines[0]?.pieces[0] : undefined;
    expect(piece).toMatchObject({ type: 'picture', width: 1440, height: 1440 });
    return piece?.type === 'picture' ? piece.picture : undefined;
  });
  expect(numbers[0]).toBe(numbers[1]);
  expect(session.picture(numbers[0] ?? 0)).toBe(PICTURE.image);
});

test('a line of the text is found on its page', () => {
  const blocks = Array.from({ length: 120 }, (_, index) =>
    paragraph('words', { source: { first: index + 1, last: index + 1 } }),
  );
  const laidOut = layOut(composed(...blocks), theme);
  const { pages } = laidOut.overview;
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, { firstLine }] of pages.entries()) {
    const place = laidOut.place(firstLine);
    expect(place?.page).toBe(index + 1);
    expect(place?.top).toBe(page.margins.top);
  }
  expect(laidOut.place(pages[1]?.firstLine ? pages[1].firstLine + 1 : 0)?.top).toBeGreaterThan(
    page.margins.top,
  );
});

test('a page keeps its key while it looks the same', () => {
  const session = new LayoutSession();
  const blocks = Array.from({ length: 120 }, () => paragraph('words'));
  const keys = (all: readonly ComposedBlock[]) =>
    layOut(composed(...all), theme, session).overview.pages.map(({ key }) => key);
  const before = keys(blocks);
  expect(new Set(before).size).toBe(before.length);
  const after = keys(blocks.with(60, paragraph('other')));
  expect(after.filter((key, index) => key !== before[index])).toHaveLength(1);
});

describe('the numbers of pages', () => {
  const breaks = (count: number): string => '\n\n\\newpage\n\nx'.repeat(count);
  const laidOut = async (markdown: string, includeTableOfContents = false): Promise<LaidOut> =>
    layOut(await documentOf(markdown, { options: { includeTableOfContents, language: 'en' } }), theme);

  test('of an entry of the index are in order, each once', async () => {
    const pages = await laidOut(
      `a \\index{b}${breaks(1)} \\index{b} \\index{b}${breaks(8)} \\index{b}\n\n\\printindex`,
    );
    expect(pages.numbersOfPages('b')).toBe('1, 2, 10');
    expect(pages.numbersOfPages('c')).toBe('');
  });

  test('are those of bookmarks, and of nothing else', async () => {
    const pages = await laidOut(`a${breaks(2)}\n\n# b`);
    expect(pages.numberOfBookmarkPage('b')).toBe('3');
    expect(pages.numberOfBookmarkPage('c')).toBeUndefined();
    expect(pages.numberOfPage({ type: 'heading', depth: 1, children: [], line: 1 })).toBeUndefined();
  });

  test.each([1, 45, 90])('in the contents count the room of their own %d entries', async (count) => {
    const headings = Array.from({ length: count }, (_, index) => `# H${index}`).join('\n\n');
    const pages = await laidOut(headings, true);
    const all = pages.overview.pages.map((_, index) => pages.draw(index + 1));
    const lines = all.flatMap(({ body }, index) =>
      body.flatMap((block) =>
        block.type === 'paragraph'
          ? block.lines.map(({ pieces }) => ({
              page: index + 1,
              isEntry: block.role.kind === 'contents',
              texts: pieces.flatMap((piece) => (piece.type === 'text' ? [piece.text] : [])),
            }))
          : [],
      ),
    );
    for (let index = 0; index < count; index++) {
      const named = lines.filter(({ texts }) => texts[0] === `H${index}`);
      expect(named.map(({ isEntry }) => isEntry)).toEqual([true, false]);
      expect(named[0]?.texts.at(-1)).toBe(`${named[1]?.page}`);
    }
  });
});

test('a footer counts the pages of the document, or of its section', () => {
  const count = (of: 'document' | 'section'): ComposedInline => ({
    type: 'field',
    instruction: { kind: 'pageCount', of },
    result: '1',
    properties: PLAIN_RUN,
  });
  const footer = paragraph('', {
    style: 'Footer',
    content: [count('section'), text('/'), count('document')],
  });
  const section = {
    page,
    headers: [{ kind: 'footer', pages: 'usual', paragraph: footer }],
    ownPages: [],
  } as const;
  const long = Array.from({ length: 60 }, () => paragraph('words'));
  const sections = [
    { ...section, blocks: long },
    { ...section, blocks: [paragraph('words')] },
  ];
  const pages = layOut({ ...composed(), sections }, theme);
  const counts = pages.overview.pages.map((_, index) =>
    pages
      .draw(index + 1)
      .footer.flatMap((block) => (block.type === 'paragraph' ? block.lines : []))
      .flatMap(({ pieces }) => pieces.map(textOf))
      .join(''),
  );
  expect(counts).toEqual(['2/3', '2/3', '1/3']);
});

test('a word wider than the line goes on at any letter, with the word before and after it', () => {
  const [first] = drawn(paragraph(`Before ${'abcdefghij'.repeat(20)} after`));
  const lines = first?.lines.map(({ pieces }) => pieces.map(textOf).join(''));
  expect(lines?.join('')).toBe(`Before ${'abcdefghij'.repeat(20)} after`);
  expect(lines?.[0]?.trim()).toBe('Before');
  for (const { pieces } of first?.lines ?? [])
    for (const { x, width } of pieces) expect(x + width).toBeLessThanOrEqual(RIGHT + 0.001);
});
