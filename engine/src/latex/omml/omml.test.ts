import { describe, expect, test } from 'vitest';
import { argument, officeMath, runs } from '../../../../tests/math/math-elements.js';
import { latexOf } from './index.js';

const latex = (content: string, isDisplayed = false): string => latexOf(officeMath(content), isDisplayed);

/** An object with properties, each `name=value`, and arguments, each `name: content`. */
function object(name: string, properties: string, ...args: readonly string[]): string {
  const written = properties
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => each.split('='))
    .map(([property = '', value = '']) => `<m:${property} m:val="${value}"/>`);
  return `<m:${name}><m:${name}Pr>${written.join('')}</m:${name}Pr>${args.join('')}</m:${name}>`;
}
const e = (content: string): string => argument('e', content);
const sub = (content: string): string => argument('sub', content);
const sup = (content: string): string => argument('sup', content);
const fraction = object('f', '', argument('num', '1'), argument('den', '2'));

describe('scripts', () => {
  test.each([
    [object('sSup', '', e('x'), sup('2')), 'x^2'],
    [object('sSup', '', e('x+1'), sup('10')), '{x+1}^{10}'],
    [object('sSup', '', e('(x+1)'), sup('α')), '(x+1)^{\\alpha}'],
    [object('sSup', '', e('2(x)'), sup('2')), '{2(x)}^2'],
    [object('sSup', '', e('(x)y'), sup('2')), '{(x)y}^2'],
    [object('sSup', '', e('x'), sup('′′')), "x''"],
    [object('sSup', '', e('x'), sup('′+1')), 'x^{\\prime+1}'],
    [object('sSup', '', e('x'), sup('1+′')), 'x^{1+\\prime}'],
    [object('sSub', '', e('x'), sub('′')), 'x_{\\prime}'],
    [object('sSub', '', e('α'), sub('i')), '\\alpha_i'],
    [object('sSub', '', e('ℝ'), sub('i')), '\\mathbb{R}_i'],
    [object('sSub', '', e('%'), sub('i')), '\\%_i'],
    [object('sSub', '', e('αβ'), sub('i')), '{\\alpha\\beta}_i'],
    [object('sSub', '', '<m:e/>', sub('i')), '{}_i'],
    [object('sSub', '', e('x'), '<m:sub/>'), 'x'],
    [object('sSub', '', e(object('sSub', '', e('x'), sub('i'))), sub('j')), '{x_i}_j'],
    [object('sSup', '', e(object('d', '', e(fraction))), sup('2')), '\\left( \\frac{1}{2} \\right)^2'],
    [object('sSubSup', '', e('x'), sub('1'), sup('2')), 'x_1^2'],
    [object('sPre', '', sub('1'), sup('2'), e('x')), '{}_1^2x'],
  ])('%s', (content, expected) => {
    expect(latex(content)).toBe(expected);
  });
});

describe('fractions and roots', () => {
  test.each([
    [fraction, '\\frac{1}{2}'],
    [object('f', 'type=lin', argument('num', 'a+b'), argument('den', 'c')), '{a+b}/c'],
    [object('f', 'type=skw', argument('num', '1'), argument('den', '2')), '1/2'],
    [object('f', 'type=noBar', argument('num', 'n'), argument('den', 'k')), '\\genfrac{}{}{0pt}{}{n}{k}'],
    [object('rad', '', '<m:deg/>', e('x')), '\\sqrt{x}'],
    [object('rad', '', argument('deg', '3'), e('x')), '\\sqrt[3]{x}'],
  ])('%s', (content, expected) => {
    expect(latex(content)).toBe(expected);
  });
});

