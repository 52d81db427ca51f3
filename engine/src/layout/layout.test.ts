import { describe, expect, test } from 'vitest';
import { settingsOf } from '../api/settings.js';
import type { Composed, ComposedBlock, ComposedInline, ComposedParagraph } from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import type { Heading } from '../model/document.js';
import type { PlacedBlock, PlacedParagraph } from '../model/pages.js';
import { textWidth, themeOf } from '../theme/index.js';
import { LayoutSession, layOut } from './index.js';

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
  const file = { content: new Uint8Array(), extension: 'png' } as const;
  const image = { file, width: 914_400, height: 914_400 };
  const picture: ComposedInline = {
    type: 'picture',
    image,
    width: 914_400,
    height: 914_400,
    alt: '',
    title: '',
  };
  const session = new LayoutSession();
  const numbers = [1, 2].map(() => {
    const laidOut = layOut(composed(paragraph('', { content: [picture] })), theme, session);
    const [block] = laidOut.draw(1).body;
    const piece = block?.type === 'paragraph' ? block.lines[0]?.pieces[0] : undefined;
    expect(piece).toMatchObject({ type: 'picture', width: 1440, height: 1440 });
    return piece?.type === 'picture' ? piece.picture : undefined;
  });
  expect(numbers[0]).toBe(numbers[1]);
  expect(session.picture(numbers[0] ?? 0)).toBe(image);
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
