import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';

const readingOf = (text: string) => {
  const notices: string[] = [];
  const { formulas, blocks } = parse(text, NO_METADATA, ({ message }) => void notices.push(message));
  return { formulas: formulas.map(({ value }) => value), types: blocks.map(({ type }) => type), notices };
};

const BODY = '\n\n    <mi>x</mi>\n\n    <mo>=</mo>\n\n    <mn>1</mn>\n\n';

test.each([
  ['alone', `<math>${BODY}</math>`, 1],
  ['with attributes', `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">${BODY}</math>`, 1],
  ['with a tag beside it', `<math><mrow>${BODY}</mrow></math>`, 1],
  ['in capitals', `<MATH>${BODY}</MATH>`, 1],
  ['between paragraphs', `a\n\n<math>${BODY}</math>\n\nb`, 3],
  ['before text without a blank line', `<math>${BODY}</math>\nb`, 1],
  ['in an item', `- a\n\n  <math>${BODY.replaceAll('\n', '\n  ')}</math>`, 1],
  ['in a quotation', `> <math>${BODY}</math>`.replaceAll('\n', '\n> '), 1],
])('a formula of MathML continues over blank lines: %s', (_, text, blocks) => {
  const { formulas, types, notices } = readingOf(text);
  expect(formulas).toEqual(['x = 1']);
  expect(types).toHaveLength(blocks);
  expect(types).not.toContain('code');
  expect(notices).toEqual([]);
});

test('each of two formulas ends at its own end tag', () => {
  expect(readingOf(`<math>${BODY}</math>\n\nand\n\n<math>${BODY}</math>`).formulas).toEqual([
    'x = 1',
    'x = 1',
  ]);
});

test.each([
  ['without an end', '<math> elements\n\n    code'],
  ['whose end stands in code', '<math>\n\n```\n</math>\n```'],
  ['that would reach out of its item', '- <math>\n\n<b>x</b>\n\n</math>'],
])('no formula is one %s', (_, text) => {
  expect(readingOf(text).formulas).toEqual([]);
});

test.each([
  ['beginnings', '<math>\n\n'.repeat(5000)],
  ['beginnings and one end', `${'<math>\n\n'.repeat(5000)}</math>`],
])('a text of %s is read in linear time', (_, text) => {
  expect(readingOf(text).formulas.length).toBeLessThan(2);
});