describe('sums and integrals', () => {
  test.each([
    [object('nary', '', sub('0'), sup('1'), e('x')), '\\int_0^1 x'],
    [object('nary', 'chr=∑', sub('i'), sup('n'), e('x')), '\\sum_i^n x'],
    [object('nary', 'chr=∑ limLoc=undOvr', sub('i'), '<m:sup/>', '<m:e/>'), '\\sum_i'],
    [object('nary', 'chr=∮ limLoc=undOvr', sub('C'), '<m:sup/>', e('x')), '\\oint\\limits_C x'],
    [object('nary', 'chr=∑', '<m:sub/>', '<m:sup/>', e('x')), '\\sum x'],
    [object('nary', 'limloc=undOvr', sub('C'), '<m:sup/>', e('x')), '\\int\\limits_C x'],
    [object('nary', 'limLoc=subSup', sub('C'), '<m:sup/>', e('x')), '\\int_C x'],
  ])('%s', (content, expected) => {
    expect(latex(content)).toBe(expected);
  });
});

const func = (name: string, content: string): string =>
  object('func', '', argument('fName', name), e(content));
const limLow = (content: string, lim: string): string =>
  object('limLow', '', e(content), argument('lim', lim));
const limUpp = (content: string, lim: string): string =>
  object('limUpp', '', e(content), argument('lim', lim));

describe('functions and limits', () => {
  test.each([
    [func('sin', 'x'), '\\sin x'],
    [func('<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>erf</m:t></m:r>', 'x'), '\\operatorname{erf}x'],
    [func('<m:r><m:rPr><m:nor/></m:rPr><m:t>log</m:t></m:r>', '(x)'), '\\log(x)'],
    [func(object('sSup', '', e('sin'), sup('2')), 'x'), '\\sin^2 x'],
    [func(object('sSub', '', e('log'), sub('2')), 'x'), '\\log_2 x'],
    [func(object('sSubSup', '', e('f'), sub('1'), sup('2')), 'x'), 'f_1^2 x'],
    [func(limLow('lim', 'n→∞'), 'x'), '\\lim_{n\\to\\infty}x'],
    [func('f', 'x'), 'fx'],
    [limLow('plim', 'n'), '\\operatorname{plim}_{n}'],
    [func('α+β', 'x'), '\\alpha+\\beta x'],
    [limLow('x', 'n'), '\\underset{n}{x}'],
    [limLow('∑', 'n'), '\\sum_{n}'],
    [limLow(object('sSub', '', e('max'), sub('i')), 'n'), '\\underset{n}{\\max_i}'],
    [limUpp('x', 'n'), '\\overset{n}{x}'],
    [limUpp('sup', 'n'), '\\sup^{n}'],
    [limUpp(object('sSup', '', e('sup'), sup('i')), 'n'), '\\overset{n}{\\sup^i}'],
    [limLow(object('groupChr', '', e('a+b')), 'n'), '\\underbrace{a+b}_n'],
    [limUpp(object('groupChr', 'chr=⏞ pos=top', e('a+b')), 'n'), '\\overbrace{a+b}^n'],
    [limUpp(object('groupChr', '', e('a+b')), 'n'), '\\overset{n}{\\underbrace{a+b}}'],
  ])('%s', (content, expected) => {
    expect(latex(content)).toBe(expected);
  });

  test('a space that somebody typed before the name of a function is not doubled', () => {
    expect(latex(runs('a\u2009') + func('sin', 'x'))).toBe('a\\sin x');
    expect(latex(runs('a\u2009') + func('erf', 'x'))).toBe('a\\operatorname{erf}x');
    expect(latex(runs('a\u2009', 'b'))).toBe('a\\,b');
    expect(latex(runs('a\u2009') + func('α+β', 'x'))).toBe('a\\,\\alpha+\\beta x');
    expect(latex(runs('αβ') + func('sin', 'x'))).toBe('\\alpha\\beta\\sin x');
  });
});

