import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_PX, shareAfterKey, shareAt, shareLimits } from './text-share';

const widths = fc.integer({ min: 1024, max: 5000 });

test('wherever the divider is put, both sides have the room that they need', () => {
  fc.assert(
    fc.property(widths, fc.integer({ min: -500, max: 6000 }), (width, place) => {
      const text = shareAt(place, width) * width;
      expect(text).toBeGreaterThanOrEqual(MIN_PX.text - 0.01);
      expect(width - text).toBeGreaterThanOrEqual(MIN_PX.desk - 0.01);
    }),
  );
});

test.each([
  ['ArrowLeft', false, 584],
  ['ArrowRight', false, 616],
  ['ArrowLeft', true, 536],
  ['ArrowRight', true, 664],
  ['Home', false, 420],
  ['End', false, 1120],
])('%s, with Shift: %s', (key, shiftKey, place) => {
  expect((shareAfterKey({ key, shiftKey }, 600, 1600) ?? 0) * 1600).toBeCloseTo(place);
});

test('Enter restores its own place, and other keys do nothing', () => {
  expect(shareAfterKey({ key: 'Enter', shiftKey: false }, 600, 1600)).toBeUndefined();
  expect(shareAfterKey({ key: 'a', shiftKey: false }, 600, 1600)).toBeNull();
});

test('if the window is too narrow for both, the text has half of it', () => {
  expect(shareLimits(600)).toEqual({ least: 0.5, most: 0.5 });
});
