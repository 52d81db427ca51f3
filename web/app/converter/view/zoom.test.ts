import { expect, test } from 'vitest';
import { firstZoom, nextZoom, percentOf, scaleOf } from './zoom';
import { readZoom } from './zoom-choice';

/** A4, in twips. */
const PAPER = { width: 11_906, height: 16_838, text: 9026 };
/** Its text at a scale, in pixels. */
const READ = 20 * 11;

test('a page fits the window whole or by its width, and 100 % is its size on paper', () => {
  const desk = { width: 800, height: 736, text: 820 };
  expect(scaleOf('page', PAPER, desk) * PAPER.height).toBeCloseTo(736);
  expect(scaleOf('width', PAPER, desk) * PAPER.width).toBeCloseTo(800);
  expect(scaleOf(100, PAPER, desk) * PAPER.width).toBeCloseTo(793.7, 1);
  expect(percentOf(scaleOf(125, PAPER, desk))).toBe(125);
});

test('whole pages are narrower on a narrow desk, and never larger than 200 %', () => {
  expect(scaleOf('page', PAPER, { width: 300, height: 3000, text: 320 }) * PAPER.width).toBeCloseTo(300);
  expect(percentOf(scaleOf('width', PAPER, { width: 9000, height: 900, text: 9020 }))).toBe(200);
  expect(scaleOf('width', PAPER, { width: 0, height: 0, text: 0 })).toBeGreaterThan(0);
});

test('pages start whole only where their text can be read, with their width or without their margins elsewhere', () => {
  const room = (width: number, height: number) => ({ width, height, text: width - 10 });
  const started = (width: number, height: number, screen: number) => {
    const zoom = firstZoom(PAPER, room(width, height), screen);
    return { zoom, read: scaleOf(zoom, PAPER, room(width, height)) * READ };
  };
  expect(started(800, 766, 1600).zoom).toBe('page');
  expect(started(800, 765, 1600).zoom).toBe('width');
  expect(started(800, 766, 1599).zoom).toBe('width');
  expect(started(462, 600, 1024).zoom).toBe('text');
  // On phones, from edge to edge.
  expect(started(371, 600, 375).zoom).toBe('width');
  for (const width of [430, 462, 500, 541, 542, 640, 960])
    for (const height of [500, 700, 766, 1000])
      for (const screen of [1024, 1280, 1600, 1920])
        expect(started(width, height, screen).read, `${width}, ${height}, ${screen}`).toBeGreaterThanOrEqual(
          10,
        );
});

test('fitted to its text, a page is never smaller than with its whole width', () => {
  const room = { width: 400, height: 700, text: 384 };
  expect(scaleOf('text', PAPER, room) * PAPER.text).toBeCloseTo(384);
  expect(scaleOf('text', { ...PAPER, text: 11_900 }, room)).toBe(scaleOf('width', PAPER, room));
});

test('zooming goes by steps from any size, and stops at the limits', () => {
  expect([66, 100, 200, 31].map((percent) => nextZoom(percent, 'larger'))).toEqual([75, 125, 200, 50]);
  expect([66, 100, 50, 31].map((percent) => nextZoom(percent, 'smaller'))).toEqual([50, 75, 50, 50]);
});

test('only valid stored values are read', () => {
  expect(['page', 'width', 'text', '125'].map(readZoom)).toEqual(['page', 'width', 'text', 125]);
  expect([null, '', 'large', '10', '900', 'NaN'].map(readZoom)).toEqual(Array(6).fill(undefined));
});
