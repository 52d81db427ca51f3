import { describe, expect, test } from 'vitest';
import { tablesWith, templateLook } from '../../../tests/composed.js';
import { settingsOf } from '../api/settings.js';
import type {
  ComposedBlock,
  ComposedCell,
  ComposedInline,
  ComposedParagraph,
  ComposedRow,
  ComposedTable,
} from '../model/composed.js';
import { PLAIN_RUN } from '../model/composed-inlines.js';
import type { Heading } from '../model/document.js';
import type { Note } from '../model/resolved.js';
import type { WordTemplateNumber } from '../model/word-template-number.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import { themeOf } from '../theme/index.js';
import { CALLOUT_MARGIN, CELL_MARGIN } from '../theme/measures.js';
import { boxesOf, formatFor } from './blocks.js';
import { type Box, heightOf } from './boxes.js';
import type { Typesetting } from './typesetting.js';

const theme = themeOf(settingsOf({}));
const setting: Typesetting = { theme, formats: formatsOf(theme) };
const threeRules: Typesetting = {
  ...setting,
  theme: { ...theme, tables: themeOf(settingsOf({ template: 'academic' })).tables },
};
const column = (width: number) => ({ x: 0, width, pageHeight: 14000, isCell: false });
const WORDS = 'some words of a text that is long enough for several lines of any width, whichever it may be';

const paragraph = (own: Partial<ComposedParagraph> = {}, text = WORDS): ComposedParagraph => ({
  type: 'paragraph',
  style: 'BodyText',
  content: [{ type: 'text', text, properties: PLAIN_RUN }],
  rightToLeft: false,
  ...own,
});

/** How many lines a paragraph takes. */
const linesOf = (block: ComposedParagraph, width: number) =>
  boxesOf(block, column(width), setting)[0]?.lines.length;

