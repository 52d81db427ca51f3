import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

test.each([
  ['|', '|'],
  ['a | b', 'a | b'],
  ['*a* b', 'a b'],
  ['\\*a', '*a'],
])('marks around a text reference stay in pairs: %j', (text, shown) => {
  const [first] = parse(`*d*(ref:cap) **e**\n\n(ref:cap) ${text}`, NO_METADATA, () => undefined).blocks;
  if (first?.type !== 'paragraph') throw new Error('expected a paragraph');
  const { children } = first;
  expect([children[0]?.type, children.at(-1)?.type]).toEqual(['emphasis', 'strong']);
  expect(plainText(children)).toBe(`d${shown} e`);
});
