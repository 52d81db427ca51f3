import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowChanges } from './window-changes';

const range = fc
  .tuple(fc.nat(60), fc.nat(60))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

test('the changes from one part to any other give that part', () => {
  const text = Array.from({ length: 60 }, (_, index) => String.fromCharCode(65 + index)).join('');
  fc.assert(
    fc.property(range, range, (excerpt, next) => {
      const before = text.slice(excerpt.from, excerpt.to);
      const changes = windowChanges(text, excerpt, next);
      // From the last to the first, so that none moves the places of another.
      const after = changes
        .toReversed()
        .reduce(
          (current, { from, to, insert }) => current.slice(0, from) + insert + current.slice(to),
          before,
        );
      expect(after).toBe(text.slice(next.from, next.to));
    }),
  );
});
