import { describe, expect, test } from 'vitest';
import type { Heading } from '../model/document.js';
import { type Box, type BoxFormat, type PageRoom, PLAIN, type RowBox, type SeparatorBox } from './boxes.js';
import type { SetNote } from './notes.js';
import { paginate } from './pages.js';
import type { BoxSection, ColumnRecord } from './paginated.js';

/** A page of ten lines of 100 twips. */
const ROOM = { height: 1000, separator: 50 };

const FORMAT: BoxFormat = { ...PLAIN, style: 'Normal', keepLines: false };

/** A line with the marks of notes, each named by its height. */
const line = (...notes: number[]) => ({ height: 100, ownHeight: 100, notes });

/** A note of lines of 50 twips, of which two must be on the page where it begins. */
const noteOf = (height: number): SetNote => {
  const lines = Array.from({ length: height / 50 }, (_, index) => ({
    box: text(height / 50),
    index,
    gap: 0,
    height: 50,
  }));
  return { number: height, boxes: [], lines, numbered: [], height, inseparable: 2, after: 0 };
};

const text = (lines: number, format: Partial<BoxFormat> = {}): SeparatorBox => ({
  type: 'separator',
  format: { ...FORMAT, ...format },
  lines: Array.from({ length: lines }, () => line()),
});

const heading = (format: Partial<BoxFormat> = {}): SeparatorBox => ({
  ...text(1, { style: 'Heading1', keepNext: true, ...format }),
  headings: [{ type: 'heading', depth: 1, children: [], line: 1 } satisfies Heading],
});

const sectionFrom = (start: number, room: PageRoom, own: Partial<BoxSection> = {}): BoxSection => ({
  start,
  columns: 1,
  rooms: { usual: room, first: room, even: room },
  hasFirstPage: false,
  firstNumber: undefined,
  ...own,
});
const FIRST_SECTION = sectionFrom(0, ROOM);

const recordsOf = (boxes: readonly Box[], ...others: readonly BoxSection[]) =>
  paginate({ boxes, sections: [FIRST_SECTION, ...others], hasEvenPages: false, note: noteOf }).records;

/** The pages of the headings. */
const pagesOf = (...boxes: readonly Box[]): number[] => headingPages(recordsOf(boxes));

const headingPages = (records: readonly ColumnRecord[]): number[] =>
  records.flatMap(({ parts }, index) =>
    parts.filter(({ box, from }) => box.headings && from === 0).map(() => index + 1),
  );