describe('a paragraph', () => {
  test('has the lines that fit between its indents', () => {
    const narrow = linesOf(paragraph(), 3000);
    expect(narrow).toBeGreaterThan(linesOf(paragraph(), 4500) ?? 0);
    expect(linesOf(paragraph({ indents: { left: 1000, right: 500 } }), 4500)).toBe(narrow);
    expect(linesOf(paragraph({ indents: { left: 1500 } }), 4500)).toBe(narrow);
    expect(linesOf(paragraph({ indents: { right: 1500 } }), 4500)).toBe(narrow);
    const level = { sequence: undefined, format: 'bullet', start: 1, level: 1, isOfStyle: true } as const;
    expect(linesOf(paragraph({ numbering: level }), 3000 + 2 * theme.listIndent)).toBe(narrow);
  });

  test('has a first line as high as its list marker, which right to left is in the font of its text', () => {
    const firstHeight = (own: Partial<ComposedParagraph>) => {
      const code = { type: 'text', text: 'x', properties: { ...PLAIN_RUN, style: 'InlineCode' } } as const;
      const level = { sequence: undefined, format: 'bullet', start: 1, level: 0, isOfStyle: true } as const;
      const item = paragraph({ content: [code], numbering: level, ...own });
      return boxesOf(item, column(5000), setting)[0]?.lines[0]?.height ?? 0;
    };
    const bare = firstHeight({ numbering: undefined });
    const leftToRight = firstHeight({});
    expect(leftToRight).toBeGreaterThan(bare + 30);
    // The complex font of Calibri is Arial, which is lower.
    const rightToLeft = firstHeight({ rightToLeft: true });
    expect(rightToLeft).toBeGreaterThan(bare);
    expect(rightToLeft).toBeLessThan(leftToRight);
  });

  test('is kept together and with the next if it or its style says so', () => {
    const keeps = (own: Partial<ComposedParagraph>) => {
      const { keepLines, keepNext } = boxesOf(paragraph(own), column(5000), setting)[0]?.format ?? {};
      return { keepLines, keepNext };
    };
    expect(keeps({})).toEqual({ keepLines: false, keepNext: false });
    expect(keeps({ keepNext: true })).toEqual({ keepLines: false, keepNext: true });
    expect(keeps({ keepLines: true })).toEqual({ keepLines: true, keepNext: false });
    const heading = keeps({ style: 'Heading2' });
    expect(heading.keepNext).toBe(true);
    expect(keeps({ style: 'Heading2', keepLines: true })).toEqual({ ...heading, keepLines: true });
  });

  test('has its own spacing, or that which all paragraphs of a Word template have', () => {
    expect(boxesOf(paragraph(), column(5000), setting)[0]?.format).not.toHaveProperty('addsSpace');
    const own = { ...setting, theme: { ...theme, ...templateLook({ addsSpace: true }) } };
    const { after, style } = formatOf(setting.formats, 'BodyText');
    expect(boxesOf(paragraph(), column(5000), own)[0]?.format).toMatchObject({
      addsSpace: true,
      after,
      style,
    });
  });

  test('is set anew in another width, on pages of another height, in another theme or with other hyphenation', () => {
    const block = paragraph();
    const first = boxesOf(block, column(3000), setting);
    expect(boxesOf(block, column(3000), { ...setting })).toBe(first);
    const others = [
      boxesOf(block, column(2000), setting),
      boxesOf(block, { ...column(2000), pageHeight: 9000 }, setting),
      boxesOf(block, { ...column(2000), pageHeight: 9000 }, { ...setting, hyphenate: () => [] }),
      boxesOf(block, { ...column(2000), pageHeight: 9000 }, { ...setting, theme: { ...theme } }),
      boxesOf(block, column(3000), setting),
    ];
    expect(new Set([first, ...others]).size).toBe(6);
    expect(others[0]?.[0]?.lines.length).toBeGreaterThan(first[0]?.lines.length ?? 0);
  });

  test('has its own spacing before its style’s', () => {
    const [box] = boxesOf(paragraph({ style: 'ListParagraph' }), column(5000), setting);
    expect(box?.format).toMatchObject({ contextual: true });
    const spaced = paragraph({ style: 'ListParagraph', spacing: { after: 77, always: true } });
    expect(boxesOf(spaced, column(5000), setting)[0]?.format).toMatchObject({ after: 77, contextual: false });
    const other = paragraph({ style: 'ListParagraph', spacing: { after: 77, always: false } });
    expect(boxesOf(other, column(5000), setting)[0]?.format).toMatchObject({ after: 77, contextual: true });
  });

  test('begins a page at a page break, but not in a cell', () => {
    const broken = () => paragraph({ content: [{ type: 'pageBreak' }] });
    const inCell = { ...column(5000), isCell: true };
    expect(boxesOf(broken(), column(5000), setting)[0]?.breakAfter).toBe(true);
    expect(boxesOf(broken(), inCell, setting)[0]?.breakAfter).toBeUndefined();
    expect(boxesOf(paragraph(), column(5000), setting)[0]?.breakAfter).toBeUndefined();
  });

  test('begins a page by its style, too, but not in a cell', () => {
    const begins = paragraph({ beginsPage: true });
    expect(boxesOf(begins, column(5000), setting)[0]).toMatchObject({ breakBefore: true });
    expect(boxesOf(begins, { ...column(5000), isCell: true }, setting)[0]).toMatchObject({
      breakBefore: true,
    });
    expect(boxesOf(paragraph(), column(5000), setting)[0]).not.toHaveProperty('breakBefore');
    const styled = { format: { ...formatOf(setting.formats, 'BodyText'), beginsPage: true } } as const;
    const inCell = { ...column(5000), isCell: true };
    expect(boxesOf(paragraph(styled), column(5000), setting)[0]).toMatchObject({ breakBefore: true });
    expect(boxesOf(paragraph(styled), inCell, setting)[0]).not.toHaveProperty('breakBefore');
  });

  test('has the numbers of the notes that it refers to', () => {
    const mark = { type: 'noteReference', note: { number: 3 } as Note, text: '3' } as const;
    const notesOf = (...content: ComposedParagraph['content']) =>
      boxesOf(paragraph({ content }), column(2000), setting)[0]?.notes;
    const words = { type: 'text', text: WORDS, properties: PLAIN_RUN } as const;
    const link = { type: 'link', target: { kind: 'bookmark', bookmark: 'b' }, content: [words] } as const;
    expect(notesOf(words, mark, words)).toEqual([3]);
    expect(notesOf(words, link as unknown as ComposedInline, mark)).toEqual([3]);
    expect(notesOf(words) ?? []).toEqual([]);
  });

  test('has places among its words', () => {
    const words = { type: 'text', text: WORDS, properties: PLAIN_RUN } as const;
    const link = { type: 'link', target: { kind: 'bookmark', bookmark: 'there' }, content: [words] } as const;
    for (const inline of [link, { type: 'revised', content: [link] }]) {
      const place = inline as unknown as ComposedInline;
      for (const content of [[place], [words, place, words]])
        expect(boxesOf(paragraph({ content }), column(5000), setting)[0]?.targets).toEqual(['there']);
    }
    const marked: ComposedInline = { type: 'bookmarked', names: ['here'], content: [words] };
    const content = [words, marked];
    expect(boxesOf(paragraph({ content }), column(5000), setting)[0]?.bookmarks).toEqual(['here']);
  });

  test('has a tab that leads to the number on the right, if its style has a stop there', () => {
    const content: ComposedParagraph['content'] = [
      { type: 'text', text: 'words that end before it', properties: PLAIN_RUN },
      { type: 'tab' },
      { type: 'text', text: '12', properties: PLAIN_RUN },
    ];
    // Words and number have room, but not with a tab to one of Word’s own stops between them.
    const width = 2500;
    expect(linesOf(paragraph({ content, style: 'TOC1' }), width)).toBe(1);
    expect(linesOf(paragraph({ content }), width)).toBe(2);
  });

  test('has a tab that leads to a stop of its own', () => {
    const text = { type: 'text', text: 'ab', properties: PLAIN_RUN } as const;
    const content: ComposedParagraph['content'] = [text, { type: 'tab' }, text];
    for (const left of [1500, 2000])
      expect(
        [left, left + 300].map((width) => linesOf(paragraph({ content, tabs: { left } }), width)),
      ).toEqual([2, 1]);
    expect(linesOf(paragraph({ content }), 1100)).toBe(1);
    expect(formatFor(paragraph({ tabs: { left: 1500 } }), setting).tabStops).toEqual([
      { position: 1500, alignment: 'left', dots: false },
    ]);
  });

  test('that is a heading with a number of a Word template has the indents and stops of its level', () => {
    const numbered = (own: Partial<WordTemplateNumber>): ComposedParagraph => {
      const given: WordTemplateNumber = { between: 'tab', left: 0, firstLine: 0, ...own };
      const number = {
        text: '1',
        printed: '1',
        list: 'headings',
        level: 0,
        first: 0,
        between: 'tab',
        templateNumber: given,
      };
      return paragraph({ style: 'Heading1', headingNumber: number as never });
    };
    const formatWith = (own: Partial<WordTemplateNumber>) => formatFor(numbered(own), setting);
    const heading = formatOf(setting.formats, 'Heading1');
    const tabStops = [{ position: 700, alignment: 'left', dots: false }] as const;
    expect(formatWith({ left: 900, firstLine: -400, tabStops })).toEqual({
      ...heading,
      left: 900,
      firstLine: -400,
      tabStops,
    });
    expect(formatWith({ left: 900 })).toEqual({ ...heading, left: 900, firstLine: 0 });
    expect(formatFor(paragraph({ style: 'Heading1', headingNumber: 'none' }), setting)).toBe(heading);
    expect(linesOf(numbered({ left: 3000 }), 6000)).toBeGreaterThan(linesOf(numbered({}), 6000) ?? 0);
  });

  test('has the bookmarks and the targets of links at any depth', () => {
    const link = (bookmark: string, content: ComposedParagraph['content']) =>
      ({
        type: 'link',
        target: { kind: 'bookmark', bookmark },
        content,
      }) as ComposedParagraph['content'][number];
    const content: ComposedParagraph['content'] = [
      { type: 'bookmarked', names: ['one', 'two'], content: [link('three', [])] },
      link('four', [{ type: 'bookmarked', names: ['five'], content: [] }]),
      { type: 'revised', content: [link('six', [])] } as unknown as ComposedParagraph['content'][number],
      {
        type: 'link',
        target: { kind: 'address' },
        content: [],
      } as unknown as ComposedParagraph['content'][number],
    ];
    expect(boxesOf(paragraph({ content }), column(5000), setting)[0]).toMatchObject({
      bookmarks: ['one', 'two', 'five'],
      targets: ['three', 'four', 'six'],
    });
  });

  test('without text is as high as a line', () => {
    const height = (text: string) => heightOf(boxesOf(paragraph({}, text), column(5000), setting));
    expect(boxesOf(paragraph({ content: [] }), column(300), setting)[0]?.lines).toMatchObject([{ end: 0 }]);
    expect(heightOf(boxesOf(paragraph({ content: [] }), column(5000), setting))).toBe(height('x'));
  });

  test('of a table of contents is below its title', () => {
    const contents = {
      type: 'contents',
      title: paragraph({ style: 'TOCHeading' }, 'Contents'),
      entries: [paragraph({}, 'One'), paragraph({}, 'Two')],
      end: paragraph({ content: [] }),
    } as const;
    const { title, entries, end } = contents;
    expect(
      boxesOf(contents, column(5000), setting).map((box) => box.type === 'paragraph' && box.paragraph),
    ).toEqual([title, ...entries, end]);
  });
});

