import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGE_DOCUMENT } from '../../constants';
import { applyEdit, type Edit } from './edit';
import {
  fromWindow,
  isLarge,
  mustMove,
  neighbour,
  overSelection,
  stretch,
  windowAround,
  windowFrom,
} from './text-window';

const { threshold, window, margin, lineReach } = LARGE_DOCUMENT;

/** Texts around and far above the threshold, with line ends and characters of two code units in them. */
const texts = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b ', '\n', '😀', '# T\n'), { minLength: 1, maxLength: 40 }),
    fc.nat(2000),
  )
  .map(([pieces, times]) =>
    pieces
      .join('')
      .repeat(times + 1)
      .slice(0, 60_000),
  );
const cases = texts.chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
const edits = fc.tuple(fc.nat(12_000), fc.nat(12_000), fc.string({ unit: 'grapheme', maxLength: 30 }));

/** Ends in the first half of a character. */
const CUT = /[\uD800-\uDBFF]$/;

function editIn(length: number, [a, b, insert]: [number, number, string]): Edit {
  const [first, second] = [a % (length + 1), b % (length + 1)];
  return { from: Math.min(first, second), to: Math.max(first, second), insert };
}

test('a document is large only above the threshold', () => {
  expect([isLarge(threshold), isLarge(threshold + 1)]).toEqual([false, true]);
});

describe('the window', () => {
  test('in the middle of a text it is 5,000 characters around the cursor and 100 on each side', () => {
    expect(windowAround('x'.repeat(50_000), 20_000)).toEqual({ from: 17_400, to: 22_600 });
  });

  test('it is full at the ends of the text, too', () => {
    const text = 'x'.repeat(50_000);
    expect(windowAround(text, 0)).toEqual({ from: 0, to: window + margin });
    expect(windowAround(text, 50_000)).toEqual({ from: 50_000 - window - margin, to: 50_000 });
  });

  test('the lines at its ends are whole if they reach no further than allowed', () => {
    const line = 'x'.repeat(50_000);
    const start = 7;
    const from = (reach: number) => windowFrom(`${'y'.repeat(6)}\n${line}`, start + reach + margin).from;
    expect([from(lineReach), from(lineReach + 1)]).toEqual([start, start + lineReach + 1]);
    const end = window + margin;
    const to = (reach: number) => windowFrom(`${line.slice(0, end + reach)}\n${line}`, 0).to;
    expect([to(lineReach), to(lineReach + 1)]).toEqual([end + lineReach, end]);
  });

  test('contains the cursor, stays within the text and its size limit, and need not move at once', () => {
    fc.assert(
      fc.property(cases, ([text, cursor]) => {
        const excerpt = windowAround(text, cursor);
        expect(excerpt.from).toBeGreaterThanOrEqual(0);
        expect(excerpt.from).toBeLessThanOrEqual(cursor);
        expect(excerpt.to).toBeGreaterThanOrEqual(cursor);
        expect(excerpt.to).toBeLessThanOrEqual(text.length);
        expect(excerpt.to - excerpt.from).toBeLessThanOrEqual(window + 2 * (margin + lineReach) + 1);
        expect(mustMove(text.length, excerpt, cursor)).toBe(false);
      }),
    );
  });

  test('never cuts a character of two code units in half', () => {
    fc.assert(
      fc.property(cases, ([text, cursor]) => {
        const { from, to } = windowAround(text, cursor);
        expect(text.slice(0, from)).not.toMatch(CUT);
        if (to < text.length) expect(text.slice(0, to)).not.toMatch(CUT);
      }),
    );
  });

  test('begins and ends at line ends, however it is reached', () => {
    const lines = fc.array(fc.stringMatching(/^[\w .]{0,900}$/), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(12), (pieces, seed, turns) => {
        const text = pieces.join('\n').repeat(3);
        let excerpt = windowAround(text, seed % (text.length + 1));
        for (let turn = 0; turn <= turns; turn += 1) {
          expect(excerpt.from === 0 || text[excerpt.from - 1] === '\n').toBe(true);
          expect(excerpt.to === text.length || text[excerpt.to] === '\n').toBe(true);
          excerpt = neighbour(text, excerpt, turn % 3 === 2 ? 'previous' : 'next');
        }
      }),
    );
  });

  test('moves only for a cursor in its margin, or if its size has changed much', () => {
    const excerpt = { from: 1000, to: 1000 + window + 2 * margin };
    const moves = (cursor: number): boolean => mustMove(50_000, excerpt, cursor);
    expect([moves(excerpt.from + margin - 1), moves(excerpt.from + margin)]).toEqual([true, false]);
    expect([moves(excerpt.to - margin), moves(excerpt.to - margin + 1)]).toEqual([false, true]);

    const movesAt = (size: number): boolean => mustMove(50_000, { from: 0, to: size }, 10);
    expect([movesAt(2 * window), movesAt(2 * window + 1)]).toEqual([false, true]);
    expect([movesAt(window / 2 - 1), movesAt(window / 2)]).toEqual([true, false]);
  });

  test('keeps a line that the margin would cut, or the word if the line has no end', () => {
    const paragraph = `${'word '.repeat(150)}end\n`;
    const around = windowAround(paragraph.repeat(40), 15_000);
    expect([around.from % paragraph.length, (around.to + 1) % paragraph.length]).toEqual([0, 0]);
    expect(around.to - around.from).toBeLessThan(window + 2 * (margin + lineReach));

    const endless = windowAround('word '.repeat(10_000), 20_001);
    expect([endless.from % 5, endless.to % 5]).toEqual([0, 4]);
    expect(endless.to - endless.from).toBeLessThanOrEqual(window + 2 * margin);
  });
});

