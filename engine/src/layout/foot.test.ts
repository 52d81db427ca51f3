import { describe, expect, test } from 'vitest';
import { continuedFoot, type Foot, footWithNotes, partNotes } from './foot.js';
import type { SetNote } from './notes.js';
import type { CarriedNote } from './paginated.js';

/** A note of lines of 100 twips with 10 above each but the first, and 20 below the note. */
const noteOf = (count: number, own: Partial<SetNote> = {}): SetNote => {
  const lines = Array.from({ length: count }, (_, index) => ({ gap: index === 0 ? 0 : 10, height: 100 }));
  const height = count * 100 + (count - 1) * 10;
  return { number: 1, boxes: [], lines, numbered: [], height, inseparable: 2, after: 20, ...own } as SetNote;
};
const from = (note: SetNote, line = 0): CarriedNote => ({ note, from: line });

describe('the foot of a page that continues notes', () => {
  const room = { height: 1000, separator: 50 };

  test('has a separator, and the space between the notes', () => {
    expect(continuedFoot([], room)).toEqual({ height: 0, next: 50, isClosed: false });
    expect(continuedFoot([from(noteOf(2))], room)).toEqual({ height: 260, next: 280, isClosed: false });
    expect(continuedFoot([from(noteOf(2)), from(noteOf(1))], room).height).toBe(280 + 100);
  });

  test('has the rest of a note without the space above it', () => {
    expect(continuedFoot([from(noteOf(4), 1)], room).height).toBe(50 + 320);
    const spaced = noteOf(2);
    const [first] = spaced.lines;
    const whole = { ...spaced, lines: [{ ...first, gap: 30 }, ...spaced.lines.slice(1)], height: 240 };
    expect(continuedFoot([from(whole as SetNote)], room).height).toBe(50 + 240);
  });
});

describe('the foot below a line', () => {
  const EMPTY: Foot = { height: 0, next: 50, isClosed: false };
  const OTHERS: Foot = { height: 150, next: 170, isClosed: false };
  const line = { height: 120, ownHeight: 100 };
  const under = (foot: Foot, notes: readonly SetNote[], room: number) =>
    footWithNotes(foot, line, { top: 200, notes, room });

  test('stays as it is if the line has no mark and there is room for it', () => {
    expect(under(OTHERS, [], 450)).toBe(OTHERS);
    expect(under(OTHERS, [], 449)).toBeUndefined();
    const closed = { ...OTHERS, isClosed: true };
    expect(under(closed, [], 450)).toBe(closed);
  });

  test('has the notes of the line if they fit', () => {
    expect(under(EMPTY, [noteOf(2)], 560)).toEqual({ height: 260, next: 280, isClosed: false });
    expect(under(EMPTY, [noteOf(1), noteOf(2)], 1000)).toEqual({ height: 380, next: 400, isClosed: false });
  });

  test('is full, and takes no other note, if only the beginning of the last note fits', () => {
    expect(under(EMPTY, [noteOf(4)], 560)).toMatchObject({ height: 260, isClosed: true });
    expect(under(EMPTY, [noteOf(4)], 779)).toMatchObject({ height: 479, isClosed: true });
    expect(under(EMPTY, [noteOf(4)], 780)).toMatchObject({ height: 480, isClosed: false });
    expect(under(EMPTY, [noteOf(4)], 559)).toBeUndefined();
    expect(under({ ...EMPTY, isClosed: true }, [noteOf(1)], 1000)).toBeUndefined();
  });

  test('leaves a note to the next page if its first line fits below others, but not its beginning', () => {
    expect(under(OTHERS, [noteOf(3)], 590)).toEqual({ ...OTHERS, isClosed: true });
    expect(under(OTHERS, [noteOf(3)], 589)).toBeUndefined();
    expect(under(EMPTY, [noteOf(3)], 480)).toBeUndefined();
    const [first, ...others] = noteOf(3).lines;
    const spaced = noteOf(3, { lines: [{ ...first, gap: 30 }, ...others] as SetNote['lines'] });
    expect(under(OTHERS, [spaced], 619)).toBeUndefined();
    expect(under(OTHERS, [spaced], 620)).toEqual({ ...OTHERS, isClosed: true });
    // The notes before it stay.
    expect(under(EMPTY, [noteOf(1), noteOf(3)], 620)).toEqual({ height: 150, next: 170, isClosed: true });
  });
});

describe('the notes of a page', () => {
  const parts = (notes: readonly CarriedNote[], room: number, isAlone = false) => {
    const found = partNotes(notes, room, isAlone);
    return [
      found.parts.map((part) => [part.from, part.to]),
      found.carried.map((rest) => [notes.findIndex(({ note }) => note === rest.note), rest.from]),
    ];
  };

  test('have as many lines as fit, and the others continue', () => {
    expect(parts([from(noteOf(4))], 430)).toEqual([[[0, 4]], []]);
    expect(parts([from(noteOf(4))], 429)).toEqual([[[0, 3]], [[0, 3]]]);
    expect(parts([from(noteOf(4), 1)], 320)).toEqual([[[1, 4]], []]);
    expect(parts([from(noteOf(4), 1)], 319)).toEqual([[[1, 3]], [[0, 3]]]);
  });

  test('have space between them', () => {
    const two = [from(noteOf(2)), from(noteOf(2))];
    expect(parts(two, 440)).toEqual([
      [
        [0, 2],
        [0, 2],
      ],
      [],
    ]);
    expect(parts(two, 439)).toEqual([[[0, 2]], [[1, 0]]]);
  });

  test('after one that continues begin on the next page', () => {
    const small = noteOf(1, {
      inseparable: 1,
      lines: [{ gap: 0, height: 5 }] as unknown as SetNote['lines'],
    });
    expect(parts([from(noteOf(4)), from(small)], 370)).toEqual([
      [[0, 3]],
      [
        [0, 3],
        [1, 0],
      ],
    ]);
  });

  test('begin with two lines, except where a page has room for one only', () => {
    expect(parts([from(noteOf(1)), from(noteOf(3))], 230)).toEqual([[[0, 1]], [[1, 0]]]);
    expect(parts([from(noteOf(3))], 100)).toEqual([[[0, 1]], [[0, 1]]]);
    // The rest of one that began before need not.
    expect(parts([from(noteOf(1)), from(noteOf(3), 1)], 230)).toEqual([
      [
        [0, 1],
        [1, 2],
      ],
      [[1, 2]],
    ]);
  });

  test('begin on the page of their mark, and continue on one without text, even if there is no room', () => {
    expect(parts([from(noteOf(3))], 0)).toEqual([[[0, 1]], [[0, 1]]]);
    expect(parts([from(noteOf(3), 1)], 0)).toEqual([[], [[0, 1]]]);
    expect(parts([from(noteOf(3), 1)], 0, true)).toEqual([[[1, 2]], [[0, 2]]]);
    expect(parts([from(noteOf(1)), from(noteOf(3))], 0)).toEqual([[[0, 1]], [[1, 0]]]);
    expect(parts([from(noteOf(1)), from(noteOf(1, { inseparable: 1 }))], 100)).toEqual([[[0, 1]], [[1, 0]]]);
    expect(parts([from(noteOf(1)), from(noteOf(3), 1)], 130)).toEqual([[[0, 1]], [[1, 1]]]);
  });
});
