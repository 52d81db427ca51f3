import { expect, test } from 'vitest';
import { dayScale, placedDay, readDays } from './days.js';

const days = (...texts: readonly string[]): readonly number[] => readDays(texts) ?? [];

test.each([
  ['months', '2025-01-31', '2025-02-28', '2025-06-30'],
  ['months', '2025-01-15', '2025-02-15'],
  ['months', '2025-03-01', '2025-01-01'],
  ['years', '2024-12-31', '2025-12-31'],
  ['years', '2024-01-01', '2025-01-01'],
  ['days', '2025-01-31', '2025-02-27'],
  ['days', '2025-01-05', '2025-01-12'],
  ['days', '2025-01-31'],
])('the smallest unit of an axis is %s', (base, ...texts) => {
  const scale = dayScale(days(...texts));
  expect(scale.base).toBe(base);
  const [day = 0] = days(...texts);
  const first = {
    days: texts[0],
    months: `${texts[0]?.slice(0, 7)}-01`,
    years: `${texts[0]?.slice(0, 4)}-01-01`,
  };
  expect([placedDay(day, scale)]).toEqual(days(first[scale.base] ?? ''));
});