describe('splicing', () => {
  test('an edit in any window is the same edit of the whole text', () => {
    fc.assert(
      fc.property(cases, edits, ([text, cursor], raw) => {
        const excerpt = windowAround(text, cursor);
        const seen = text.slice(excerpt.from, excerpt.to);
        const edit = editIn(seen.length, raw);
        const whole = applyEdit(text, fromWindow(excerpt, edit));
        expect(whole).toBe(text.slice(0, excerpt.from) + applyEdit(seen, edit) + text.slice(excerpt.to));
        const after = stretch(excerpt, edit);
        expect(whole.slice(after.from, after.to)).toBe(applyEdit(seen, edit));
      }),
    );
  });

  test('edits through windows that follow them are the edits of the whole text, one after the other', () => {
    fc.assert(
      fc.property(cases, fc.array(edits, { maxLength: 12 }), ([start, cursor], raws) => {
        let text = start;
        let whole = start;
        let excerpt = windowAround(text, cursor);
        for (const raw of raws) {
          const edit = editIn(excerpt.to - excerpt.from, raw);
          const place = excerpt.from + edit.from;
          whole = whole.slice(0, place) + edit.insert + whole.slice(excerpt.from + edit.to);
          text = applyEdit(text, fromWindow(excerpt, edit));
          excerpt = stretch(excerpt, edit);
          const head = place + edit.insert.length;
          if (mustMove(text.length, excerpt, head)) excerpt = windowAround(text, head);
        }
        expect(text).toBe(whole);
      }),
    );
  });
});

test('paging forward from the beginning shows every character, and ends', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let excerpt = windowFrom(text, 0);
      let seen = excerpt.to;
      for (let turns = 0; excerpt.to < text.length; turns += 1) {
        expect(turns).toBeLessThan(20);
        excerpt = neighbour(text, excerpt, 'next');
        expect(excerpt.from).toBeLessThanOrEqual(seen);
        seen = excerpt.to;
      }
      expect(seen).toBe(text.length);
      for (let turns = 0; excerpt.from > 0; turns += 1) {
        expect(turns).toBeLessThan(20);
        excerpt = neighbour(text, excerpt, 'previous');
      }
    }),
  );
});

describe('an edit while the selection reaches beyond the window', () => {
  const excerpt = { from: 100, to: 200 };

  test.each([
    ['replaces all of it', { anchor: 0, head: 500 }, { from: 0, to: 100 }, { from: 0, to: 500 }],
    ['replaces it up to its end', { anchor: 150, head: 500 }, { from: 50, to: 100 }, { from: 150, to: 500 }],
    ['replaces it from its beginning', { anchor: 150, head: 0 }, { from: 0, to: 50 }, { from: 0, to: 150 }],
    ['is itself elsewhere', { anchor: 0, head: 500 }, { from: 10, to: 20 }, { from: 110, to: 120 }],
    [
      'is itself where none of it is shown',
      { anchor: 0, head: 50 },
      { from: 0, to: 9 },
      { from: 100, to: 109 },
    ],
    ['is itself without one', { anchor: 100, head: 200 }, { from: 0, to: 100 }, { from: 100, to: 200 }],
  ])('%s', (_name, selection, range, expected) => {
    const edit = overSelection({ excerpt, selection }, { ...range, insert: 'x' });
    expect(edit).toEqual({ ...expected, insert: 'x' });
  });
});
