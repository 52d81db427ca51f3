import { expect, test } from 'vitest';
import { latexDefinitions, onlyDefines } from './definitions.js';

test('each way to define a command is found, with its arguments and defaults', () => {
  const sources = [
    '\\newcommand{\\R}{\\mathbb{R}}',
    '\\renewcommand* { \\vec } [1] {\\mathbf{#1}}',
    '\\providecommand\\norm[2][p]{\\|#2\\|_{#1}}',
    '\\DeclareMathOperator*{\\argmax}{arg\\,max}',
    '\\def\\pair#1#2{(#1, #2)}',
  ];
  const { definitions, rest } = latexDefinitions(`a ${sources.join(' ')} b`);
  expect(definitions).toEqual(
    ['R', 'vec', 'norm', 'argmax', 'pair'].map((name, index) => ({ name, source: sources[index] })),
  );
  expect(rest).toBe('a      b');
});

test('a definition inside another one belongs to it, and one without an end is text', () => {
  const outer = '\\newcommand{\\a}{\\def\\b{c}}';
  expect(latexDefinitions(`${outer}d`)).toEqual({ definitions: [{ name: 'a', source: outer }], rest: 'd' });
  const open = '\\newcommand{\\a}{b';
  expect(latexDefinitions(open)).toEqual({ definitions: [], rest: open });
});

test.each([
  ['\\def\\a{b}', true],
  ['\\newcommand{\\a}{b} % of the authors\n\\renewcommand{\\c}{d}\n', true],
  ['\\newcommand{\\a}{b}', true],
  ['\\renewcommand{\\a}{b}', true],
  ['\\providecommand{\\a}{b}', true],
  ['\\DeclareMathOperator{\\a}{b}', true],
  ['\\def\\a{b} c', false],
  ['% \\def', false],
  ['x + y', false],
  ['', false],
])('whether a text only defines commands: %s', (latex, expected) => {
  expect(onlyDefines(latex)).toBe(expected);
});

test('more than twenty thousand characters are not looked at', () => {
  const longest = `\\def\\a{${'b'.repeat(19_992)}}`;
  expect(onlyDefines(longest)).toBe(true);
  expect(onlyDefines(`${longest} `)).toBe(false);
});
