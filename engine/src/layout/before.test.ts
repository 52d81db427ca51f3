import { expect, test } from 'vitest';
import { type Box, type BoxFormat, PLAIN, type SeparatorBox } from './boxes.js';
import type { SetNote } from './notes.js';
import { paginate } from './pages.js';
import type { BoxSection, Paged, Paginated } from './paginated.js';

/** A page of ten lines of 100 twips. */
const ROOM = { height: 1000, separator: 50 };
const LOW = { height: 600, separator: 50 };
const FORMAT: BoxFormat = { ...PLAIN, style: 'Normal', keepLines: false };

const line = (...notes: number[]) => ({ height: 100, ownHeight: 100, notes });
const text = (lines: number, own: Partial<SeparatorBox> = {}): SeparatorBox => ({
  type: 'separator',
  format: FORMAT,
  lines: Array.from({ length: lines }, () => line()),
  ...own,
});
const heading = (): SeparatorBox => text(1, { format: { ...FORMAT, keepNext: true } });
/** A box of as many lines, with the marks of notes on the last one. */
const noted = (lines: number, ...notes: number[]): SeparatorBox =>
  text(lines, { lines: [...text(lines - 1).lines, line(...notes)], notes });

/** A note of as many lines of 50 twips. */
const noteOf = (number: number, count: number): SetNote => {
  const box = text(count);
  const lines = Array.from({ length: count }, (_, index) => ({ box, index, gap: 0, height: 50 }));
  return { number, boxes: [], lines, numbered: [], height: count * 50, inseparable: 1, after: 0 };
};

const section = (start: number, own: Partial<BoxSection> = {}): BoxSection => ({
  start,
  columns: 1,
  rooms: { usual: ROOM, first: ROOM, even: ROOM },
  hasFirstPage: false,
  firstNumber: undefined,
  ...own,
});

interface Given {
  readonly boxes: readonly Box[];
  readonly sections?: readonly BoxSection[];
  readonly notes?: readonly SetNote[];
  readonly hasEvenPages?: boolean;
}

const pagedOf = ({ boxes, sections = [section(0)], notes = [], hasEvenPages = false }: Given): Paged => ({
  boxes,
  sections,
  hasEvenPages,
  note: (number) => notes.find((note) => note.number === number),
});

/** All of the columns, boxes by their places among all. */
function columnsIn({ boxes, records, starts }: Paginated): unknown {
  const places = new Map(boxes.map((box, index) => [box, index]));
  return JSON.parse(
    JSON.stringify({ records, starts }, (key, value) => {
      if (key === 'note') return [value.number, value.height];
      return key === 'box' ? (places.get(value) ?? 'of a note') : value;
    }),
  );
}

/** Expects the same pages as if they had not been there before; returns which of the columns are the same as before. */
function kept(before: Given, after: Given): readonly number[] {
  const old = paginate(pagedOf(before));
  const next = paginate(pagedOf(after), old);
  expect(columnsIn(next)).toEqual(columnsIn(paginate(pagedOf(after))));
  return next.records.flatMap((record, index) => (old.records.includes(record) ? [index] : []));
}

/** Six pages, each of two boxes and a page break. */
const PAGES: readonly Box[] = Array.from({ length: 6 }, () => [
  text(4),
  text(5, { breakAfter: true }),
]).flat();
const ALL = [0, 1, 2, 3, 4, 5];

test('an unchanged text keeps all of its pages', () => {
  expect(kept({ boxes: PAGES }, { boxes: PAGES })).toEqual(ALL);
  expect(kept({ boxes: PAGES }, { boxes: [...PAGES] })).toEqual(ALL);
  expect(kept({ boxes: [] }, { boxes: PAGES })).toEqual([]);
  expect(kept({ boxes: PAGES }, { boxes: [] })).toEqual([]);
});

test.each<[string, readonly Box[], readonly number[]]>([
  ['a box replaced', PAGES.with(4, text(4)), [0, 1, 3, 4, 5]],
  ['the first box replaced', PAGES.with(0, text(4)), [1, 2, 3, 4, 5]],
  ['the last box replaced', PAGES.with(11, text(5)), [0, 1, 2, 3, 4]],
  ['a box inserted', PAGES.toSpliced(5, 0, text(1)), [0, 1, 3, 4, 5]],
  ['a box inserted that makes one page more', PAGES.toSpliced(5, 0, text(3)), [0, 1, 4, 5, 6]],
  ['a box taken away', PAGES.toSpliced(4, 1), [0, 1, 3, 4, 5]],
  ['a page taken away', PAGES.toSpliced(4, 2), [0, 1, 2, 3, 4]],
  ['a page doubled', PAGES.toSpliced(6, 0, ...PAGES.slice(4, 6)), [0, 1, 2, 4, 5, 6]],
  ['boxes at the end', [...PAGES, text(3)], ALL],
  ['boxes taken from the end', PAGES.slice(0, -2), [0, 1, 2, 3, 4]],
  ['two boxes changed', PAGES.with(2, text(3)).with(8, text(3)), [0, 2, 3, 5]],
])('pages that a change cannot have affected stay: %s', (_, boxes, expected) => {
  const all = kept({ boxes: PAGES }, { boxes });
  expect(expected.every((page) => all.includes(page))).toBe(true);
});

