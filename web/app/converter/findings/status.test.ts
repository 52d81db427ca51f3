import { expect, test } from 'vitest';
import { createConverter } from '../instance/converter';
import { statusParts } from './status';

const converter = createConverter();

const texts = (findings: number, missing: number) =>
  statusParts(converter, findings, missing).map(({ text }) => text);

test('counts what exists, in the singular or plural, and leaves out what does not', () => {
  expect(texts(0, 0)).toEqual([]);
  expect(texts(1, 0)).toEqual(['1 finding']);
  expect(texts(0, 1)).toEqual(['1 picture missing']);
  expect(statusParts(converter, 0, 0, 3).map(({ text }) => text)).toEqual(['cleaned up']);
  expect(texts(1500, 2)).toEqual(['1,500 findings', '2 pictures missing']);
});

test('each link leads to its list', () => {
  expect(statusParts(converter, 1, 1, 1).map(({ href }) => href)).toEqual([
    '#findings',
    '#pictures',
    '#clean-up',
  ]);
});
