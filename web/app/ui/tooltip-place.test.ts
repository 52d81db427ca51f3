import { expect, test } from 'vitest';
import { tooltipPlace } from './tooltip-place';

const SIZE = { width: 60, height: 24 };
const button = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 });

test('a tooltip is centred above its button', () => {
  expect(tooltipPlace(button(100, 200), SIZE, 1000)).toEqual({ left: 90, top: 170 });
});

test('it stays within the window', () => {
  expect(tooltipPlace(button(0, 200), SIZE, 1000).left).toBe(8);
  expect(tooltipPlace(button(960, 200), SIZE, 1000).left).toBe(932);
});

test('it is below if there is no space above', () => {
  expect(tooltipPlace(button(100, 20), SIZE, 1000).top).toBe(66);
});