test('pages from the first that begins as before are kept, and those that only begin with the same box are not', () => {
  // The second page begins within the long box: at another line than before.
  const boxes = [text(4), text(25), text(5)];
  for (const page of [0, 1, 2])
    expect(kept({ boxes }, { boxes: boxes.with(0, text(5)) })).not.toContain(page);
  expect(kept({ boxes }, { boxes: boxes.with(0, text(4)) })).toEqual([1, 2, 3]);
  const twice = [text(10), ...boxes];
  expect(kept({ boxes: twice }, { boxes: twice.with(3, text(6)) })).toEqual([0, 1, 2, 3]);
});

test('a page that begins within the first paragraph goes on where it began', () => {
  const boxes = [text(25), text(4), text(9)];
  expect(kept({ boxes }, { boxes: boxes.with(2, text(5)) })).toEqual([0, 1, 2]);
  expect(kept({ boxes }, { boxes: boxes.with(1, text(6)) })).toEqual([0, 1]);
});

test('a heading moves with the text after it, however far above the change its page begins', () => {
  const boxes = [text(10), text(8), heading(), text(1), text(9)];
  expect(kept({ boxes }, { boxes: boxes.with(3, text(5)) })).toEqual([0]);
  const headings = [text(10), heading(), heading(), heading(), text(4), text(9)];
  expect(kept({ boxes: headings }, { boxes: headings.with(4, text(9)) })).toContain(0);
  const chained = [text(7), heading(), heading(), text(1), text(9)];
  expect(kept({ boxes: chained }, { boxes: chained.with(3, text(9)) })).toEqual([]);
});

test.each<[string, Given, Given]>(
  (
    [
      ['their height', {}, { rooms: { usual: LOW, first: LOW, even: LOW } }],
      ['the height of even pages', {}, { rooms: { usual: ROOM, first: ROOM, even: LOW } }],
      [
        'the height of the first one',
        { hasFirstPage: true },
        { hasFirstPage: true, rooms: { usual: ROOM, first: LOW, even: ROOM } },
      ],
      [
        'whether the first one is of its own',
        { rooms: { usual: ROOM, first: LOW, even: ROOM } },
        { hasFirstPage: true, rooms: { usual: ROOM, first: LOW, even: ROOM } },
      ],
      ['the number of columns', {}, { columns: 2 }],
      [
        'the number of the first one',
        { rooms: { usual: ROOM, first: ROOM, even: LOW } },
        { firstNumber: 2, rooms: { usual: ROOM, first: ROOM, even: LOW } },
      ],
      [
        'the room of the separator',
        {},
        { rooms: { usual: { ...ROOM, separator: 150 }, first: ROOM, even: ROOM } },
      ],
      ['how the second section begins', {}, { isContinued: true }],
    ] as const
  ).map(([what, before, after]): [string, Given, Given] => {
    const boxes = [...PAGES, noted(5, 1), text(5), text(25)];
    const notes = [noteOf(1, 4)];
    const given = (own: Partial<BoxSection>): Given => ({
      boxes,
      notes,
      hasEvenPages: true,
      sections: [section(0), section(3, own)],
    });
    return [what, given(before), given(after)];
  }),
)('pages are made anew where a section has changed: %s', (_, before, after) => {
  kept(before, after);
  kept(after, before);
});

test('pages are made anew where their sections have changed', () => {
  const sections = [section(0), section(5, { columns: 2 })];
  const given = (own: Partial<Given> = {}): Given => ({ boxes: PAGES, sections, ...own });
  kept(given(), given({ sections: [section(0)] }));
  kept(given({ sections: [section(0)] }), given());
  for (const start of [3, 4, 6, 7])
    kept(given(), given({ sections: [section(0), section(start, { columns: 2 })] }));
  const even = { rooms: { usual: ROOM, first: ROOM, even: LOW } };
  const both = (hasEvenPages: boolean): Given => ({
    boxes: PAGES,
    sections: [section(0, even)],
    hasEvenPages,
  });
  kept(both(true), both(false));
  kept(both(false), both(true));
});

test('pages of a section that moves with its boxes are kept', () => {
  const sectionsAt = (start: number) => [
    section(0),
    section(start, { rooms: { usual: LOW, first: LOW, even: LOW } }),
  ];
  const before = { boxes: PAGES, sections: sectionsAt(6) };
  const grown = { boxes: PAGES.toSpliced(1, 0, text(1)), sections: sectionsAt(7) };
  expect(kept(before, grown).length).toBeGreaterThan(4);
  expect(kept(grown, before).length).toBeGreaterThan(4);
  const below = { boxes: PAGES.toSpliced(9, 0, text(1)), sections: sectionsAt(6) };
  expect(kept(before, below).length).toBeGreaterThan(4);
  const first = { boxes: PAGES.with(6, text(4)), sections: sectionsAt(6) };
  expect(kept(before, first)).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
  // The boxes are there, but the section now begins with another of them.
  kept(before, { boxes: grown.boxes, sections: sectionsAt(6) });
  kept(before, { boxes: below.boxes, sections: sectionsAt(7) });
});