describe('what stands over, under and around', () => {
  test.each([
    [object('acc', '', e('x')), '\\hat{x}'],
    [object('acc', 'chr=\u20d7', e('x')), '\\vec{x}'],
    [object('acc', 'chr=☺', e('x')), '\\hat{x}'],
    [object('bar', 'pos=top', e('x')), '\\overline{x}'],
    [object('bar', '', e('x')), '\\underline{x}'],
    [object('groupChr', 'chr=→ pos=top', e('x')), '\\overset{\\to}{x}'],
    [object('groupChr', 'chr=→ pos=bot', e('x')), '\\underset{\\to}{x}'],
    [object('groupChr', 'chr=⎴', e('x')), '\\overbracket{x}'],
    [object('groupChr', 'chr=⎵', e('x')), '\\underbracket{x}'],
    [object('borderBox', '', e('x')), '\\boxed{x}'],
    [object('phant', 'show=0', e('x')), '\\phantom{x}'],
    [object('phant', 'show=off', e('x')), '\\phantom{x}'],
    [object('phant', '', e('x')), 'x'],
    [object('box', '', e('x')), 'x'],
  ])('%s', (content, expected) => {
    expect(latex(content)).toBe(expected);
  });
});

describe('delimiters', () => {
  test.each([
    [object('d', '', e('x')), '(x)'],
    [object('d', 'begChr=[ endChr=]', e('x')), '[x]'],
    [object('d', 'begChr=| endChr=|', e('x')), '|x|'],
    [object('d', 'begChr=‖ endChr=∥', e('x')), '\\|x\\|'],
    [object('d', 'begChr=⟨ endChr=⟩', e('x')), '\\langle x\\rangle'],
    [object('d', 'begChr={ endChr=', e('x')), '\\left\\{ x \\right.'],
    [object('d', 'begChr= endChr=|', e('x')), '\\left. x \\right|'],
    [object('d', '', e('x'), e('y')), '(x \\mid y)'],
    [object('d', 'sepChr=,', e('x'), e('y')), '(x, y)'],
    [object('d', 'sepChr=∈', e('x'), e('y')), '(x \\in y)'],
    [object('d', '', e(fraction)), '\\left( \\frac{1}{2} \\right)'],
    [object('d', '', e(object('rad', '', '<m:deg/>', e('x')))), '\\left( \\sqrt{x} \\right)'],
  ])('%s', (content, expected) => {
    expect(latex(content)).toBe(expected);
  });
});

const row = (...cells: readonly string[]): string => `<m:mr>${cells.map(e).join('')}</m:mr>`;
const columns = (letter: string, count?: number): string =>
  `<m:mc><m:mcPr>${count === undefined ? '' : `<m:count m:val="${count}"/>`}<m:mcJc m:val="${letter}"/></m:mcPr></m:mc>`;
const matrix = (groups: string, ...rows: readonly string[]): string =>
  `<m:m><m:mPr><m:mcs>${groups}</m:mcs></m:mPr>${rows.join('')}</m:m>`;

describe('matrices', () => {
  const rows = [row('a', 'b'), row('c', 'd')];
  const body = 'a & b \\\\ c & d';
  const centred = matrix(columns('center', 2), ...rows);

  test.each([
    [centred, `\\begin{matrix} ${body} \\end{matrix}`],
    [`<m:m>${rows.join('')}</m:m>`, `\\begin{matrix} ${body} \\end{matrix}`],
    [matrix('<m:mc/>', row('a')), '\\begin{matrix} a \\end{matrix}'],
    [matrix(columns('left') + columns('right'), ...rows), `\\begin{array}{lr} ${body} \\end{array}`],
    [matrix(columns('left', 1000), row('a')), `\\begin{array}{${'l'.repeat(64)}} a \\end{array}`],
    [object('d', '', e(centred)), `\\begin{pmatrix} ${body} \\end{pmatrix}`],
    [object('d', 'begChr=[ endChr=]', e(centred)), `\\begin{bmatrix} ${body} \\end{bmatrix}`],
    [object('d', 'begChr={ endChr=}', e(centred)), `\\begin{Bmatrix} ${body} \\end{Bmatrix}`],
    [object('d', 'begChr=| endChr=|', e(centred)), `\\begin{vmatrix} ${body} \\end{vmatrix}`],
    [object('d', 'begChr=‖ endChr=‖', e(centred)), `\\begin{Vmatrix} ${body} \\end{Vmatrix}`],
    [object('d', 'begChr=∥ endChr=∥', e(centred)), `\\begin{Vmatrix} ${body} \\end{Vmatrix}`],
    [
      object('d', '', e(matrix(columns('left', 2), ...rows))),
      `\\left( \\begin{array}{ll} ${body} \\end{array} \\right)`,
    ],
    [object('d', 'begChr=[ endChr=)', e(centred)), `\\left[ \\begin{matrix} ${body} \\end{matrix} \\right)`],
    [object('d', '', e(runs('x') + centred)), `\\left( x\\begin{matrix} ${body} \\end{matrix} \\right)`],
    [
      object('d', 'begChr={ endChr=', e(matrix(columns('left', 2), ...rows))),
      `\\begin{cases} ${body} \\end{cases}`,
    ],
    [
      object('d', 'begChr={ endChr=', e(matrix(columns('right', 2), ...rows))),
      `\\left\\{ \\begin{array}{rr} ${body} \\end{array} \\right.`,
    ],
  ])('%s', (content, expected) => {
    expect(latex(content)).toBe(expected);
  });
});

