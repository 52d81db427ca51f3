import { expect, test } from 'vitest';
import { findingsByPage, type MarginFinding, marginFindings, signShifts } from './margin-findings';

const finding = (id: string, line: number): MarginFinding => ({ id, line, sign: '†', message: '' });
const at = (page: number, top: number) => ({ page, top, height: 240 });

test('findings are listed by page from the top, without those whose lines are on no page', () => {
  const findings = [finding('a', 9), finding('b', 3), finding('c', 5), finding('d', 7)];
  const places = new Map([
    [9, at(1, 4000)],
    [3, at(1, 2000)],
    [5, at(2, 1500)],
  ]);
  const byPage = findingsByPage(findings, places);
  expect([...byPage].map(([page, placed]) => [page, placed.map(({ finding }) => finding.id)])).toEqual([
    [1, ['b', 'a']],
    [2, ['c']],
  ]);
});

test('signs that would overlap move down, the others stay', () => {
  const placed = [1000, 1000, 1100, 9000].map((top, index) => ({
    finding: finding(String(index), index),
    place: at(1, top),
  }));
  expect(signShifts(placed, 0.05)).toEqual([0, 24, 43, 0]);
});

test('findings have signs in their order; a picture has a finding only while it is missing', () => {
  const finding = {
    code: 'footnote-undefined',
    severity: 'warning',
    message: 'Footnote [^x]',
    line: 4,
  } as const;
  const pictures = [
    { source: 'a.png', line: 2, path: 'a.png' },
    { source: 'b.png', line: 6, path: undefined },
  ] as unknown as Parameters<typeof marginFindings>[1];
  expect(marginFindings([finding, { ...finding, code: 'table-no-header' }], pictures)).toEqual([
    expect.objectContaining({ sign: '†', line: 4, about: { kind: 'undefined-note' } }),
    expect.not.objectContaining({ about: expect.anything() }),
    expect.objectContaining({
      sign: undefined,
      line: 6,
      about: { kind: 'missing-picture', source: 'b.png' },
    }),
  ]);
});
