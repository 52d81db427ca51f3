import { expect, test } from 'vitest';
import { type MarginNote, notesByPage, signShifts } from './margin-notes';

const note = (id: string, line: number): MarginNote => ({ id, line, sign: '†', message: '' });
const at = (page: number, top: number) => ({ page, top, height: 240 });

test('notes are listed by page from the top, without those whose lines are on no page', () => {
  const notes = [note('a', 9), note('b', 3), note('c', 5), note('d', 7)];
  const places = new Map([
    [9, at(1, 4000)],
    [3, at(1, 2000)],
    [5, at(2, 1500)],
  ]);
  const byPage = notesByPage(notes, places);
  expect([...byPage].map(([page, placed]) => [page, placed.map(({ note }) => note.id)])).toEqual([
    [1, ['b', 'a']],
    [2, ['c']],
  ]);
});

test('signs that would overlap move down, the others stay', () => {
  const placed = [1000, 1000, 1100, 9000].map((top, index) => ({
    note: note(String(index), index),
    place: at(1, top),
  }));
  expect(signShifts(placed, 0.05)).toEqual([0, 22, 39, 0]);
});
