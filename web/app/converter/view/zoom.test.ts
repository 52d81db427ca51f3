import { expect, test } from 'vitest';
import { firstZoom, nextZoom, percentOf, scaleOf } from './zoom';
import { readZoom } from './zoom-choice';

/** A4, in twips. */
const PAPER = { width: 11_906, height: 16_838 };

test('a page fits the window whole or by its width, and 100 % is its size on paper', () => {
  const desk = { width: 800, height: 736 };
  expect(scaleOf('page', PAPER, desk) * PAPER.height).toBeCloseTo(736);
  expect(scaleOf('width', PAPER, desk) * PAPER.width).toBeCloseTo(800);
  expect(scaleOf(100, PAPER, desk) * PAPER.width).toBeCloseTo(793.7, 1);
  expect(percentOf(scaleOf(125, PAPER, desk))).toBe(125);
});

test('whole pages are narrower on a narrow desk, and never larger than 200 %', () => {
  expect(scaleOf('page', PAPER, { width: 300, height: 3000 }) * PAPER.width).toBeCloseTo(300);
  expect(percentOf(scaleOf('width', PAPER, { width: 9000, height: 900 }))).toBe(200);
  expect(scaleOf('width', PAPER, { width: 0, height: 0 })).toBeGreaterThan(0);
});

test('pages start whole only where their text can be read, and with their width elsewhere', () => {
  expect(firstZoom({ width: 800, height: 766 }, 1600)).toBe('page');
  expect(scaleOf('page', PAPER, { width: 800, height: 766 }) * 20 * 11).toBeGreaterThanOrEqual(10);
  expect(firstZoom({ width: 800, height: 765 }, 1600)).toBe('width');
  expect(firstZoom({ width: 800, height: 766 }, 1599)).toBe('width');
});

test('zooming goes by steps from any size, and stops at the limits', () => {
  expect([66, 100, 200, 31].map((percent) => nextZoom(percent, 'larger'))).toEqual([75, 125, 200, 50]);
  expect([66, 100, 50, 31].map((percent) => nextZoom(percent, 'smaller'))).toEqual([50, 75, 50, 50]);
});

test('only valid stored values are read', () => {
  expect(['page', 'width', '125'].map(readZoom)).toEqual(['page', 'width', 125]);
  expect([null, '', 'large', '10', '900', 'NaN'].map(readZoom)).toEqual(Array(6).fill(undefined));
});
