import { describe, expect, test } from 'vitest';
import { template } from '../../../tests/templates/build.js';
import { readForTest } from '../../../tests/word/read-for-test.js';

const r = (text: string, mark = ''): string => `<m:r>${mark}<m:t>${text}</m:t></m:r>`;
const by = 'w:id="1" w:author="Ann" w:date="2026-01-01T00:00:00Z"';
const del = (content: string): string => `<w:del ${by}>${content}</w:del>`;
const ins = (content: string): string => `<w:ins ${by}>${content}</w:ins>`;
/** Two becomes three. */
const CHANGE = del(r('2')) + ins(r('3'));
const control = (name: string, change: string): string =>
  `<m:${name}Pr><m:ctrlPr><w:${change} ${by}><w:rPr/></w:${change}></m:ctrlPr></m:${name}Pr>`;
const e = (content: string, name = 'e'): string => `<m:${name}>${content}</m:${name}>`;
const fraction = (num: string, den: string, properties = ''): string =>
  `<m:f>${properties}${e(num, 'num')}${e(den, 'den')}</m:f>`;

const MATH = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const inline = (content: string): string => `<m:oMath ${MATH}>${content}</m:oMath>`;
const display = (content: string): string => `<m:oMathPara ${MATH}>${inline(content)}</m:oMathPara>`;
const read = async (content: string, changes: 'accept' | 'reject' | 'track'): Promise<string> =>
  (await readForTest(template({ body: `<w:p>${content}</w:p>` }), { changes })).markdown.trim();

describe('a formula is read as it is after, or before, the tracked changes in it', () => {
  test.each([
    ['between runs', `${r('A=')}${CHANGE}${r('x')}`, 'A=3x', 'A=2x'],
    [
      'in the properties of runs',
      `${r('A=')}${r('2', `<w:del ${by}/>`)}${r('3', `<w:rPr><w:ins ${by}/></w:rPr>`)}`,
      'A=3',
      'A=2',
    ],
    [
      'moved',
      `<w:moveFrom ${by}>${r('2')}</w:moveFrom>${r('+x+')}<w:moveTo ${by}>${r('3')}</w:moveTo>`,
      '+x+3',
      '2+x+',
    ],
    ['inserted, then deleted', `${r('a_')}${ins(del(r('2')) + r('3'))}`, 'a\\_3', 'a\\_'],
    ['in a numerator', fraction(CHANGE, r('b')), '\\frac{3}{b}', '\\frac{2}{b}'],
    ['in a denominator', fraction(r('a'), CHANGE), '\\frac{a}{3}', '\\frac{a}{2}'],
    ['in a script', `<m:sSup>${e(r('x'))}${e(CHANGE, 'sup')}</m:sSup>`, 'x^3', 'x^2'],
    [
      'in two scripts',
      `<m:sSubSup>${e(r('x'))}${e(CHANGE, 'sub')}${e(r('n'), 'sup')}</m:sSubSup>`,
      'x_3^n',
      'x_2^n',
    ],
    ['in a root', `<m:rad>${e(CHANGE, 'deg')}${e(r('x'))}</m:rad>`, '\\sqrt[3]{x}', '\\sqrt[2]{x}'],
    [
      'in a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(CHANGE, 'sub')}${e('', 'sup')}${e(r('x'))}</m:nary>`,
      '\\sum_3 x',
      '\\sum_2 x',
    ],
    ['in brackets', `<m:d>${e(`${CHANGE}${r('x')}`)}</m:d>`, '(3x)', '(2x)'],
    [
      'in a matrix',
      `<m:m><m:mr>${e(CHANGE)}${e(r('b'))}</m:mr><m:mr>${e(r('c'))}${e(CHANGE)}</m:mr></m:m>`,
      '\\begin{matrix} 3 & b \\\\ c & 3 \\end{matrix}',
      '\\begin{matrix} 2 & b \\\\ c & 2 \\end{matrix}',
    ],
    [
      'in equations',
      `<m:eqArr>${e(r('x=') + CHANGE)}${e(r('y'))}</m:eqArr>`,
      '\\begin{gathered} x=3 \\\\ y \\end{gathered}',
      '\\begin{gathered} x=2 \\\\ y \\end{gathered}',
    ],
    [
      'a whole structure',
      `${r('x=')}${del(fraction(r('a'), r('b')))}${ins(r('c'))}`,
      'x=c',
      'x=\\frac{a}{b}',
    ],
    [
      'the bar of a fraction, deleted',
      `${r('x=')}${fraction(r('a'), del(r('b')), control('f', 'del'))}`,
      'x=a',
      'x=\\frac{a}{b}',
    ],
    [
      'a script, inserted',
      `<m:sSup>${control('sSup', 'ins')}${e(r('x'))}${e(ins(r('2')), 'sup')}</m:sSup>${r('=y')}`,
      'x^2=y',
      'x=y',
    ],
  ])('%s', async (_, content, after, before) => {
    expect(await read(inline(content), 'accept')).toBe(`$${after}$`);
    expect(await read(inline(content), 'reject')).toBe(`$${before}$`);
    expect(await read(display(content), 'accept')).toBe(`$$\n${after}\n$$`);
    expect(await read(display(content), 'reject')).toBe(`$$\n${before}\n$$`);
    for (const each of [inline(content), display(content)])
      expect(await read(each, 'track')).toBe(`{~~$${before}$~>$${after}$~~}`);
  });
});

test('a formula that was inserted or deleted as a whole', async () => {
  const text = '<w:r><w:t xml:space="preserve">Of </w:t></w:r>';
  const both = `${text}${del(inline(r('x=1')))}${ins(inline(r('y=2')))}`;
  expect(await read(both, 'accept')).toBe('Of $y=2$');
  expect(await read(both, 'reject')).toBe('Of $x=1$');
  expect(await read(both, 'track')).toBe('Of {~~$x=1$~>$y=2$~~}');
  expect(await read(`${text}${del(display(r('x=1')))}`, 'track')).toBe('Of {--$x=1$--}');
  expect(await read(inline(del(r('x=1'))), 'accept')).toBe('');
});

test.each(['ins', 'moveTo', 'del', 'moveFrom'])(
  'blocks that a change surrounds, w:%s, are read or left out with it',
  async (name) => {
    const block = `<w:${name} ${by}>${display(r('x'))}</w:${name}>`;
    const body = `<w:p/>${block}<w:sdt><w:sdtContent>${block}</w:sdtContent></w:sdt>`;
    const formulas = async (changes: 'accept' | 'reject'): Promise<number> =>
      (await readForTest(template({ body }), { changes })).markdown.match(/x/g)?.length ?? 0;
    const isAdded = name === 'ins' || name === 'moveTo';
    expect(await formulas('accept')).toBe(isAdded ? 2 : 0);
    expect(await formulas('reject')).toBe(isAdded ? 0 : 2);
  },
);

test('the changes in a formula are counted', async () => {
  const { notices } = await readForTest(template({ body: `<w:p>${inline(`${r('A=')}${CHANGE}`)}</w:p>` }));
  expect(notices.map(({ message }) => message)).toEqual(['2 tracked changes were accepted']);
});