describe('a page', () => {
  test('holds what fits', () => {
    expect(pagesOf(text(9), heading())).toEqual([1]);
    expect(pagesOf(text(10), heading())).toEqual([2]);
    expect(pagesOf(text(25), heading(), text(20), heading())).toEqual([3, 5]);
  });

  test('has the larger of the two spaces between paragraphs, and none at its top', () => {
    expect(pagesOf(text(7, { after: 150 }), heading({ before: 200 }))).toEqual([1]);
    expect(pagesOf(text(7, { after: 150 }), heading({ before: 201 }))).toEqual([2]);
    expect(pagesOf(text(10), heading({ before: 500 }), text(4), heading(), text(5))).toEqual([2, 2]);
  });

  test('has no space between contextual paragraphs of one style', () => {
    const list = { after: 100, contextual: true };
    expect(pagesOf(text(3, list), text(3, list), text(3, list), heading())).toEqual([2]);
    expect(pagesOf(text(3, list), text(3, list), text(2, list), heading())).toEqual([1]);
  });

  test('ends with a line whose spacing may extend beyond it', () => {
    const spread: SeparatorBox = {
      ...text(0),
      lines: Array(10).fill({ height: 110, ownHeight: 10, notes: [] }),
    };
    expect(pagesOf(spread, heading())).toEqual([2]);
    expect(recordsOf([spread])).toHaveLength(1);
  });

  test('has the space above its first paragraph, at the top of the document', () => {
    expect(pagesOf(text(8, { before: 100 }), heading())).toEqual([1]);
    expect(pagesOf(text(8, { before: 101 }), heading())).toEqual([2]);
  });

  test('begins with a section, and is of its size', () => {
    const boxes = [text(3), heading(), text(3), heading(), text(2)];
    const small = sectionFrom(1, { height: 500, separator: 50 });
    expect(headingPages(recordsOf(boxes, small))).toEqual([2, 3]);
    expect(headingPages(recordsOf(boxes))).toEqual([1, 1]);
  });

  test('has the space below a paragraph if it is the larger one', () => {
    const topsOf = (...boxes: readonly Box[]) => recordsOf(boxes)[0]?.parts.map(({ top }) => top);
    expect(topsOf(text(2, { after: 200 }), text(1, { before: 100 }))).toEqual([0, 400]);
    expect(topsOf(text(2, { after: 100 }), text(1, { before: 200 }))).toEqual([0, 400]);
    expect(pagesOf(text(7, { after: 200 }), heading({ before: 100 }))).toEqual([1]);
    expect(pagesOf(text(7, { after: 201 }), heading({ before: 100 }))).toEqual([2]);
  });

  test('begins where a paragraph says so, unless it is the first on its page', () => {
    const begun = (lines: number): SeparatorBox => ({ ...text(lines), breakBefore: true });
    const shape = (...boxes: readonly Box[]) =>
      recordsOf(boxes).map(({ parts }) => parts.map(({ box, top }) => [boxes.indexOf(box), top]));
    expect(shape(text(2), begun(3), text(1))).toEqual([
      [[0, 0]],
      [
        [1, 0],
        [2, 300],
      ],
    ]);
    expect(shape(begun(2), begun(3))).toEqual([[[0, 0]], [[1, 0]]]);
    expect(shape({ ...text(2), breakAfter: true }, begun(3))).toEqual([[[0, 0]], [[1, 0]]]);
    expect(shape(text(10), begun(3))).toEqual([[[0, 0]], [[1, 0]]]);
  });

  test('has the space above its first paragraph where a section begins it, or continues on it', () => {
    const boxes = [text(2), text(2, { before: 300 })];
    const topsIn = (own: Partial<BoxSection>) =>
      recordsOf(boxes, sectionFrom(1, ROOM, own)).map(({ band, parts }) => [band.top, parts[0]?.top]);
    expect(topsIn({})).toEqual([
      [0, 0],
      [0, 300],
    ]);
    expect(topsIn({ isContinued: true })).toEqual([
      [0, 0],
      [200, 300],
    ]);
  });

  test('has a line that is higher than it to itself', () => {
    const high: SeparatorBox = { ...text(0), lines: [{ height: 1200, ownHeight: 1200, notes: [] }] };
    expect(recordsOf([high, text(3)]).map(({ height, foot, parts }) => [height, foot, parts.length])).toEqual(
      [
        [1200, 0, 1],
        [300, 0, 1],
      ],
    );
  });

  test('begins where a break says so', () => {
    expect(pagesOf({ ...text(1), breakAfter: true }, heading())).toEqual([2]);
    const spaced = heading({ before: 500 });
    expect(pagesOf({ ...text(1), breakAfter: true }, spaced, text(4), heading())).toEqual([2, 3]);
    expect(pagesOf(text(10), spaced, text(4), heading())).toEqual([2, 2]);
  });
});

