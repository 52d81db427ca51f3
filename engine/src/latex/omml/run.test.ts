import { describe, expect, test } from 'vitest';
import { officeMath } from '../../../../tests/math/math-elements.js';
import { latexOf } from './index.js';
import { letterOf, signOf } from './symbols.js';

const run = (text: string, properties = ''): string =>
  latexOf(officeMath(`<m:r><m:rPr>${properties}</m:rPr><m:t>${text}</m:t></m:r>`), false);

describe('a run is written as', () => {
  test.each([
    ['xy', '', 'xy'],
    ['x+1,5', '', 'x+1,5'],
    ['sin x', '', '\\sin x'],
    ['a b', '', 'a b'],
    ['a\u00a0b', '', 'a~b'],
    ['a\u2003b', '', 'a\\quad b'],
    ['αx', '', '\\alpha x'],
    ['𝔸', '', '\\mathbb{A}'],
    ['a&amp;b', '', 'a\\&b'],
    ['rate', '<m:sty m:val="p"/>', '\\mathrm{rate}'],
    ['sin', '<m:sty m:val="p"/>', '\\sin'],
    ['x2α+', '<m:sty m:val="b"/>', '\\mathbf{x}\\mathbf{2}\\boldsymbol{\\alpha}+'],
    ['x2α', '<m:sty m:val="bi"/>', '\\boldsymbol{x}\\boldsymbol{2}\\boldsymbol{\\alpha}'],
    ['1.500,25', '<m:sty m:val="b"/>', '\\mathbf{1.500,25}'],
    ['R', '<m:scr m:val="double-struck"/>', '\\mathbb{R}'],
    ['L', '<m:scr m:val="script"/><m:sty m:val="p"/>', '\\mathcal{L}'],
    ['g', '<m:scr m:val="fraktur"/>', '\\mathfrak{g}'],
    ['s', '<m:scr m:val="sans-serif"/>', '\\mathsf{s}'],
    ['t∑', '<m:scr m:val="monospace"/>', '\\mathtt{t}\\mathtt{\\sum}'],
    ['x', '<m:scr m:val="roman"/>', 'x'],
    ['\u2062', '', ''],
  ])('%s with %s', (text, properties, expected) => {
    expect(run(text, properties)).toBe(expected);
  });
});

describe('normal text is written as', () => {
  test.each([
    ['if x', '\\text{if x}'],
    ['a', '\\mathrm{a}'],
    ['+', '+'],
    ['∈', '\\in'],
    ['.', '\\text{.}'],
    ['“', '\\text{“}'],
    ['5', '\\text{5}'],
    ['a_b {c} 5% #1 &amp; $2', '\\text{a\\_b \\{c\\} 5\\% \\#1 \\& \\$2}'],
    ['a\\b^c~d', '\\text{a\\textbackslash{}b\\textasciicircum{}c\\textasciitilde{}d}'],
  ])('%s', (text, expected) => {
    expect(run(text, '<m:nor/>')).toBe(expected);
  });

  test('spaces that keep their width', () => {
    const between = (text: string): string =>
      latexOf(
        officeMath(
          `<m:r><m:t>a</m:t></m:r><m:r><m:rPr><m:nor/></m:rPr><m:t>${text}</m:t></m:r><m:r><m:t>b</m:t></m:r>`,
        ),
        false,
      );
    expect(between('  ')).toBe('a~~b');
    expect(between(' \u2009')).toBe('a~\\,b');
  });

  test('but not where it is switched off', () => {
    expect(run('if', '<m:nor m:val="0"/>')).toBe('if');
  });
});

test('text that is not in m:t, and in several, is read', () => {
  expect(latexOf(officeMath('<m:r><m:rPr><m:x>no</m:x></m:rPr>a</m:r>'), false)).toBe('a');
  expect(latexOf(officeMath('<m:r><m:t>a</m:t><m:t>+</m:t></m:r>'), false)).toBe('a+');
});

test.each([
  ['\u2212', '-'],
  ['∗', '*'],
  ['\\', '\\backslash'],
  ['~', '\\text{\\char126}'],
  ['^', '\\text{\\char94}'],
  ['\u2061', ''],
  ['\u200b', ''],
  ['\u2009', '\\,'],
  ['\u2006', '\\,'],
  ['\u200a', '\\,'],
  ['\u202f', '\\,'],
  ['\u205f', '\\:'],
  ['\u2005', '\\;'],
  ['\u2004', '\\;'],
  ['\u2002', '\\enspace '],
  ['\u00a0', '~'],
  ['_', '\\_'],
  ['Ω', '\\Omega'],
  ['☺', '☺'],
])('the sign %s is %s', (sign, expected) => {
  expect(signOf(sign)).toBe(expected);
});

test.each([
  ['𝐀𝐳', '\\mathbf{A}', '\\mathbf{z}'],
  ['𝐴𝑧', 'A', 'z'],
  ['𝑨𝒛', '\\boldsymbol{A}', '\\boldsymbol{z}'],
  ['𝒜𝓏', '\\mathcal{A}', '\\mathcal{z}'],
  ['𝓐𝔃', '\\mathcal{A}', '\\mathcal{z}'],
  ['𝔄𝔷', '\\mathfrak{A}', '\\mathfrak{z}'],
  ['𝔸𝕫', '\\mathbb{A}', '\\mathbb{z}'],
  ['𝕬𝖟', '\\mathfrak{A}', '\\mathfrak{z}'],
  ['𝖠𝙯', '\\mathsf{A}', '\\mathsf{z}'],
  ['𝙰𝚣', '\\mathtt{A}', '\\mathtt{z}'],
  ['𝚨𝛀', '\\boldsymbol{Α}', '\\boldsymbol{\\Omega}'],
  ['𝛢𝜔', 'Α', '\\omega'],
  ['𝜜𝝎', '\\boldsymbol{Α}', '\\boldsymbol{\\omega}'],
  ['𝟎𝟗', '\\mathbf{0}', '\\mathbf{9}'],
  ['𝟘𝟡', '\\mathbb{0}', '\\mathbb{9}'],
  ['𝟢𝟿', '\\mathsf{0}', '\\mathsf{9}'],
  ['ℂℤ', '\\mathbb{C}', '\\mathbb{Z}'],
  ['ℬℛ', '\\mathcal{B}', '\\mathcal{R}'],
  ['ℭℨ', '\\mathfrak{C}', '\\mathfrak{Z}'],
])('the first and the last letter of %s have their command', (letters, first, last) => {
  expect([...letters].map(letterOf)).toEqual([first, last]);
});

test('other characters are letters of no alphabet', () => {
  for (const sign of ['a', 'α', '\u{1d3ff}', '\u{1d800}']) expect(letterOf(sign)).toBeUndefined();
  expect(letterOf('ℎ')).toBe('h');
});
