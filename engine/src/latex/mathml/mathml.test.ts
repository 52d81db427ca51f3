import { describe, expect, test } from 'vitest';
import { mathml } from '../../../../tests/math/math-elements.js';
import { texOfMathml } from './mathml.js';

const texOf = (html: string): string => texOfMathml(mathml(html));

describe('a token', () => {
  test.each([
    ['<mi>x</mi>', 'x'],
    ['<mi> sin </mi>', '\\sin'],
    ['<mi>rate</mi>', '\\mathrm{rate}'],
    ['<mi>a_b</mi>', 'a\\_b'],
    ['<mi>ℝ</mi>', '\\mathbb{R}'],
    ['<mi mathvariant="bold">x</mi>', '\\mathbf{x}'],
    ['<mi mathvariant="bold">rate</mi>', '\\mathbf{rate}'],
    ['<mi mathvariant="normal">x</mi>', 'x'],
    ['<mi mathvariant="script">ℝ</mi>', '\\mathbb{R}'],
    ['<mi mathvariant="bold"></mi>', ''],
    ['<mn>12</mn>', '12'],
    ['<mn>𝟏𝟐</mn>', '\\mathbf{1}\\mathbf{2}'],
    ['<mn mathvariant="monospace">3</mn>', '\\mathtt{3}'],
    ['<mo>\u2212</mo>', '-'],
    ['<mo> % </mo>', '\\%'],
    ['<mo>max</mo>', '\\max'],
    ['<mo>\u2061</mo>', ''],
    ['<mo>ℭ</mo>', '\\mathfrak{C}'],
    ['<mo>ℑ</mo>', 'ℑ'],
    ['<mtext> if </mtext>', '\\text{ if }'],
    ['<ms>a</ms>', '\\text{a}'],
    ['<mtext> </mtext>', '\\'],
    ['<mspace/>', '\\;'],
  ])('%s', (html, expected) => {
    expect(texOf(html)).toBe(expected);
  });
});

describe('a construct', () => {
  test.each([
    ['<msup><mi>x</mi><mn>2</mn></msup>', 'x^{2}'],
    ['<msup><mrow><mi>x</mi><mo>+</mo><mi>y</mi></mrow><mn>2</mn></msup>', '{x + y}^{2}'],
    ['<msub><mi>sin</mi><mi>i</mi></msub>', '\\sin _{i}'],
    ['<msub><mi>ℝ</mi><mi>i</mi></msub>', '\\mathbb{R}_{i}'],
    ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x_{1}^{2}'],
    ['<mfrac><mn>1</mn><mi>y</mi></mfrac>', '\\frac{1}{y}'],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '\\sqrt{x+1}'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
    ['<munder><mo>∑</mo><mi>i</mi></munder>', '∑_{i}'],
    ['<munder><mo>lim</mo><mi>i</mi></munder>', '\\lim _{i}'],
    ['<munder><mi>x</mi><mi>i</mi></munder>', '\\underset{i}{x}'],
    ['<munder><mi>x</mi><mo>_</mo></munder>', '\\underline{x}'],
    ['<munder><mi>x</mi><mo> ⏟ </mo></munder>', '\\underbrace{x}'],
    ['<mover><mo>∫</mo><mi>n</mi></mover>', '∫^{n}'],
    ['<mover><mi>x</mi><mi>n</mi></mover>', '\\overset{n}{x}'],
    ['<mover><mi>limit</mi><mi>n</mi></mover>', '\\overset{n}{\\mathrm{limit}}'],
    ['<mover><mi>x</mi><mo>^</mo></mover>', '\\hat{x}'],
    ['<mover><mrow><mi>x</mi><mi>y</mi></mrow><mo>^</mo></mover>', '\\widehat{x y}'],
    ['<mover><mi>x</mi><mo>→</mo></mover>', '\\vec{x}'],
    ['<mover><mi>x</mi><mo>¯</mo></mover>', '\\bar{x}'],
    ['<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>→</mo></mover>', '\\overrightarrow{A B}'],
    ['<mover accent="true"><mrow><mi>A</mi><mi>B</mi></mrow><mo>‾</mo></mover>', '\\overline{A B}'],
    ['<mi>𝔸</mi><mo>=</mo><mi>𝐛</mi>', '\\mathbb{A} = \\mathbf{b}'],
    ['<mover><mrow><mi>x</mi><mi>y</mi></mrow><mo>¯</mo></mover>', '\\overline{x y}'],
    ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '∑_{i}^{n}'],
    [
      '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd></mtr></mtable>',
      '\\begin{matrix}a & b \\\\ c\\end{matrix}',
    ],
    [
      '<mtable><mlabeledtr><mtd><mn>1</mn></mtd><mtd><mi>b</mi></mtd></mlabeledtr></mtable>',
      '\\begin{matrix}1 & b\\end{matrix}',
    ],
    ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', '\\left(a, b\\right)'],
    ['<mfenced open="[" close="]"><mi>a</mi></mfenced>', '\\left[a\\right]'],
    ['<mi>a</mi><mspace/><mi>b</mi>', 'a \\; b'],
    ['<mi>sin</mi><mi>b</mi>', '\\sin b'],
  ])('%s', (html, expected) => {
    expect(texOf(html)).toBe(expected);
  });
});

