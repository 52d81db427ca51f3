import { expect, test } from 'vitest';
import { Budget, bounded, OverBudget } from './index.js';

test('work is allowed up to the limit of its cost; others are not counted', () => {
  const budget = new Budget<'steps' | 'characters'>({ steps: 3 });
  budget.spend('steps', 3);
  budget.spend('characters', 1e9);
  expect(budget.isSpent).toBe(false);
  expect(() => budget.spend('steps')).toThrow(new OverBudget('steps', 3));
  expect(budget.isSpent).toBe(true);
});

test('an amount that is not a number is more than any limit', () => {
  expect(new Budget({ steps: 9 }).allows('steps', Number.NaN)).toBe(false);
});

test('a part is paid for by the whole, and neither may take more than its own limit', () => {
  const whole = new Budget({ steps: 10 });
  const part = (): Budget => new Budget({ steps: 6 }, whole);
  expect(part().allows('steps', 7)).toBe(false);
  expect(whole.isSpent).toBe(false);
  const second = part();
  expect(second.allows('steps', 4)).toBe(false);
  expect(second.isSpent).toBe(true);
  expect(whole.spent('steps')).toBe(11);
});

test('depth is what is open, not what was', () => {
  const budget = new Budget({ depth: 2 });
  const nested = (depth: number): number => (depth === 0 ? 0 : budget.deeper(() => 1 + nested(depth - 1)));
  for (let time = 0; time < 5; time++) expect(nested(2)).toBe(2);
  expect(bounded(() => nested(3)).excess).toBe('it is nested more than 2 levels deep');
});

test.each<[string, () => unknown, string]>([
  ['a stack that is full', () => endless(), 'it is nested too deeply, or too large'],
  ['a string that is too long', () => 'aa'.repeat(2 ** 30), 'it is nested too deeply, or too large'],
  [
    'characters',
    () => new Budget({ characters: 1000 }).spend('characters', 1001),
    'it unfolds to more than 1,000 characters',
  ],
  ['elements', () => new Budget({ elements: 1 }).spend('elements', 2), 'it has more than 1 elements'],
])('%s: only the part is lost', (_, work, excess) => {
  expect(bounded(work)).toEqual({ excess });
});

test('other errors are thrown', () => {
  expect(() =>
    bounded(() => {
      throw new TypeError('A mistake');
    }),
  ).toThrow('A mistake');
});

function endless(): number {
  return 1 + endless();
}
