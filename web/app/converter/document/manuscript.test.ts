import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as manuscript from './manuscript';

const { EMPTY_MANUSCRIPT: EMPTY } = manuscript;
const LONG = 'A line of the book.\n'.repeat(2000);
const at = (place: number) => ({ anchor: place, head: place });

function typeInto(current: manuscript.Manuscript, place: number, insert: string): manuscript.Manuscript {
  return manuscript.type(current, { from: place, to: place, insert }, at(place + insert.length), 0);
}

describe('a short text', () => {
  test('is shown whole', () => {
    const current = manuscript.load(EMPTY, 'Short');
    expect(manuscript.excerptText(current)).toBe('Short');
    expect(manuscript.isWindowed(current)).toBe(false);
  });

  test('has line feeds alone at the ends of its lines', () => {
    expect(manuscript.load(EMPTY, 'a\r\nb\rc\n').text).toBe('a\nb\nc\n');
  });

  test('comes back after clearing, and clearing comes back too', () => {
    const cleared = manuscript.load(manuscript.load(EMPTY, 'Precious'), '');
    expect(cleared.text).toBe('');
    const back = manuscript.undo(cleared);
    expect(back.text).toBe('Precious');
    expect(manuscript.redo(back).text).toBe('');
  });
});

describe('a large text', () => {
  const long = manuscript.load(EMPTY, LONG);

  test('is shown from its beginning, and only in part', () => {
    expect(long.excerpt).toEqual({ from: 0, to: 5099 });
    expect(manuscript.isWindowed(long)).toBe(true);
  });

  test('is visible wherever the cursor goes', () => {
    const moved = manuscript.select(long, at(5050));
    expect(moved.excerpt).toEqual({ from: 2460, to: 7639 });
  });

  test('follows a selection that is being made, which keeps its beginning', () => {
    const selecting = manuscript.select(long, { anchor: 10, head: 5090 });
    expect(selecting.excerpt.to).toBeGreaterThan(7000);
    expect(selecting.selection.anchor).toBe(10);
  });

  test('can be paged through, and the cursor stays in view', () => {
    const next = manuscript.turnPart(long, 'next');
    expect(next.excerpt).toEqual({ from: 4900, to: 10_099 });
    expect(next.selection).toEqual(at(5000));
    expect(manuscript.turnPart(next, 'previous').excerpt.from).toBe(0);
  });

  test('can be shown from any place', () => {
    expect(manuscript.showPlace(long, 1).excerpt.to).toBe(LONG.length);
    expect(manuscript.showPlace(long, 0).excerpt.from).toBe(0);
  });

  test('can be shown whole, and in part again', () => {
    const whole = manuscript.showAll(long, true);
    expect(manuscript.excerptText(whole)).toBe(LONG);
    expect(manuscript.showAll(whole, false).excerpt).toEqual({ from: 0, to: 5099 });
  });

  test('shows what a finding points at', () => {
    const found = manuscript.goTo(long, { from: 30_000, to: 30_010 });
    expect(found.excerpt).toEqual({ from: 27_420, to: 32_599 });
    expect(found.reveals).toBe(long.reveals + 1);
  });

  test('becomes whole when enough of it is removed', () => {
    const short = manuscript.replace(long, { from: 100, to: LONG.length, insert: '' });
    expect(manuscript.excerptText(short)).toBe(short.text);
  });

  test('comes back from its beginning', () => {
    expect(manuscript.undo(manuscript.load(long, '')).excerpt.from).toBe(0);
  });
});

describe('a text kept from an earlier visit', () => {
  test('is restored unchanged, with its own history', () => {
    const { history } = manuscript.load(EMPTY, LONG);
    const restored = manuscript.restore(EMPTY, { ...EMPTY, text: LONG, history });
    expect(restored.text).toBe(LONG);
    expect(restored.excerpt.from).toBe(0);
    expect(restored.history).toBe(history);
    expect(manuscript.undo(restored).text).toBe('');
  });
});

test('a text that grows past the threshold while one types keeps the cursor in view', () => {
  const current = typeInto(manuscript.load(EMPTY, 'x'.repeat(10_000)), 10_000, 'y');
  expect(manuscript.isWindowed(current)).toBe(true);
  expect(manuscript.excerptText(current).endsWith('y')).toBe(true);
});

test('after any typing, paging, undo and redo, undoing everything gives the first text', () => {
  const action = fc.tuple(
    fc.constantFrom('type', 'turn', 'undo', 'redo', 'place'),
    fc.nat(6000),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const start = { ...EMPTY, text: LONG, excerpt: { from: 0, to: 5100 } };
      let current: manuscript.Manuscript = start;
      for (const [kind, number, insert] of actions) {
        const { from, to } = current.excerpt;
        if (kind === 'type') current = typeInto(current, Math.min(from + number, to), insert);
        if (kind === 'turn') current = manuscript.turnPart(current, number % 2 ? 'next' : 'previous');
        if (kind === 'place') current = manuscript.showPlace(current, number / 6000);
        if (kind === 'undo') current = manuscript.undo(current);
        if (kind === 'redo') current = manuscript.redo(current);
        expect(current.excerpt.to).toBeLessThanOrEqual(current.text.length);
        expect(current.selection.head).toBeGreaterThanOrEqual(current.excerpt.from);
        expect(current.selection.head).toBeLessThanOrEqual(current.excerpt.to);
      }
      while (current.history.past.length > 0) current = manuscript.undo(current);
      expect(current.text).toBe(LONG);
    }),
  );
});

test('replacing all is one step for undo, and the cursor stays where it was', () => {
  const before = { ...manuscript.load(EMPTY, 'one two one two'), selection: { anchor: 8, head: 8 } };
  const after = manuscript.replacePhrase(before, 'one', 'three');
  expect(after.text).toBe('three two three two');
  expect(after.selection).toEqual({ anchor: 10, head: 10 });
  expect(manuscript.undo(after).text).toBe(before.text);
  expect(manuscript.replacePhrase(before, 'none', 'x')).toBe(before);
});