describe('lines stay together', () => {
  test('a heading and two lines of its text', () => {
    expect(pagesOf(text(7), heading(), text(5))).toEqual([1]);
    expect(pagesOf(text(8), heading(), text(5))).toEqual([2]);
    expect(pagesOf(text(6), heading(), heading(), text(5))).toEqual([1, 1]);
    expect(pagesOf(text(7), heading(), heading(), text(5))).toEqual([2, 2]);
  });

  test('the first two and the last two of a paragraph', () => {
    // One line of three would be left alone, so all three move, and a heading that follows is on the new page.
    expect(pagesOf(text(8), text(3), text(7), heading())).toEqual([3]);
    expect(pagesOf(text(8), text(4), text(7), heading())).toEqual([2]);
    // Nine lines fit; the last of ten must not be alone, so eight stay.
    expect(pagesOf(text(1), text(10), text(7), heading())).toEqual([2]);
    expect(pagesOf(text(1), text(10), text(8), heading())).toEqual([3]);
  });

  test('all of a table row, under the header row again', () => {
    const table = {
      type: 'table',
      style: 'MarkdownTable',
      widths: [],
      indent: 0,
      rightToLeft: false,
      hasFirstRow: true,
      rows: [],
    } as const;
    const row = (lines: number, ...header: readonly RowBox[]): RowBox => ({
      type: 'row',
      table,
      row: 0,
      begins: true,
      ends: true,
      column: { x: 0, width: 0, isCell: false },
      cells: [],
      format: { ...FORMAT, keepLines: true },
      lines: [{ height: lines * 100, ownHeight: lines * 100, notes: [] }],
      header,
    });
    const first = row(1);
    expect(pagesOf(first, row(5, first), row(5, first), text(3), heading())).toEqual([2]);
    expect(pagesOf(first, row(5, first), row(5, first), text(4), heading())).toEqual([3]);
    const [, second] = recordsOf([first, row(5, first), row(5, first)]);
    expect(second?.repeated.map(({ box }) => box)).toEqual([first]);
  });

  test('the whole of a paragraph that keeps its lines together', () => {
    const kept = text(5, { keepLines: true });
    expect(pagesOf(text(7), kept, text(4), heading())).toEqual([2]);
    expect(pagesOf(text(7), kept, text(5), heading())).toEqual([3]);
  });

  test('the first two lines, even if only one line would be left', () => {
    expect(pagesOf(text(9), text(4), text(5), heading())).toEqual([2]);
    expect(pagesOf(text(9), text(4), text(6), heading())).toEqual([3]);
  });

  test('the last two lines, also on a paragraph’s third page', () => {
    expect(pagesOf(text(21), text(7), heading())).toEqual([3]);
    expect(pagesOf(text(21), text(8), heading())).toEqual([4]);
  });

  test('a heading and its text, with the spaces between them', () => {
    expect(pagesOf(text(6), heading({ before: 50, after: 50 }), text(5))).toEqual([1]);
    expect(pagesOf(text(6), heading({ before: 50, after: 51 }), text(5))).toEqual([2]);
    expect(pagesOf(text(6), heading({ before: 51, after: 50 }), text(5))).toEqual([2]);
    expect(pagesOf(text(6), heading({ above: 50, below: 50 }), text(5))).toEqual([1]);
    expect(pagesOf(text(6), heading({ above: 50, below: 51 }), text(5))).toEqual([2]);
  });

  test('a header row with the first row below it, and what keeps with it', () => {
    const row = (lines: number, keepNext: boolean): SeparatorBox => ({
      ...text(0, { keepNext, keepLines: true }),
      lines: [{ height: lines * 100, ownHeight: lines * 100, notes: [] }],
    });
    expect(pagesOf(text(6), heading(), row(1, true), row(2, false))).toEqual([1]);
    expect(pagesOf(text(6), heading(), row(1, true), row(3, false))).toEqual([2]);
  });

  test('what would not fit on a page either does not begin one', () => {
    const kept = text(5, { keepNext: true });
    expect(pagesOf(text(6), heading(), kept, text(2))).toEqual([2]);
    expect(pagesOf(text(6), heading(), kept, kept, text(2))).toEqual([1]);
  });

  test('what fills a page moves to one', () => {
    expect(pagesOf(text(1), heading(), text(9, { keepLines: true }))).toEqual([2]);
    expect(pagesOf(text(1), heading(), text(10, { keepLines: true }))).toEqual([1]);
  });

  test('what would not fit on a page as a whole does not move in its middle either', () => {
    const kept = (lines: number) => text(lines, { keepNext: true });
    const boxes: readonly Box[] = [text(6), heading(), kept(5), kept(8), text(2)];
    const placed = recordsOf(boxes).map(({ parts }) =>
      parts.map(({ box, from, to }) => [boxes.indexOf(box), from, to]),
    );
    expect(placed).toEqual([
      [
        [0, 0, 6],
        [1, 0, 1],
        [2, 0, 3],
      ],
      [
        [2, 3, 5],
        [3, 0, 8],
      ],
      [[4, 0, 2]],
    ]);
  });

  test('a heading does not keep with text that begins a page', () => {
    expect(pagesOf(text(9), { ...heading(), breakAfter: true }, text(5))).toEqual([1]);
  });

  test('there are no widows and orphans except in cells that break across pages', () => {
    const inCell: Partial<BoxFormat> = { singleLines: true };
    const ends = (...boxes: Box[]) => recordsOf(boxes)[0]?.parts.at(-1)?.to;
    expect([ends(text(9), text(4)), ends(text(8), text(3)), ends(text(7), text(4))]).toEqual([9, 8, 2]);
    expect([ends(text(9), text(4, inCell)), ends(text(7), text(4, inCell))]).toEqual([1, 3]);
  });

  test('a paragraph higher than a page is split anyway', () => {
    expect(pagesOf(text(25, { keepLines: true }), heading())).toEqual([3]);
  });
});

