import { expect, test } from 'vitest';
import type { TabStop } from '../model/format.js';
import { leadsRight, startAt, stopAfter } from './tab-stops.js';

const stop = (position: number, alignment: TabStop['alignment'] = 'left'): TabStop =>
  ({ position, alignment }) as TabStop;
const STOPS = [stop(500), stop(1000)];

test('a tab leads to the next stop, never to the one at which it stands', () => {
  const positions = [0, 499, 500, 999, 1000].map((place) => stopAfter(STOPS, place)?.position);
  expect(positions).toEqual([500, 500, 1000, 1000, undefined]);
});

test.each([
  ['left', 1000],
  ['center', 850],
  ['right', 700],
] as const)('text of 300 twips at a %s stop of 1,000 begins at %d', (alignment, start) => {
  expect(startAt(stop(1000, alignment), 300, 0)).toBe(start);
  expect(startAt(stop(1000, alignment), 3000, 900)).toBe(alignment === 'left' ? 1000 : 900);
});

test('a tab leads to the stop on the right unless another comes first, or it stands left of the text', () => {
  const paragraph = { hasRightTab: true, stops: STOPS, left: 200 };
  expect([300, 799, 800].map((place) => leadsRight(paragraph, place))).toEqual([false, false, true]);
  expect(leadsRight({ ...paragraph, stops: undefined }, 0)).toBe(true);
  expect(leadsRight({ ...paragraph, stops: undefined }, -1)).toBe(false);
  expect(leadsRight({ ...paragraph, hasRightTab: false }, 800)).toBe(false);
});
