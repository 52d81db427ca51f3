import { expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { decideDialect } from '../../dialect/decide.js';
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

/** The outline of a text in a file of Quarto, which is for pandoc. */
function readForPandoc(...lines: readonly string[]): string {
  const text = lines.join('\n');
  const decided = decideDialect(text, { name: 'text.qmd' });
  return outline(parse(text, NO_METADATA, () => {}, false, decided).blocks);
}

test.each([
  [['1. x', '   i) y', '      A.  z', '2. w'], '1[x lowerRoman[y upperLetter[z]], w]'],
  [['(1) x', '', 'text', '', '(2) y'], '1[x] text 1[y]'],
  [['c) x'], 'lowerLetter[x]'],
  [['iv. x'], 'lowerRoman[x]'],
  [['A. Miller wrote', 'it.'], 'A. Miller wrote it.'],
  [['p. 5 has it'], 'p. 5 has it'],
  [['a) x', '', 'a) y', '', 'a) z'], 'lowerLetter[x, y, z]'],
  [['1. u', '   i. x', '   i. y', '1. v'], '1[u lowerRoman[x, y], v]'],
  [['A)  x', 'A)  y', '', 'b)  z'], 'upperLetter[x, y] lowerLetter[z]'],
  [['c) x', 'c) y'], 'lowerLetter[x c) y]'],
])('for pandoc, a list may have one item: %j', (lines, expected) =>
  expect(readForPandoc(...lines)).toBe(expected),
);
