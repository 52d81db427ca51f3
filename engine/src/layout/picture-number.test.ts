import { expect, test } from 'vitest';
import type { EmbeddedImage } from '../model/media.js';
import { pictureNumber } from './picture-number.js';
import { LayoutSession } from './session.js';

const bytes = (...content: number[]) => ({ content: Uint8Array.from(content), extension: 'png' }) as const;
const image = (...content: number[]): EmbeddedImage => ({
  file: bytes(...content),
  width: 9525,
  height: 9525,
});

test('a picture has the number of its content', () => {
  expect(pictureNumber(bytes(1, 2, 3))).toBe(pictureNumber(bytes(1, 2, 3)));
  const drawing = { content: '<svg/>', extension: 'svg' } as const;
  const files = [bytes(), bytes(0), bytes(0, 0), bytes(1), bytes(1, 2), bytes(2, 1), bytes(255), drawing];
  const numbers = files.map(pictureNumber);
  expect(new Set(numbers).size).toBe(files.length);
  expect(numbers.every(Number.isSafeInteger)).toBe(true);
});

test('pictures that differ in one bit have different numbers', () => {
  const numbers = Array.from({ length: 8 * 1000 }, (_, bit) => {
    const content = new Uint8Array(1000);
    content[bit >> 3] = 1 << (bit & 7);
    return pictureNumber({ content, extension: 'png' });
  });
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a number does not depend on earlier pictures, and identifies its picture', () => {
  const [first, second] = [image(1), image(2)];
  const session = new LayoutSession();
  const numbers = [first, second, image(1)].map((each) => session.pictureNumber(each));
  expect(numbers[2]).toBe(numbers[0]);
  expect(new LayoutSession().pictureNumber(second)).toBe(numbers[1]);
  expect(session.picture(numbers[1] ?? 0)).toBe(second);
  expect(session.picture(1)).toBeUndefined();
});