test('a border is drawn around each part of a paragraph that is split across pages', () => {
  const boxed = { above: 100, below: 100 };
  expect(pagesOf(text(8, boxed), heading())).toEqual([2]);
  // Eight lines and the border on each of two pages, then four lines and the border.
  expect(pagesOf(text(20, boxed), text(3), heading())).toEqual([3]);
  expect(pagesOf(text(20, boxed), text(4), heading())).toEqual([4]);
});

describe('notes', () => {
  const noted = (lines: number, ...notes: number[]): SeparatorBox => ({
    ...text(0),
    lines: [...text(lines - 1).lines, line(...notes)],
  });

  test('are on the page of their mark, under a separator', () => {
    expect(pagesOf(noted(4, 200), text(2), heading())).toEqual([1]);
    expect(pagesOf(noted(4, 200), text(3), heading())).toEqual([2]);
    expect(pagesOf(noted(4, 100, 100), text(2), heading())).toEqual([1]);
  });

  test('continue on the next page if they do not fit', () => {
    // Eight lines, the separator and 150 of 400 twips are on the first page; 250 and a separator are on the second.
    expect(pagesOf(noted(8, 400), text(6), heading())).toEqual([2]);
    expect(pagesOf(noted(8, 400), text(7), heading())).toEqual([3]);
  });

  test('move a single line to the next page rather than hold one line less', () => {
    // Seven lines, the separator and five of the note's six lines.
    const [first, second] = recordsOf([noted(7, 300), text(4)]);
    expect(first?.notes).toMatchObject([{ from: 0, to: 5 }]);
    expect(second?.notes).toMatchObject([{ from: 5, to: 6 }]);
  });

  test('may use the space that line spacing adds below the last line', () => {
    const spread = { ...line(150), height: 200 };
    const [first, second] = recordsOf([{ ...text(0), lines: [...text(7).lines, spread] }, text(1)]);
    expect(first?.notes).toMatchObject([{ from: 0, to: 3 }]);
    expect(second?.notes).toEqual([]);
  });

  test('have space between them, but none below the last', () => {
    const note = (number: number): SetNote => ({ ...noteOf(number), after: 60 });
    const pages = (lines: number): number =>
      paginate({ boxes: [noted(lines, 100, 150)], sections: [FIRST_SECTION], hasEvenPages: false, note })
        .records.length;
    expect(pages(6)).toBe(1);
    expect(pages(7)).toBe(2);
  });

  test('continue on the next page even if only a line of them fits below other notes', () => {
    // Of the second note's two lines one fits.
    const [first, second] = recordsOf([noted(1, 200), noted(6, 100), text(3)]);
    expect(first?.notes).toMatchObject([{ note: { number: 200 } }]);
    expect(first?.parts).toMatchObject([{ to: 1 }, { to: 6 }]);
    expect(second?.notes).toMatchObject([{ note: { number: 100 }, from: 0, to: 2 }]);
    // With no line's room, its mark goes with it.
    expect(recordsOf([noted(1, 250), noted(6, 100)])[0]?.parts).toMatchObject([{ to: 1 }, { to: 4 }]);
  });

  test('continue below a wide separator', () => {
    const [first, second] = recordsOf([noted(8, 400), text(4)]);
    expect([first?.continuesNote, second?.continuesNote]).toEqual([false, true]);
  });

  test('have less room below text with a border', () => {
    const bordered: SeparatorBox = { ...noted(7, 400), format: { ...FORMAT, below: 100 } };
    expect(recordsOf([noted(7, 400)])[0]?.notes).toMatchObject([{ from: 0, to: 5 }]);
    expect(recordsOf([bordered])[0]?.notes).toMatchObject([{ from: 0, to: 3 }]);
  });

  test('that fill a page leave no line of text on it, and one line if there is room for one', () => {
    // The first page has a line and 17 of the note’s lines of 50 twips.
    const placed = (more: number) =>
      recordsOf([noted(1, 17 * 50 + more), text(6)]).map(({ parts, notes }) => [
        parts.map(({ from, to }) => [from, to]),
        notes.map(({ from, to }) => [from, to]),
      ]);
    expect(placed(19 * 50)).toEqual([
      [[[0, 1]], [[0, 17]]],
      [[], [[17, 36]]],
      [[[0, 6]], []],
    ]);
    expect(placed(17 * 50)[1]).toEqual([[[0, 1]], [[17, 34]]]);
    expect(placed(18 * 50)[1]).toEqual([[], [[17, 35]]]);
    expect(placed(15 * 50)[1]).toEqual([[[0, 2]], [[17, 32]]]);
  });

  test('that continue are not lost where a section goes on on the same page', () => {
    const records = recordsOf([noted(8, 400), text(2)], sectionFrom(1, ROOM, { isContinued: true }));
    expect(records.map(({ notes }) => notes.map(({ from, to }) => [from, to]))).toEqual([[[0, 3]], [[3, 8]]]);
    expect(records[1]?.parts).toHaveLength(1);
  });

  test('move to the next page with their line if not even their first line fits', () => {
    // Seven lines stay. Two, the separator and the note are on the second page.
    expect(pagesOf(noted(9, 200), text(4), heading())).toEqual([2]);
    expect(pagesOf(noted(9, 200), text(6), heading())).toEqual([3]);
  });
});

