import { describe, expect, test } from 'vitest';
import { latexToMathML } from './latex.js';
import { readMathML, writeMathML } from './mathml.js';
import { partsOf } from './parts.js';
import { sizeOf } from './size/index.js';

const elementOf = (latex: string) => readMathML(latexToMathML(latex, false));
/** The letters and signs of each part. */
const lettersOf = (latex: string): readonly string[] =>
  partsOf(elementOf(latex)).map(({ mathml }) => mathml.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<'));

describe('a formula has parts', () => {
  test.each([
    ['y = a + b', ['y=', 'a+', 'b']],
    ['a \\le b \\times c \\to d', ['a≤', 'b×', 'c→', 'd']],
    ['x < -1', ['x<', '−1']],
    ['a \\leqslant b \\uplus c \\hookrightarrow d', ['a⩽', 'b⊎', 'c↪', 'd']],
    ['a := b', ['a:=', 'b']],
    ['f(x + y) = \\max(0, x)', ['f(x+y)=', 'max\u2061(0,x)']],
    ['|a + b| \\le |a| + |b|', ['|a+b|≤', '|a|+', '|b|']],
    ['\\bigl(a + b\\bigr) c = d', ['(a+b)c=', 'd']],
    ['\\frac{a + b}{c - d} - x^{n+1}', ['a+bc−d−', 'xn+1']],
    ['\\displaystyle a = b', ['a=', 'b']],
    ['\\color{red}{a = b}', ['a=', 'b']],
  ])('%s', (latex, parts) => {
    expect(lettersOf(latex)).toEqual(parts);
  });
});

describe('a formula is one part', () => {
  test.each(['x', '-x', 'x_{i+1}', '(a + b)', '\\left[a, b\\right]', 'f\\colon A', '\\boxed{a = b}', 'a ='])(
    '%s',
    (latex) => expect(partsOf(elementOf(latex))).toHaveLength(1),
  );
});

test.each([
  'y = a + b',
  'x = -\\frac{1}{2} + \\sum_{i} i - |x|',
  '\\displaystyle \\int_0^1 f = \\frac{a}{b} \\cdot (c)',
  'a \\in \\{1\\} \\cup B',
])('the parts of %s and the gaps between them are together as wide and as high as it', (latex) => {
  const formula = elementOf(latex);
  const parts = partsOf(formula);
  const sizes = parts.map(({ size }) => size);
  const whole = sizeOf(formula, false);
  expect(sizes.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, { size, gap }) => sum + size.width + gap, 0)).toBeCloseTo(whole.width, 10);
  expect(Math.max(...sizes.map(({ height }) => height))).toBe(whole.height);
  expect(Math.max(...sizes.map(({ depth }) => depth))).toBe(whole.depth);
});

test('the sign at the end of a part leaves its space to the gap and stays an operator between two operands', () => {
  const [first, last] = partsOf(elementOf('a + b'));
  expect(first?.gap).toBeCloseTo(4 / 18, 10);
  expect(first?.mathml).toContain('<mo form="infix" rspace="0">+</mo>');
  expect(last?.gap).toBe(0);
});

test('an element is written as it was read', () => {
  const mathml = latexToMathML('\\text{a "b" \\& c} < \\frac{1}{2}', false);
  const element = readMathML(mathml);
  expect(readMathML(writeMathML(element))).toEqual(element);
});
