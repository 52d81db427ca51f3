import type { PlacedBlock } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { isStartSeen, startOfLines, textColumn } from './text-column';

const paragraph = (x: number, width: number, rightToLeft = false) =>
  ({ type: 'paragraph', rightToLeft, box: { x, y: 0, width, height: 240 } }) as PlacedBlock;

test('the column of a page’s text reaches from the leftmost to the rightmost of its blocks', () => {
  const body = [paragraph(1440, 9000), paragraph(2160, 8280)];
  expect(textColumn({ body })).toEqual({ left: 1440, right: 10440, rightToLeft: false });
  expect(textColumn({ body: [] })).toBeUndefined();
  expect(textColumn(undefined)).toBeUndefined();
});

test('pages wider than their desk are seen from where their lines begin', () => {
  const desk = { width: 320, side: 16 };
  const column = { left: 1440, right: 10440, rightToLeft: false };
  expect(startOfLines(column, 0.1, desk)).toBe(128);
  expect(startOfLines({ ...column, rightToLeft: true }, 0.1, desk)).toBe(740);
  expect(startOfLines(column, 0.01, desk), 'never beyond the edge').toBe(0);
});

test('it is known whether the lines are seen from where they begin', () => {
  const column = { left: 1440, right: 10440, rightToLeft: false };
  expect(isStartSeen(column, 0.1, { width: 320, scrolled: 144 })).toBe(true);
  expect(isStartSeen(column, 0.1, { width: 320, scrolled: 145 })).toBe(false);
  const arabic = { ...column, rightToLeft: true };
  expect(isStartSeen(arabic, 0.1, { width: 320, scrolled: 724 })).toBe(true);
  expect(isStartSeen(arabic, 0.1, { width: 320, scrolled: 723 })).toBe(false);
});