describe('a table', () => {
  const WIDTH = 3000;
  const text = paragraph({ style: 'TableText' });
  const cell = (own: Partial<ComposedCell> = {}): ComposedCell => ({
    column: 0,
    columns: 1,
    rows: 1,
    continued: false,
    width: WIDTH,
    blocks: [text],
    ...own,
  });
  const row = (cells: readonly ComposedCell[], own: Partial<ComposedRow> = {}): ComposedRow => ({
    isHeader: false,
    splits: false,
    cells,
    ...own,
  });
  const table = (...rows: readonly ComposedRow[]): ComposedTable => ({
    type: 'table',
    style: 'MarkdownTable',
    widths: [WIDTH, WIDTH],
    indent: 0,
    rightToLeft: false,
    hasFirstRow: false,
    rows,
  });
  const heights = (...rows: readonly ComposedRow[]) =>
    boxesOf(table(...rows), column(9000), setting).map(({ lines }) => lines[0]?.height);
  const inside = (...blocks: readonly ComposedParagraph[]) =>
    heightOf(
      blocks.flatMap((block) =>
        boxesOf(block, { ...column(WIDTH - 2 * CELL_MARGIN), isCell: true }, setting),
      ),
    );

  test('has rows as high as their highest cell and a rule', () => {
    const high = cell({ column: 1, blocks: [text, text] });
    expect(heights(row([cell()]))).toEqual([inside(text) + 10]);
    expect(heights(row([cell(), high]), row([high, cell()]))).toEqual([
      inside(text, text) + 10,
      inside(text, text) + 10,
    ]);
  });

  test('has rows that stay whole, without space around them', () => {
    const [box] = boxesOf(table(row([cell()]), row([cell()])), column(9000), setting);
    expect(box?.lines).toHaveLength(1);
    expect(box?.format).toMatchObject({
      before: 0,
      after: 0,
      above: 0,
      below: 0,
      keepLines: true,
      keepNext: false,
    });
  });

  test('has room for the rule below its last row, once, after the last slice of the row', () => {
    const below = (own: Partial<ComposedTable>, pageHeight = 100_000, look = setting) =>
      boxesOf({ ...table(row([cell()]), row([cell()])), ...own }, { ...column(9000), pageHeight }, look).map(
        ({ format }) => format.below,
      );
    expect(below({})).toEqual([0, 10]);
    expect(below({}, 100_000, threeRules)).toEqual([0, 10]);
    expect(below({ style: 'TableNormal' })).toEqual([0, 0]);
    const parts = below({ rows: [row([cell({ blocks: [text, text, text] })])] }, inside(text) + 20);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.slice(0, -1).every((room) => room === 0)).toBe(true);
    expect(parts.at(-1)).toBe(10);
  });

  test('repeats its header rows above the rows that follow', () => {
    const header = row([cell()], { isHeader: true });
    const boxes = boxesOf(table(header, header, row([cell()]), row([cell()])), column(9000), setting);
    const [first, second] = boxes;
    expect(boxes.map((box) => box.type === 'row' && box.header)).toEqual([
      undefined,
      undefined,
      [first, second],
      [first, second],
    ]);
  });

  test('repeats its header rows only if they take less than half of a page, and not within a cell', () => {
    const header = row([cell()], { isHeader: true });
    const height = inside(text) + 10;
    const repeated = (pageHeight: number, isCell = false) =>
      boxesOf(table(header, row([cell()])), { ...column(9000), pageHeight, isCell }, setting).map(
        (box) => box.type === 'row' && box.header !== undefined,
      );
    expect(repeated(2.5 * height)).toEqual([false, true]);
    expect(repeated(1.5 * height)).toEqual([false, false]);
    expect(repeated(2.5 * height, true)).toEqual([false, false]);
  });

  test('without a grid has rules above its first row and its body only, and a plain one has none', () => {
    const header = row([cell()], { isHeader: true });
    const rows = [header, row([cell()]), row([cell()])];
    const heightsIn = (own: Partial<ComposedTable>) =>
      boxesOf({ ...table(...rows), ...own }, column(9000), threeRules).map(({ lines }) => lines[0]?.height);
    const plain = inside(text);
    expect(heightsIn({ hasFirstRow: true })).toEqual([plain + 10, plain + 10, plain]);
    expect(heightsIn({ style: 'TableNormal' })).toEqual([plain, plain, plain]);
  });

  test('has rows at least as high as they are meant to be', () => {
    expect(heights(row([cell()], { minHeight: 5000 }))).toEqual([5010]);
    expect(heights(row([cell()], { minHeight: 1 }))).toEqual([inside(text) + 10]);
  });

  test('from right to left has its first column on the right', () => {
    const cells = [cell(), cell({ column: 1 })];
    const left = (own: Partial<ComposedTable>) => {
      const [box] = boxesOf({ ...table(row(cells)), ...own }, column(9000), setting);
      return box?.type === 'row' ? box.cells.map(({ x }) => x) : [];
    };
    expect(left({})).toEqual([0, WIDTH]);
    expect(left({ indent: 100 })).toEqual([100, 100 + WIDTH]);
    expect(left({ rightToLeft: true, indent: 100 })).toEqual([9000 - 100 - WIDTH, 9000 - 100 - 2 * WIDTH]);
  });

  test('no part is higher than the page, including the rule above it', () => {
    const blocks = Array.from({ length: 8 }, () => paragraph({ style: 'TableText' }));
    /** Without what line spacing adds below the last line, which may extend beyond the page. */
    const bottomOf = (box: Box): number => {
      const part = box.type === 'row' ? box.cells[0]?.parts.at(-1) : undefined;
      const lines = part?.box.lines.slice(part.from, part.to) ?? [];
      const last = lines.at(-1);
      const height = lines.reduce((sum, line) => sum + line.height, part?.top ?? 0);
      return 10 + height + (last ? last.ownHeight - last.height : 0);
    };
    for (let pageHeight = 1000; pageHeight < 1600; pageHeight += 30) {
      const boxes = boxesOf(table(row([cell({ blocks })])), { ...column(9000), pageHeight }, setting);
      expect(boxes.length).toBeGreaterThan(2);
      expect(Math.max(...boxes.map(bottomOf))).toBeLessThanOrEqual(pageHeight);
    }
  });

  test('has no space for the empty paragraph that ends a cell after a table', () => {
    const inner = table(row([cell()]));
    const empty = paragraph({ content: [] });
    const [alone] = heights(row([cell({ blocks: [inner] })]));
    expect(heights(row([cell({ blocks: [inner, empty] })]))).toEqual([alone]);
    expect(heights(row([cell({ blocks: [inner, text, empty] })]))[0]).toBeGreaterThan(alone ?? 0);
    const [one = 0, two = 0] = [[text], [inner, inner]].map((blocks) => heights(row([cell({ blocks })]))[0]);
    expect(two).toBe(2 * (alone ?? 0) - 10);
    expect(heights(row([cell({ blocks: [text, inner, empty] })]))).toEqual(
      heights(row([cell({ blocks: [text, inner] })])),
    );
    expect(heights(row([cell({ blocks: [text, empty] })]))[0]).toBeGreaterThan(one);
  });

  test('has the space above and below the text of its cells that a Word template gives it', () => {
    const spaced = tablesWith('MarkdownTable', { margins: { top: 40, bottom: 70 } });
    const own = { ...setting, theme: { ...theme, ...spaced } };
    const [box] = boxesOf(table(row([cell()])), column(9000), own);
    expect(box?.lines[0]?.height).toBe(inside(text) + 40 + 70 + 10);
    expect(box?.type === 'row' && box.cells[0]?.parts[0]?.top).toBe(
      40 + (formatOf(setting.formats, 'TableText').before ?? 0),
    );
  });

  test('has rows below a repeated header that fit on a page with it', () => {
    const header = row([cell()], { isHeader: true });
    const one = inside(text) + 10;
    const blocks = Array.from({ length: 12 }, () => text);
    const found = boxesOf(
      table(header, row([cell({ blocks })])),
      { ...column(9000), pageHeight: 8 * one },
      setting,
    );
    const parts = found.slice(1).map(({ lines }) => lines[0]?.height ?? 0);
    expect(parts.length).toBeGreaterThan(1);
    for (const height of parts) expect(height).toBeLessThanOrEqual(7 * one);
  });

  test('is only stretched by cells over several rows', () => {
    const blocks = Array.from({ length: 12 }, () => text);
    const pageHeight = 5 * (inside(text) + 10);
    const partsOf = (...rows: readonly ComposedRow[]) =>
      boxesOf(table(...rows), { ...column(9000), pageHeight }, setting).map((box) =>
        box.type === 'row' ? [box.row, box.lines[0]?.height ?? 0, box.begins, box.ends] : [],
      );
    const sum = (parts: readonly (readonly unknown[])[]) =>
      parts.reduce((height, [, each]) => height + Number(each), 0);
    const high = partsOf(row([cell({ blocks })]));
    expect(sum(high)).toBeLessThan(inside(...blocks) + high.length * 20);
    expect(high.map(([, , begins]) => begins)).toEqual(high.map((_, index) => index === 0));
    expect(high.map(([, , , ends]) => ends)).toEqual(high.map((_, index) => index === high.length - 1));
    // Below a cell over three rows only the last one is higher than its own text.
    const over = cell({ column: 1, rows: 3, blocks });
    const rows = [
      row([cell(), over]),
      row([cell(), cell({ column: 1, rows: 2, continued: true, blocks: [] })]),
      row([cell(), cell({ column: 1, rows: 1, continued: true, blocks: [] })]),
    ];
    const found = partsOf(...rows);
    expect(found.filter(([index]) => index !== 2).map(([, height]) => height)).toEqual([
      inside(text) + 10,
      inside(text) + 10,
    ]);
    const { length } = found.filter(([index]) => index === 2);
    expect(length).toBeGreaterThan(1);
    // The rows above the cell do not count.
    const lower = partsOf(row([cell(), cell({ column: 1 })]), ...rows);
    expect(lower.slice(1).map(([, height]) => height)).toEqual(found.map(([, height]) => height));
  });

  test('has all of its text where a row is as high as the cell over it, or higher', () => {
    const pageHeight = 5 * (inside(text) + 10);
    for (const [above, below] of [
      [8, 20],
      [20, 8],
      [14, 14],
    ]) {
      const blocksOf = (count = 0) => Array.from({ length: count }, () => ({ ...text }));
      const over = cell({ column: 1, rows: 2, blocks: blocksOf(above) });
      const [own, rest] = [blocksOf(below), cell({ column: 1, rows: 1, continued: true, blocks: [] })];
      const boxes = boxesOf(
        table(row([cell(), over]), row([cell({ blocks: own }), rest])),
        { ...column(9000), pageHeight },
        setting,
      ).filter((box) => box.type === 'row' && box.row === 1);
      const found = boxes.flatMap((box) =>
        box.type === 'row'
          ? box.cells.flatMap(({ parts }) =>
              parts.flatMap((part) => (part.box.type === 'paragraph' ? [part.box.paragraph] : [])),
            )
          : [],
      );
      // Those of several lines are in one part on each page that they are on.
      expect([...new Set(found)]).toEqual(own);
      expect(boxes.map((box) => box.type === 'row' && box.ends)).toEqual(
        boxes.map((_, index) => index === boxes.length - 1),
      );
      for (const { lines } of boxes) expect(lines[0]?.height).toBeGreaterThan(inside(text));
    }
  });

  test('stretches the last row under a cell that is over several', () => {
    const over = cell({ column: 1, rows: 3, blocks: [text, text, text, text] });
    const middle = cell({ column: 1, rows: 2, continued: true });
    const last = cell({ column: 1, rows: 1, continued: true });
    const one = inside(text) + 10;
    const found = heights(row([cell(), over]), row([cell(), middle]), row([cell(), last]));
    expect(found).toEqual([one, one, inside(text, text, text, text) - 2 * one + 10]);
  });

  test('reports the headings in its cells', () => {
    const heading: Heading = { type: 'heading', depth: 2, children: [], line: 1 };
    const [first, second] = boxesOf(
      table(row([cell(), cell({ blocks: [paragraph({ heading })] })]), row([cell()])),
      column(9000),
      setting,
    );
    expect(first?.headings).toEqual([heading]);
    expect(second?.headings).toEqual([]);
  });

  test('has bookmarks, links and notes in the row, and in the part of it, in which they are', () => {
    const note: Note = { number: 5 } as Note;
    const heading: Heading = { type: 'heading', depth: 2, children: [], line: 1 };
    const words = { type: 'text', text: WORDS.repeat(3), properties: PLAIN_RUN } as const;
    const link = { type: 'link', target: { kind: 'bookmark', bookmark: 'there' }, content: [words] };
    const content: ComposedParagraph['content'] = [
      { type: 'bookmarked', names: ['here'], content: [words] },
      link as unknown as ComposedInline,
      { type: 'noteReference', note, text: '5' },
    ];
    const block = paragraph({ style: 'TableText', content, heading });
    const facts = (pageHeight: number) =>
      boxesOf(table(row([cell({ blocks: [block] })])), { ...column(9000), pageHeight }, setting).map(
        ({ headings, bookmarks, targets, notes, lines }) => [
          headings,
          bookmarks,
          targets,
          notes,
          lines[0]?.notes,
        ],
      );
    expect(facts(9000)).toEqual([[[heading], ['here'], ['there'], [5], [5]]]);
    const parts = facts(2 * (inside(text) + 10));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(([headings, bookmarks]) => [headings, bookmarks])).toEqual(
      parts.map((_, index) => (index === 0 ? [[heading], ['here']] : [[], []])),
    );
    expect(parts.map(([, , targets]) => targets)).toEqual(parts.map(() => ['there']));
    const last = parts.length - 1;
    expect(parts.map(([, , , notes, ofLine]) => [notes, ofLine])).toEqual(
      parts.map((_, index) => (index === last ? [[5], [5]] : [[], []])),
    );
  });

  test('whose header is kept with the next row has a box that is kept with the next', () => {
    const header = row([cell({ blocks: [paragraph({ keepNext: true })] })], { isHeader: true });
    const boxes = boxesOf(table(header, row([cell()])), column(9000), setting);
    expect(boxes.map(({ format }) => format.keepNext)).toEqual([true, false]);
  });

  test('with a row that splits is in one breakable cell, without widow control', () => {
    const title = row([cell({ blocks: [paragraph({ style: 'CalloutNoteTitle' })] })]);
    const content = row([cell({ blocks: [paragraph({ style: 'CalloutText' })] })], { splits: true });
    const boxes = boxesOf(table(title, content), column(9000), setting);
    const [first, second] = boxes.map((box) => (box.type === 'paragraph' ? box.column.breakable : undefined));
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(boxes.map(({ format }) => [format.keepNext, format.singleLines])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('whose rows split has each line of its paragraphs, on whichever page it is', () => {
    const long = (own: Partial<ComposedParagraph> = {}) => paragraph({ style: 'CalloutText', ...own });
    const split = (...blocks: readonly ComposedBlock[]) =>
      boxesOf(
        { ...table(row([cell({ blocks })], { splits: true })), style: 'CalloutNote' },
        column(9000),
        setting,
      );
    const inColumn = { ...column(WIDTH - 2 * CALLOUT_MARGIN), isCell: true };
    const [alone] = boxesOf(long(), inColumn, setting);
    const [first, second] = split(long(), long({ keepNext: true, keepLines: true }));
    for (const box of [first, second])
      expect(box?.type === 'paragraph' && box.lines.map(({ end }) => end)).toEqual(
        alone?.type === 'paragraph' && alone.lines.map(({ end }) => end),
      );
    expect(second?.format).toMatchObject({ keepNext: false, keepLines: false });
    const { below, after } = second?.format ?? { below: 0, after: 0 };
    const last = second?.lines.at(-1);
    expect(below + after).toBeGreaterThan(0);
    expect(last?.ownHeight).toBe((last?.height ?? 0) + below + after);
    const spaced = split(long({ spacing: { after: 90, always: true } }), long())[0];
    expect(spaced?.lines.at(-1)?.ownHeight).toBe((spaced?.lines.at(-1)?.height ?? 0) + 90);
  });

  test('whose rows split begins no page inside it, and has tables in it as they are', () => {
    const broken = paragraph({ style: 'CalloutText', content: [{ type: 'pageBreak' }] });
    const header = row([cell({ blocks: [paragraph({ keepNext: true })] })], { isHeader: true });
    const blocks = Array.from({ length: 12 }, () => text);
    const inner = table(header, row([cell()]), row([cell({ blocks })]));
    const pageHeight = 5 * (inside(text) + 10);
    const [first, ...rows] = boxesOf(
      table(row([cell({ width: 2 * WIDTH, blocks: [broken, inner] })], { splits: true })),
      { ...column(9000), pageHeight },
      setting,
    );
    expect(first).not.toHaveProperty('breakAfter');
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.map(({ format }) => format.keepNext)).toEqual(rows.map((_, index) => index === 0));
    for (const { type, lines, format } of rows) {
      expect(type).toBe('row');
      expect(format.keepLines).toBe(true);
      expect(lines[0]?.ownHeight).toBe(lines[0]?.height);
      expect(lines[0]?.height).toBeLessThanOrEqual(pageHeight);
    }
  });

  test('whose rows split is the paragraphs of its cells, with the outer spaces inside', () => {
    const quoted = paragraph({ style: 'CalloutText' });
    const { before, after, above, below } = formatOf(setting.formats, 'CalloutText');
    const split = row([cell({ blocks: [quoted, quoted, quoted] })], { splits: true });
    const [first, second, third, ...rest] = boxesOf(table(split), column(9000), setting);
    expect(rest).toEqual([]);
    expect(first?.format).toMatchObject({ before: 0, above: above + before, after, below });
    expect(second?.format).toMatchObject({ before, after, above, below });
    expect(third?.format).toMatchObject({ before, above, after: 0, below: below + after });
    expect(first?.lines.length).toBe(linesOf(quoted, WIDTH - 2 * CALLOUT_MARGIN));
  });
});
