import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLarge } from '../converter/text/text-window';

const FOLDER = new URL('samples/', import.meta.url);
const SAMPLES = [
  new URL('sample.md', import.meta.url),
  ...readdirSync(FOLDER).map((name) => new URL(name, FOLDER)),
];

test('no sample is so large that only a part of it is shown', () => {
  expect(SAMPLES.length).toBeGreaterThan(10);
  const large = SAMPLES.filter((sample) => isLarge(readFileSync(sample, 'utf8').length));
  expect(large.map(({ pathname }) => pathname)).toEqual([]);
});
