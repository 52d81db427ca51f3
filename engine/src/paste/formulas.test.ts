import { describe, expect, test } from 'vitest';
import { after } from '../../../tests/clipboards/pass.js';
import { formulas, settleDisplay } from './formulas.js';
import { parseClipboard } from './parse-clipboard.js';

const read = (html: string): string => after(formulas, html);
const inline = (tex: string): string => `<x-math tex="${tex}"></x-math>`;
const displayed = (tex: string): string => `<x-math tex="${tex}" display></x-math>`;
const annotated = (tex: string): string =>
  `<math><semantics><mi>no</mi><annotation encoding="application/x-tex"> ${tex} </annotation></semantics></math>`;

describe('LaTeX that an element names', () => {
  test.each([
    ['<span data-math="a_1">no</span>', inline('a_1')],
    ['<span data-latex-source="a_1"></span>', inline('a_1')],
    ['<div data-tex="a_1"></div>', displayed('a_1')],
    ['<span class="x math-display" data-math="a"></span>', displayed('a')],
    ['<span class="block" data-math="a"></span>', displayed('a')],
    ['<span class="displayed" data-math="a"></span>', inline('a')],
    ['<p class="math-block"><span data-math="a"></span></p>', `<p class="math-block">${displayed('a')}</p>`],
    ['<button data-math="a">b</button>', '<button data-math="a">b</button>'],
    ['<span data-math=" ">b</span>', '<span data-math=" ">b</span>'],
    ['<span data-math="$$a$$"></span>', inline('a')],
    ['<span data-math="$a$"></span>', inline('a')],
    ['<span data-math="\\[a\\]"></span>', inline('a')],
    ['<span data-math=" \\( a \\) "></span>', inline('a')],
    ['<span data-math="{\\displaystyle a}"></span>', inline('a')],
    ['<span data-math="a$b$"></span>', inline('a$b$')],
    ['<span data-math="$a$b"></span>', inline('$a$b')],
    ['<span data-math="a$$b$$"></span>', inline('a$$b$$')],
    ['<span data-math="$$b$$a"></span>', inline('$$b$$a')],
    ['<span data-math="a\\[b\\]"></span>', inline('a\\[b\\]')],
    ['<span data-math="\\[b\\]a"></span>', inline('\\[b\\]a')],
    ['<span data-math="a\\(b\\)"></span>', inline('a\\(b\\)')],
    ['<span data-math="\\(b\\)a"></span>', inline('\\(b\\)a')],
    ['<span data-math="$$a b$$"></span>', inline('a b')],
    ['<span data-math="\\[a b\\]"></span>', inline('a b')],
    ['<span data-math="{\\displaystyle   a b}"></span>', inline('a b')],
    ['<span data-math="{\\displaystyle a} b"></span>', inline('{\\displaystyle a} b')],
    ['<span data-math="b {\\displaystyle a}"></span>', inline('b {\\displaystyle a}')],
    ['<a data-math="a">b</a>', '<a data-math="a">b</a>'],
    ['<aside data-math="a">b</aside>', inline('a')],
    ['<span data-math="a \n  b"></span>', inline('a\nb')],
    ['<span data-math="$$"></span>', '<span data-math="$$"></span>'],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

describe('KaTeX', () => {
  test.each([
    [`<span class="katex">${annotated('a_1')}<span class="katex-html">a1</span></span>`, inline('a_1')],
    [`<span class="katex-display"><span class="katex">${annotated('a')}</span></span>`, displayed('a')],
    ['<span class="katex"><math><mi>a</mi><mn>1</mn></math></span>', inline('a 1')],
    ['<span class="katex"><span class="katex-html">a = \u200bb</span></span>', inline('a=b')],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

describe('MathJax', () => {
  test.each([
    ['<mjx-container data-latex="a_1"><mjx-math></mjx-math></mjx-container>', inline('a_1')],
    ['<mjx-container display="true"><mjx-math data-latex="a"></mjx-math></mjx-container>', displayed('a')],
    [`<mjx-container display="block">${annotated('a')}</mjx-container>`, displayed('a')],
    ['<mjx-container><mjx-math><mjx-mi>a</mjx-mi></mjx-math></mjx-container>', inline('a')],
    ['<style type="math/tex">a</style>', '<style type="math/tex">a</style>'],
    ['<script>a</script>', '<script>a</script>'],
    ['<script type="text/math/tex">a</script>', '<script type="text/math/tex">a</script>'],
    ['<span class="MathJax">no</span> <script type="math/tex">a</script>', ` ${inline('a')}`.trim()],
    ['<span class="MathJax">no</span><script type="math/tex; mode=display">a</script>', displayed('a')],
    [
      '<div class="MathJax_Display"><span class="MathJax">no</span></div><script type="math/tex">a</script>',
      displayed('a'),
    ],
    ['<script type="math/tex">a</script>', inline('a')],
    ['<script type="math/tex; mode=display">a</script>', displayed('a')],
    ['<script type="text/javascript">a</script>', '<script type="text/javascript">a</script>'],
    [`<span class="MathJax" data-mathml='<math display="block"><mi>a</mi></math>'>no</span>`, displayed('a')],
    [`<span class="MathJax"><b data-mathml='<math><mi>a</mi></math>'>no</b></span>`, inline('a')],
    ['<span class="MathJax"><math><mi>a</mi></math></span>', inline('a')],
    ['<span class="MathJax_Display"><math><mi>a</mi></math></span>', displayed('a')],
    ['<span class="MathJax_Preview">no</span><script type="math/tex">a</script>', inline('a')],
  ])('%s', (html, expected) => expect(read(html).trim()).toBe(expected));
});

describe('MathML', () => {
  test.each([
    [annotated('a_1'), inline('a_1')],
    ['<math display="block"><mi>a</mi></math>', displayed('a')],
    ['<math alttext="a_1"><mi>b</mi></math>', inline('a_1')],
    ['<math alttext="a equals one"><mi>b</mi></math>', inline('b')],
    ['<mml:math><mml:mi>a</mml:mi></mml:math>', inline('a')],
    ['<m:math><m:mi>a</m:mi></m:math>', inline('a')],
    ['<math></math>', '<math></math>'],
    [
      `<span class="mwe-math-mathml-a11y">${annotated('a')}</span><img class="mwe-math-fallback-image-inline" src="x">`,
      inline('a'),
    ],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

describe('equations of Word', () => {
  const run = (text: string): string => `<m:r>${text}</m:r>`;
  test.each([
    [`<m:omath>${run('a')}</m:omath>`, inline('a')],
    [
      `<m:omathpara><m:omath>${run('a')}</m:omath><m:omath>${run('b')}</m:omath></m:omathpara>`,
      displayed('a \\\\ b'),
    ],
    [`<m:omathpara>${run('x')}<m:omath>${run('a')}</m:omath></m:omathpara>`, displayed('a')],
    [`<m:omath>${run('a')}<del>${run('b')}</del><ins>${run('c')}</ins></m:omath>`, inline('ac')],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

describe('pictures', () => {
  test.each([
    ['<img class="latex" alt="a_1">', inline('a_1')],
    ['<img class="mwe-math-fallback-image-display" alt="a">', displayed('a')],
    ['<img class="tex" alt="LaTeX: a">', inline('a')],
    ['<img class="tex" alt=" ">', '<img class="tex" alt=" ">'],
    ['<img class="latexed" alt="a">', '<img class="latexed" alt="a">'],
    ['<img data-equation-content="a">', inline('a')],
    ['<p><img src="https://i.upmath.me/svg/a%5E2"></p>', `<p>${displayed('a^2')}</p>`],
    ['<p>b <img src="https://i.upmath.me/png/a"></p>', `<p>b ${inline('a')}</p>`],
    ['<b><img src="https://i.upmath.me/svg/a%"></b>', `<b>${inline('a%')}</b>`],
    [
      '<b><img src="https://latex.codecogs.com/gif.latex?\\dpi{9}\\large a&space;b&plus;c"></b>',
      `<b>${inline('a b+c')}</b>`,
    ],
    ['<b><img src="https://math.now.sh?from=a%2Bb+c"></b>', `<b>${inline('a+b c')}</b>`],
    ['<b><img src="https://www.zhihu.com/equation?x=1&tex=a#b"></b>', `<b>${inline('a')}</b>`],
    ['<b><img src="https://s1.wp.com/latex.php?latex=a&bg=b"></b>', `<b>${inline('a')}</b>`],
    ['<b><img src="https://chart.apis.google.com/chart?cht=tx&chl=a"></b>', `<b>${inline('a')}</b>`],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

test('formulas that are only drawn are counted', () => {
  const count = (html: string): number => formulas(parseClipboard(html));
  const drawn = (inner: string): string =>
    `<span class="katex"><span class="katex-html">${inner}</span></span>`;
  expect(count(`${drawn('<i class="vlist">a</i>')} b ${drawn('a')}`)).toBe(1);
  expect(count('<mjx-container> <svg></svg></mjx-container><mjx-container>a</mjx-container>')).toBe(1);
  expect(count('<p>a</p>')).toBe(0);
});

test.each(['h1', 'a', 'th', 'dt', 'caption', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'])(
  'a displayed formula within <%s> is inline',
  (name) => {
    expect(after(settleDisplay, `<${name}><span>${displayed('a')}</span></${name}>`)).toBe(
      `<${name}><span>${inline('a')}</span></${name}>`,
    );
    expect(after(settleDisplay, `<p>${displayed('a')}</p>`)).toBe(`<p>${displayed('a')}</p>`);
  },
);
