import { expect, test } from 'vitest';
import { dataUriBytes } from './data-uri.js';
import { readImage } from './read-image.js';

const EMU_PER_INCH = 914_400;

function png(width: number, height: number, pixelsPerMetre?: number): Uint8Array {
  const density =
    pixelsPerMetre === undefined ? [] : chunk('pHYs', [...be32(pixelsPerMetre), ...be32(pixelsPerMetre), 1]);
  const header = chunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]);
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...header, ...density]);
}

function chunk(type: string, data: readonly number[]): number[] {
  return [...be32(data.length), ...[...type].map((letter) => letter.charCodeAt(0)), ...data, 0, 0, 0, 0];
}

function be32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function jpeg(unit: number, density: number): Uint8Array {
  const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, unit, 0, density, 0, density, 0, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 30, 0, 60, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  return Uint8Array.from([0xff, 0xd8, ...jfif, ...frame]);
}

test('a PNG without density counts as 96 pixels to the inch', () => {
  expect(readImage(png(192, 96))).toMatchObject({
    extension: 'png',
    width: 2 * EMU_PER_INCH,
    height: EMU_PER_INCH,
  });
});

test('a PNG with density has its true size', () => {
  expect(readImage(png(300, 300, 11_811))?.width).toBeCloseTo(EMU_PER_INCH, -2);
});

test('a JPEG’s size and density are read, in inches and in centimetres', () => {
  expect(readImage(jpeg(1, 60))).toMatchObject({
    extension: 'jpeg',
    width: EMU_PER_INCH,
    height: EMU_PER_INCH / 2,
  });
  expect(readImage(jpeg(2, 100))?.width).toBeCloseTo((EMU_PER_INCH * 60) / 254, 0);
});

test('a GIF’s size is read', () => {
  const gif = Uint8Array.from(
    [...'GIF89a'].map((letter) => letter.charCodeAt(0)).concat([96, 0, 48, 0, 0, 0]),
  );
  expect(readImage(gif)).toMatchObject({ extension: 'gif', width: EMU_PER_INCH, height: EMU_PER_INCH / 2 });
});

test.each([
  ['nothing', []],
  ['text', [0x68, 0x69]],
  ['a cut PNG', [...png(1, 1).slice(0, 20)]],
  ['a cut JPEG', [...jpeg(1, 60).slice(0, 22)]],
  ['an empty PNG', [...png(0, 10)]],
])('%s is no image', (_name, bytes) => {
  expect(readImage(Uint8Array.from(bytes))).toBeUndefined();
});

test.each([
  ['data:text/plain;base64,aGk=', 'hi'],
  ['data:;base64,aGk', 'hi'],
  ['data:,h%69', 'hi'],
  ['data:image/png;base64,aG%3D', 'h'],
])('the bytes of %j are %j', (uri, text) => {
  expect(String.fromCharCode(...(dataUriBytes(uri) ?? []))).toBe(text);
});

test.each(['http://example.com', 'data:image/png;base64', 'data:image/png;base64,***'])(
  '%j gives no bytes',
  (uri) => {
    expect(dataUriBytes(uri)).toBeUndefined();
  },
);
