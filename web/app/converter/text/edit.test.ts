import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit, editBetween } from './edit';

/** Texts that begin and end alike, so that a long one takes several steps to compare. */
const texts = fc
  .tuple(fc.nat(9000), fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 }), fc.nat(9000))
  .map(([before, one, other, after]) => {
    const [start, end] = ['a'.repeat(before), 'ab'.repeat(after)];
    return [start + one + end, start + other + end] as const;
  });

test('the edit between two texts turns one into the other, and is the smallest', () => {
  fc.assert(
    fc.property(texts, ([before, after]) => {
      const edit = editBetween(before, after);
      expect(edit ? applyEdit(before, edit) : before).toBe(after);
      const { from, to, insert } = edit ?? { from: 0, to: 0, insert: '' };
      expect(before[from] !== insert[0] || from === to || insert === '').toBe(true);
      expect(before[to - 1] !== insert.at(-1) || from === to || insert === '').toBe(true);
    }),
  );
});

test('a letter typed in a long text is all that has changed', () => {
  const before = 'A line of the book.\n'.repeat(100_000);
  expect(editBetween(before, applyEdit(before, { from: 777_777, to: 777_777, insert: '#' }))).toEqual({
    from: 777_777,
    to: 777_777,
    insert: '#',
  });
});