test('scripts on both sides stand on the side where MathML has them', () => {
  const scripts = '<mi>a</mi><none/><mi>b</mi><mi>c</mi>';
  expect(texOf(`<mmultiscripts><mi>x</mi>${scripts}</mmultiscripts>`)).toBe('x_{a}{}_{b}^{c}');
  expect(texOf('<mmultiscripts><mi>x</mi><mi>a</mi><mi>b</mi><mi>c</mi><mi>d</mi></mmultiscripts>')).toBe(
    'x_{a}^{b}{}_{c}^{d}',
  );
  expect(
    texOf('<mmultiscripts><mi>x</mi><mi>a</mi><mi>b</mi><mprescripts/><mi>c</mi><mi>d</mi></mmultiscripts>'),
  ).toBe('{}_{c}^{d}x_{a}^{b}');
  expect(texOf('<mmultiscripts><mi>x</mi><mprescripts/><none/><mi>d</mi></mmultiscripts>')).toBe('{}^{d}x');
  expect(texOf('<mmultiscripts></mmultiscripts>')).toBe('{}');
});

test('what describes a formula in another way is not read again', () => {
  expect(
    texOf(
      '<semantics><mi>x</mi><annotation>y</annotation><annotation-xml><mi>z</mi></annotation-xml></semantics>',
    ),
  ).toBe('x');
  expect(texOf('<mjx-assistive-mml><mi>x</mi></mjx-assistive-mml><mjx-copytext>y</mjx-copytext>')).toBe('');
});

test('names may have a prefix', () => {
  expect(texOf('<m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup><mml:mi>y</mml:mi>')).toBe('x^{2} y');
});

test('elements that MathJax has drawn are read by their classes, without the boxes around them', () => {
  const glyph = (code: string): string => `<mjx-c class="mjx-c${code} TEX-I"></mjx-c>`;
  expect(texOf(`<mjx-mi>${glyph('1D465')}</mjx-mi>`)).toBe('x');
  expect(texOf(`<mjx-mn>${glyph('31')}${glyph('32')}</mjx-mn>`)).toBe('12');
  expect(texOf('<mjx-mi class="a mjx-c78"></mjx-mi><mjx-mi class="mjx-cgreen"></mjx-mi>')).toBe('x');
  expect(texOf('<mjx-mi class="mjx-cFFFFFF"></mjx-mi>')).toBe('\u{10ffff}');
  expect(
    texOf(
      '<mjx-msup><mjx-mi>x</mjx-mi><mjx-script><mjx-texatom><mjx-mn>2</mjx-mn></mjx-texatom></mjx-script></mjx-msup>',
    ),
  ).toBe('x^{2}');
  expect(
    texOf(
      '<mjx-mfrac><mjx-frac><mjx-num><mjx-nstrut></mjx-nstrut><mjx-mi>a</mjx-mi></mjx-num><mjx-dbox><mjx-dtable><mjx-line></mjx-line><mjx-row><mjx-den><mjx-mi>b</mjx-mi><mjx-mi>c</mjx-mi></mjx-den></mjx-row></mjx-dtable></mjx-dbox></mjx-frac></mjx-mfrac>',
    ),
  ).toBe('\\frac{a}{b c}');
});

test('a group of several elements is one part, a row of boxes is not', () => {
  const several = '<mjx-mi>a</mjx-mi><mjx-mi>b</mjx-mi>';
  expect(texOf(`<mjx-msup><mjx-mi>x</mjx-mi><mjx-texatom>${several}</mjx-texatom></mjx-msup>`)).toBe(
    'x^{a b}',
  );
  expect(texOf(`<mjx-msup><mjx-row>${several}</mjx-row></mjx-msup>`)).toBe('a^{b}');
});
