import { expect, test } from 'vitest';
import { likeness } from './likeness';

const TEXT = 'The tide gauge at the north pier recorded twenty minutes less than predicted.';

test('an edited text resembles the one before, a different one does not', () => {
  expect(likeness(TEXT, TEXT)).toBe(1);
  expect(likeness(TEXT.replace('twenty', 'thirty'), TEXT)).toBeGreaterThan(0.8);
  expect(likeness('Minutes of the annual general meeting, with apologies for absence', TEXT)).toBeLessThan(
    0.3,
  );
  expect(likeness('', TEXT)).toBe(0);
  expect(likeness('One tide', TEXT)).toBe(0);
});
