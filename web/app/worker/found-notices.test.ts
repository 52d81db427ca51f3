import type { Notice } from '@footmark/engine';
import { expect, test } from 'vitest';
import { foundNotices } from './found-notices';

function noticeAt(line: number, changes: Partial<Notice> = {}): Notice {
  return { code: 'footnote-undefined', severity: 'warning', message: `Line ${line}`, line, ...changes };
}

test('errors and warnings stand in the order of the text', () => {
  const { notices } = foundNotices([noticeAt(5, { severity: 'error' }), noticeAt(2), noticeAt(9)]);
  expect(notices.map(({ line }) => line)).toEqual([2, 5, 9]);
});

test('missing pictures and repairs stand in their own lists', () => {
  const elsewhere = [noticeAt(3, { code: 'image-not-loaded' }), noticeAt(5, { code: 'text-repaired' })];
  expect(foundNotices([...elsewhere, noticeAt(4)])).toEqual({ notices: [noticeAt(4)], noticeCount: 1 });
});

test('only the first of very many findings of each severity are listed, but all are counted', () => {
  const warnings = Array.from({ length: 100_000 }, (_, line) => noticeAt(line));
  const error = noticeAt(100_001, { severity: 'error' });
  const { notices, noticeCount } = foundNotices([...warnings, error]);
  expect(notices).toHaveLength(501);
  expect(notices.at(-1)).toBe(error);
  expect(noticeCount).toBe(100_001);
});