const array = (...rows: readonly string[]): string => object('eqArr', '', ...rows.map(e));

describe('equations one below the other', () => {
  test.each([
    [array('a&=b', 'c&=d'), '\\begin{aligned} a& =b \\\\ c& =d \\end{aligned}'],
    [array('a', 'b'), '\\begin{gathered} a \\\\ b \\end{gathered}'],
    [array('a&=b'), '\\begin{aligned} a& =b \\end{aligned}'],
    [array('a=b'), 'a=b'],
    [array('a=b#(1)'), 'a=b \\tag{1}'],
    [array('a&=b#(1)'), 'a =b \\tag{1}'],
    [array('a=b#1'), 'a=b \\tag*{1}'],
    [array(`${runs('a=b#(')}<m:r><m:rPr><m:nor/></m:rPr><m:t>A.1</m:t></m:r>${runs(')')}`), 'a=b \\tag{A.1}'],
    [array(`${runs('a=b#')}<m:r><m:rPr><m:nor/></m:rPr><m:t>A.1</m:t></m:r>`), 'a=b \\tag*{A.1}'],
    [object('d', 'begChr={ endChr=', e(array('a', 'b&c'))), '\\begin{cases} a \\\\ b& c \\end{cases}'],
  ])('%s', (content, expected) => {
    expect(latex(content.replace(/&(?!amp;)/g, '&amp;'))).toBe(expected);
  });

  test('numbered ones are an environment with numbers if displayed, else one without', () => {
    const numbered = array('a=b#(1)', 'c=d');
    expect(latex(numbered, true)).toBe('\\begin{gather} a=b \\tag{1} \\\\ c=d \\end{gather}');
    expect(latex(numbered)).toBe('\\begin{gathered} a=b \\tag{1} \\\\ c=d \\end{gathered}');
    expect(latex(array('a&amp;=b#(1)', 'c&amp;=d'), true)).toBe(
      '\\begin{align} a& =b \\tag{1} \\\\ c& =d \\end{align}',
    );
    expect(latex(array('a', 'b'), true)).toBe('\\begin{gathered} a \\\\ b \\end{gathered}');
  });

  test('a mark of alignment in an object within a row is a character', () => {
    expect(latex(array(object('d', '', e('a&amp;b')), 'c'))).toBe(
      '\\begin{gathered} (a\\&b) \\\\ c \\end{gathered}',
    );
  });
});

test('characters outside runs, objects that are not known and empty ones', () => {
  expect(latex('x')).toBe('x');
  expect(latex(` \n${runs('x')} `)).toBe('x');
  expect(latex(`<m:new>${runs('x')}</m:new>`)).toBe('x');
  expect(latex(`<m:ctrlPr>${runs('x')}</m:ctrlPr>${runs('y')}`)).toBe('y');
  expect(latex('<m:d/>')).toBe('()');
  expect(latex('')).toBe('');
});

test('spaces are collapsed, and two of an em are one', () => {
  expect(latex(runs('a\u2003\u2003b'))).toBe('a\\qquad b');
  expect(latex(runs('a', '  ', 'b'))).toBe('a b');
});
