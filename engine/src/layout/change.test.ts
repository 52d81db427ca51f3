import { expect, test } from 'vitest';
import type { Box, BoxFormat } from './boxes.js';
import type { SetNote } from './notes.js';
import { paginate } from './pages.js';
import type { BoxSection, ColumnRecord, Paged, Paginated } from './paginated.js';

const ROOM = { height: 1000, separator: 50 };
const FORMAT: BoxFormat = {
  style: 'Normal',
  before: 0,
  after: 40,
  above: 0,
  below: 0,
  contextual: false,
  keepNext: false,
  keepLines: false,
};

const textOf = (lines: readonly (readonly number[])[], format: Partial<BoxFormat> = {}): Box => ({
  type: 'separator',
  format: { ...FORMAT, ...format },
  lines: lines.map((notes) => ({ height: 100, ownHeight: 90, notes })),
  notes: lines.flat(),
});

/** As many lines of 40 twips as its number has units. */
const noteOf = (number: number): SetNote => {
  const count = 1 + (number % 9);
  const box = textOf(Array.from({ length: count }, () => []));
  const lines = Array.from({ length: count }, (_, index) => ({ box, index, gap: 0, height: 40 }));
  return {
    number,
    boxes: [box],
    lines,
    height: count * 40,
    numbered: [],
    inseparable: Math.min(count, 2),
    after: 10,
  };
};

/** The same numbers for the same seed, from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const ONE_COLUMN = {
  columns: 1,
  rooms: { usual: ROOM, first: ROOM, even: ROOM },
  hasFirstPage: false,
  firstNumber: undefined,
};

const pagedOf = (
  boxes: readonly Box[],
  notes: ReadonlyMap<number, SetNote>,
  sections: readonly BoxSection[],
): Paged => ({ boxes, sections, hasEvenPages: true, note: (number) => notes.get(number) });

/** All of the pages, boxes by their places among all, so that a comparison is quick. */
function placesIn({ boxes, records, starts }: Paginated): string {
  const places = new Map(boxes.map((box, index) => [box, index]));
  return JSON.stringify({ records, starts }, (key, value) => {
    if (key === 'note') return value.number;
    return key === 'box' ? places.get(value) : value;
  });
}

test.each([1, 2, 3, 4])(
  'pages updated through hundreds of edits equal those laid out at once (%i)',
  (seed) => {
    const random = randomFrom(seed);
    const below = (limit: number): number => Math.floor(random() * limit);
    const notes = new Map(Array.from({ length: 30 }, (_, number) => [number, noteOf(number)]));
    const anyBox = (): Box => {
      const lines = Array.from({ length: 1 + below(14) }, () => (random() < 0.08 ? [below(30)] : []));
      const box = textOf(lines, { keepNext: random() < 0.15, keepLines: random() < 0.1 });
      return random() < 0.03 ? { ...box, breakAfter: true } : box;
    };
    let boxes = Array.from({ length: 120 }, anyBox);
    const [low, lower] = [700, 600].map((height) => ({ height, separator: 50 }));
    if (!low || !lower) throw new Error('expected two heights');
    const half: BoxSection = {
      start: 60,
      columns: 2,
      rooms: { usual: low, first: lower, even: lower },
      hasFirstPage: true,
      firstNumber: 1,
    };
    let sections: readonly BoxSection[] = [{ ...ONE_COLUMN, start: 0 }, half];
    let before: Paginated | undefined;
    for (let edit = 0; edit < 400; edit++) {
      const place = below(boxes.length);
      const removed = below(3);
      const added = Array.from({ length: below(3) }, anyBox);
      boxes = boxes.toSpliced(place, removed, ...added);
      if (boxes.length < 80) boxes.push(...Array.from({ length: 40 }, anyBox));
      if (random() < 0.1) notes.set(below(30), noteOf(below(60)));
      const [first, second] = sections;
      const start =
        place < (second?.start ?? 0) ? (second?.start ?? 0) + added.length - removed : second?.start;
      sections = first && start && start > 0 && start < boxes.length ? [first, { ...half, start }] : sections;
      const paged = pagedOf(boxes, new Map(notes), sections);
      const next = paginate(paged, before);
      expect(placesIn(next)).toBe(placesIn(paginate(paged)));
      before = next;
    }
  },
);

test('what a change does not affect stays the same', () => {
  const boxes: Box[] = Array.from({ length: 400 }, () => textOf([[], [], [], []]));
  boxes[260] = { ...textOf([[], []]), breakAfter: true };
  const notes = new Map<number, SetNote>();
  const sections = [{ ...ONE_COLUMN, start: 0 }];
  const before = paginate(pagedOf(boxes, notes, sections));
  const kept = (after: Paginated): readonly ColumnRecord[] =>
    after.records.filter((record) => before.records.includes(record));
  const edited = boxes.toSpliced(200, 1, textOf([[], [], [], []]));
  expect(before.records.length - kept(paginate(pagedOf(edited, notes, sections), before)).length).toBe(1);
  const longer = boxes.toSpliced(200, 0, textOf([[], [], [], []], { keepNext: true }));
  expect(kept(paginate(pagedOf(longer, notes, sections), before)).length).toBeGreaterThan(165);
});