describe('columns that end on a page with text below them', () => {
  const columns = (start: number, columns: number): BoxSection =>
    sectionFrom(start, ROOM, { columns, isContinued: true });
  const placesOf = (...given: Parameters<typeof recordsOf>) =>
    recordsOf(...given).map(({ section, column, band, parts }) => [
      section,
      column,
      band.top,
      ...parts.map(({ from, to }) => to - from),
    ]);

  test('have the same height', () => {
    expect(placesOf([text(2), text(5), text(1)], columns(1, 2), columns(2, 1))).toEqual([
      [0, 0, 0, 2],
      [1, 0, 200, 3],
      [1, 1, 200, 2],
      [2, 0, 500, 1],
    ]);
  });

  test('fill their page if they continue on the next, and are of equal height there', () => {
    expect(placesOf([text(6), text(14), text(1)], columns(1, 2), columns(2, 1))).toEqual([
      [0, 0, 0, 6],
      [1, 0, 600, 4],
      [1, 1, 600, 4],
      [1, 0, 0, 3],
      [1, 1, 0, 3],
      [2, 0, 300, 1],
    ]);
  });

  test('have the same height, too, where the first of them was full', () => {
    expect(placesOf([text(2), text(14), text(1)], columns(1, 2), columns(2, 1))).toEqual([
      [0, 0, 0, 2],
      [1, 0, 200, 7],
      [1, 1, 200, 7],
      [2, 0, 900, 1],
    ]);
    const three = placesOf([text(1), text(21), text(1)], columns(1, 3), columns(2, 1));
    expect(three.map(([, , top, lines]) => [top, lines])).toEqual([
      [0, 1],
      [100, 7],
      [100, 7],
      [100, 7],
      [800, 1],
    ]);
  });

  test('have their notes whole at the foot of the page, which has room for them', () => {
    const noted: SeparatorBox = { ...text(0), lines: [line(), line(200), line(), line()] };
    const records = recordsOf([text(2), noted, text(1)], columns(1, 2), columns(2, 1));
    const [, one, two] = records;
    for (const column of [one, two]) expect(column).toMatchObject({ section: 1, height: 200 });
    expect(one?.notes.map(({ from, to }) => [from, to])).toEqual([[0, 4]]);
    expect(two?.notes).toEqual([]);
  });

  test('stay as they are where they fill their page, or their notes continue', () => {
    const full = placesOf([text(2), text(16), text(1)], columns(1, 2), columns(2, 1));
    expect(full.filter(([, , , lines]) => lines !== undefined)).toEqual([
      [0, 0, 0, 2],
      [1, 0, 200, 8],
      [1, 1, 200, 8],
      [2, 0, 0, 1],
    ]);
    const noted: SeparatorBox = { ...text(0), lines: [...text(3).lines, line(1500)] };
    const records = recordsOf([text(1), noted, text(1)], columns(1, 2), columns(2, 1));
    const lines = records.flatMap(({ notes }) => notes.map(({ from, to }) => to - from));
    expect(lines.reduce((sum, each) => sum + each)).toBe(30);
  });

  test('move to the next page if not even their first lines fit', () => {
    const [, ...others] = placesOf([text(9), text(4), text(1)], columns(1, 2), columns(2, 1));
    expect(others.filter(([, , top]) => top === 0)).toEqual([
      [1, 0, 0, 2],
      [1, 1, 0, 2],
    ]);
  });
});
