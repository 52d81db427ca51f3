import { describe, expect, test } from 'vitest';
import type { FormulaSize } from '../../../model/formula.js';
import { latexToMathML } from '../latex.js';
import { type MathElement, readMathML } from '../mathml.js';
import { sizeOf } from './index.js';
import { spaceAround } from './spaces.js';

function size(latex: string, display = false): FormulaSize {
  return sizeOf(readMathML(latexToMathML(latex, display)), display);
}

const total = ({ height, depth }: FormulaSize): number => height + depth;

describe('wider constructs', () => {
  test.each([
    ['a+b', 'ab'],
    ['a=b', 'a+b'],
    ['a-b', '-ab'],
    ['x_{ij}', 'x_i'],
    ['xabc', 'x^{abc}'],
    ['\\sum_{i=1}^n x', 'x'],
    ['\\begin{pmatrix}a&b\\end{pmatrix}', '\\begin{pmatrix}a\\end{pmatrix}'],
    ['a \\quad b', 'a b'],
    ['\\text{for all } n', '\\text{all } n'],
  ])('%s is wider than %s', (wider, narrower) => {
    expect(size(wider).width).toBeGreaterThan(size(narrower).width);
  });

  test('a fraction is as wide as its wider part', () => {
    expect(size('\\frac{abc}{d}', true).width).toBeCloseTo(size('\\frac{d}{abc}', true).width, 5);
    expect(size('\\frac{abc}{abc}', true).width).toBeLessThan(size('abcabc', true).width);
  });
});

test.each([
  ['relation', '⩽⊑↪⪯⦂⋘∤', 5 / 18],
  ['operation', '⊎⋆⊓⋄≀‡', 4 / 18],
])('each %s has its space around it, but not in an index: %s', (_, signs, expected) => {
  const element = (name: string, text: string): MathElement => ({ name, text, attributes: {}, children: [] });
  const letter = element('mi', 'x');
  for (const sign of signs) {
    expect(spaceAround(element('mo', sign), letter, false)).toEqual([expected, expected]);
    expect(spaceAround(element('mo', sign), letter, true)).toEqual([0, 0]);
  }
});

describe('higher constructs', () => {
  test.each([
    ['\\frac{a}{b}', 'a', false],
    ['\\frac{\\frac{a}{b}}{c}', '\\frac{a}{b}', true],
    ['x^{2^2}', 'x^2', false],
    ['x_1^2', 'x^2', false],
    ['\\sqrt{\\frac{a}{b}}', '\\frac{a}{b}', true],
    ['\\hat{x}', 'x', false],
    ['\\overline{x}', 'x', false],
    ['\\boxed{x}', 'x', true],
    ['\\left(\\frac{a}{b}\\right)', '(a)', true],
    ['\\begin{pmatrix}a\\\\b\\\\c\\end{pmatrix}', '\\begin{pmatrix}a\\\\b\\end{pmatrix}', true],
    ['\\begin{aligned}a&=b\\\\&=c\\end{aligned}', 'a=b', true],
  ])('%s is higher than %s', (higher, lower, display) => {
    expect(total(size(higher, display))).toBeGreaterThan(total(size(lower, display)));
  });

  test.each(['\\sum_{i=1}^n i', '\\int_0^1 f', '\\lim_{x \\to 0} x', '\\frac{a}{b}'])(
    '%s is higher on a line of its own',
    (latex) => expect(total(size(latex, true))).toBeGreaterThan(total(size(latex))),
  );

  test('what extends below the baseline does not raise the line', () => {
    expect(size('x_i').height).toBe(size('x').height);
    expect(size('x_i').depth).toBeGreaterThan(size('x').depth);
  });
});

/* Sums of Cambria Math's advance widths, as published by others. */
test.each([
  ['0123456789', 5.5371],
  ['3.14159', 3.5273],
  ['abc', 1.5562],
  ['xyz', 1.5752],
])('%s is as wide as in Cambria Math', (latex, width) => {
  expect(Math.abs(size(latex).width / width - 1)).toBeLessThan(0.01);
});

/* From the first letter to the end of the last one, in a PDF file that Word 2016 wrote, in em. */
test.each([
  ['f(x)', 1.969],
  ['x=0', 2.416],
  ['E=(t-y)^2', 5.391],
  ['y=\\max(0,x)', 5.98],
  ['y=\\frac{1}{1+e^{-x}}', 5.174],
  [
    '\\frac{\\partial}{\\partial x}f(x)\\approx\\frac{f(x+\\varepsilon)-f(x-\\varepsilon)}{2\\varepsilon}',
    12.991,
  ],
  ['s^t=f(s^{t-1}W_s+x^tW_x+b)', 11.678],
  ['s^t=f(\\mathrm{conc}(s^{t-1},x^t)W+b)', 12.286],
  ['y = c_0 + c_{10}x_0 + c_{11}x_1', 9.642],
  ['v^t\\to\\alpha\\,\\nabla_\\theta \\mathrm{f}(\\theta^t)+\\gamma v^{t-1}', 10.076],
  ['\\boldsymbol{y}_i=\\frac{e^{\\boldsymbol{x}_i}}{\\sum_j e^{\\boldsymbol{x}_j}}', 4.783],
  ['y=f\\left(b+\\sum_i \\boldsymbol{w}_i \\boldsymbol{x}_i\\right)', 9.067],
])('%s is as wide as Word sets it', (latex, width) => {
  expect(Math.abs(size(latex, true).width / width - 1)).toBeLessThan(0.03);
});

/* Word's lines of displayed formulas begin and end there, in em from the baseline. */
test.each([
  ['y=\\frac{1}{1+e^{-x}}', 1.43, 0.68],
  ['y=f\\left(b+\\sum_i \\boldsymbol{w}_i \\boldsymbol{x}_i\\right)', 1.79, 1.25],
])('%s is as high as Word sets it', (latex, height, depth) => {
  const set = size(latex, true);
  expect(set.height).toBeCloseTo(height, 1);
  expect(Math.abs(set.depth - depth)).toBeLessThan(0.06);
});

test('a frame needs space on all sides, a bar only above, and a strike none', () => {
  expect(size('\\fbox{x}').width).toBeGreaterThan(size('\\text{x}').width);
  expect(size('\\overline{x}').width).toBe(size('x').width);
  expect(size('\\cancel{x}')).toEqual(size('x'));
});

test('a matrix is centred where a fraction has its line', () => {
  const { height, depth } = size('\\begin{matrix}a\\\\b\\end{matrix}', true);
  const fraction = size('\\frac{a}{a}', true);
  expect(height - depth).toBeCloseTo(fraction.height - fraction.depth, 0);
});

test('every formula has a usable size', () => {
  const hostile = [
    '',
    '{}',
    '\\frac{}{}',
    '\\sqrt{}',
    '\\begin{matrix}\\end{matrix}',
    '\\hspace{-9em}x',
    '\\phantom{x}',
  ];
  for (const latex of hostile)
    for (const length of Object.values(size(latex))) expect(Number.isFinite(length)).toBe(true);
});
