import { expect, test } from 'vitest';
import { nearest } from './nearest.js';

test.each([
  ['deo2005', 'doe2005'],
  ['doe205', 'doe2005'],
  ['doe20055', 'doe2005'],
  ['Doe2005', 'doe2005'],
  ['roe1985', undefined],
  ['other', undefined],
])('%s is much like %s', (key, meant) => {
  expect(nearest(key, ['doe2005', 'smith1999', 'roe2011'])).toBe(meant);
});
