import { expect, test } from 'vitest';
import { readLength } from '../../../model/picture-length.js';
import { readDimensions, splitLabelSize } from './dimensions.js';

test.each([
  ['300', { unit: 'pt', value: 225 }],
  ['300px', { unit: 'pt', value: 225 }],
  [' 3 IN ', { unit: 'pt', value: 216 }],
  ['.5inch', { unit: 'pt', value: 36 }],
  ['2.54cm', { unit: 'pt', value: 72 }],
  ['25.4mm', { unit: 'pt', value: 72 }],
  ['2em', { unit: 'pt', value: 24 }],
  ['50%', { unit: 'line', value: 0.5 }],
])('%j is the length %j', (text, length) => {
  expect(readLength(text)).toEqual(length);
});

test.each(['', '0', '0%', 'auto', '-3in', '3 parsecs', '1e9', 'calc(1px)', '.', '%'])(
  '%j is no length',
  (text) => {
    expect(readLength(text)).toBeUndefined();
  },
);

test('a style takes precedence over attributes, and a scale over the width attribute', () => {
  expect(readDimensions({ width: '10', height: '20', style: 'WIDTH: 4in !important; color: red' })).toEqual({
    width: { unit: 'pt', value: 288 },
    height: { unit: 'pt', value: 15 },
  });
  expect(readDimensions({ width: '10', height: '20', style: 'zoom:50%;' })).toEqual({
    width: { unit: 'own', value: 0.5 },
  });
  expect(readDimensions({ style: 'zoom: 0.25' })).toEqual({ width: { unit: 'own', value: 0.25 } });
});

test('a height relative to the page counts as missing', () => {
  expect(readDimensions({ width: '50%', height: '50%' })).toEqual({ width: { unit: 'line', value: 0.5 } });
});

test.each([
  ['A cat|600', 'A cat', { width: { unit: 'pt', value: 450 } }],
  ['A cat | 600x400', 'A cat', { width: { unit: 'pt', value: 450 }, height: { unit: 'pt', value: 300 } }],
  ['|100', '', { width: { unit: 'pt', value: 75 } }],
  ['a|b|100', 'a|b', { width: { unit: 'pt', value: 75 } }],
  ['either|or', 'either|or', {}],
  ['a|b 300', 'a|b 300', {}],
  ['Sales | 2024', 'Sales | 2024', {}],
  ['Sales |2024', 'Sales |2024', {}],
  ['Sales| 2024', 'Sales| 2024', {}],
  ['600', '600', {}],
  ['x|123456', 'x|123456', {}],
])('of the label %j, %j is the text', (label, alt, size) => {
  expect(splitLabelSize(label)).toEqual({ alt, size });
});