test('even pages are kept only where they are even again', () => {
  const sections = [section(0, { rooms: { usual: ROOM, first: ROOM, even: LOW } })];
  const boxes = [text(4, { breakAfter: true }), text(4, { breakAfter: true }), text(8), text(8), text(8)];
  const given = (boxes: readonly Box[]): Given => ({ boxes, sections, hasEvenPages: true });
  expect(kept(given(boxes), given(boxes.toSpliced(0, 1)))).toEqual([]);
  const longer = boxes.toSpliced(0, 0, text(1, { breakAfter: true }), text(1, { breakAfter: true }));
  expect(kept(given(boxes), given(longer)).length).toBeGreaterThanOrEqual(boxes.length - 1);
  // A first page is of the same kind with any number, and those after it are not.
  const rooms = { usual: ROOM, first: ROOM, even: LOW };
  const from = (start: number) => [section(0, { rooms }), section(start, { rooms, hasFirstPage: true })];
  const before = { boxes, sections: from(1), hasEvenPages: true };
  kept(before, { ...before, boxes: [text(1, { breakAfter: true }), ...boxes], sections: from(2) });
});

test('a page has space above its first paragraph where a break begins it, whatever it began with before', () => {
  const spaced = text(3, { format: { ...FORMAT, before: 300 } });
  const after = [spaced, text(6), text(6)];
  const byBreak = { boxes: [text(10, { breakAfter: true }), ...after] };
  const byOverflow = { boxes: [text(10), ...after] };
  kept(byBreak, byOverflow);
  kept(byOverflow, byBreak);
});

test('notes that continue from a page keep the next one only if they are the same', () => {
  const boxes = [noted(9, 1), text(8), text(9)];
  const given = (...notes: readonly SetNote[]): Given => ({ boxes, notes });
  const notes = [noteOf(1, 8), noteOf(2, 8)];
  expect(kept(given(...notes), given(...notes))).toEqual([0, 1, 2, 3]);
  kept(given(...notes), given(noteOf(1, 12)));
  kept(given(noteOf(1, 12)), given(...notes));
  kept(given(...notes), { boxes: [noted(9, 2), ...boxes.slice(1)], notes });
  // The rest of the note begins at another of its lines.
  kept(given(...notes), { boxes: [noted(8, 1), ...boxes.slice(1)], notes });
  const several = { boxes: [noted(3, 1, 2), text(8), text(9)], notes };
  const [first, second] = notes as [SetNote, SetNote];
  kept(several, { ...several, notes: [first, noteOf(2, 9)] });
  kept(several, { ...several, notes: [noteOf(1, 7), second] });
});

test('columns of equal height are made anew if one of their boxes has changed, and pages around them are kept', () => {
  const columns = (start: number, own: Partial<BoxSection> = {}) =>
    section(start, { columns: 2, isContinued: true, ...own });
  const after = [text(3, { breakAfter: true }), ...PAGES.slice(0, 4)];
  const boxes = [text(10), text(2), text(2), text(2), text(2), ...after];
  const sections = [section(0), columns(2), section(5, { isContinued: true })];
  const given = (boxes: readonly Box[]): Given => ({ boxes, sections });
  for (const [place, lines] of [
    [2, 3],
    [3, 1],
    [4, 4],
    [4, 1],
  ] as const) {
    const found = kept(given(boxes), given(boxes.with(place, text(lines))));
    expect(found).toContain(0);
    expect(found.length).toBeGreaterThanOrEqual(3);
  }
  expect(kept(given(boxes), given(boxes.with(8, text(4)))).length).toBeGreaterThan(4);
  // The text below columns may change, or the height of a column although the next one begins as before.
  expect(kept(given(boxes), given(boxes.with(5, text(5, { breakAfter: true }))))).toContain(0);
  const whole = (lines: number) => text(lines, { format: { ...FORMAT, keepLines: true } });
  const below = [section(0, { columns: 2 }), section(2, { isContinued: true })];
  for (const sections of [below, [...below.slice(0, 1), columns(2)]]) {
    const beside = [whole(7), whole(5), text(2), ...PAGES];
    kept({ boxes: beside, sections }, { boxes: beside.with(0, whole(6)), sections });
    kept({ boxes: beside.with(0, whole(6)), sections }, { boxes: beside, sections });
  }
  // Text above columns moves them, and the height of notes above them is taken from them.
  kept(given(boxes), given(boxes.with(1, text(3))));
  const notes = [noteOf(1, 3)];
  kept({ ...given(boxes), notes }, { ...given(boxes.with(1, noted(2, 1))), notes });
});
