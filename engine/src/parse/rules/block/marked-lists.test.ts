import { expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

/** Lists as `a[item, item]`, by their style, and paragraphs as their text. */
function outline(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return plainText(block.children).replaceAll('\n', ' ');
      if (block.type !== 'list') return block.type;
      return `${block.style ?? (block.ordered ? '1' : '-')}[${block.children.map(({ children }) => outline(children)).join(', ')}]`;
    })
    .join(' ');
}

const read = (...lines: readonly string[]): string =>
  outline(parse(lines.join('\n'), NO_METADATA, () => {}).blocks);

test.each([
  [['1. x', '   a. y', '   b. z', '2. w'], '1[x lowerLetter[y, z], w]'],
  [['- x', '  i) y', '  ii) z', '- w'], '-[x lowerRoman[y, z], w]'],
  [['3.  Do:', '    (a)  y', '    (b)  z', '    (c)  u'], '1[Do: lowerLetter[y, z, u]]'],
  [['a) x', '   i) y', '   ii) z', 'b) w'], 'lowerLetter[x lowerRoman[y, z], w]'],
  [['i. x', '   a. y', '   b. z', 'ii. w'], 'lowerRoman[x lowerLetter[y, z], w]'],
  [['1. x', '', '   a. y', '   b. z'], '1[x lowerLetter[y, z]]'],
])('a list in an item needs no blank line before it: %j', (lines, expected) =>
  expect(read(...lines)).toBe(expected),
);

test.each([
  [['1. It was in', '   a. of the first and', '   more'], '1[It was in a. of the first and more]'],
  [['1. x', '   b. y', '   c. z'], '1[x b. y c. z]'],
  [['1. x', 'a. y', 'b. z'], '1[x a. y b. z]'],
  [['x', 'a. y', 'b. z'], 'x a. y b. z'],
])('text stays text: %j', (lines, expected) => expect(read(...lines)).toBe(expected));
