import { describe, expect, test } from 'vitest';
import type { Block, Inline } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { walkDocument } from '../../../model/nodes/walk.js';
import { parse } from '../../index.js';

/** The formulas of a text: inline ones between single dollar signs, and all others between double ones. */
function formulas(markdown: string): string[] {
  const found: string[] = [];
  const note = (node: Block | Inline): void => {
    if (node.type === 'math') found.push(`$$${node.value}$$`);
    if (node.type === 'inlineMath') found.push(`$${node.value}$`);
  };
  walkDocument(
    parse(markdown, NO_METADATA, () => undefined),
    { block: note, inline: note },
  );
  return found;
}

const lines = (...text: readonly string[]): string => text.join('\n');

describe('formulas', () => {
  test.each([
    ['$x$', ['$x$']],
    ['is $x$, $y$ and $z$.', ['$x$', '$y$', '$z$']],
    ['the $n$th and the $k$-th', ['$n$', '$k$']],
    ['其中$x$为', ['$x$']],
    ['**$x$** and *$y$*', ['$x$', '$y$']],
    ['path$\\geq 2$.', ['$\\geq 2$']],
    ['$a_1 * b_1 * c$ is _not_ emphasis', ['$a_1 * b_1 * c$']],
    ['$x \\in [0, 1)$', ['$x \\in [0, 1)$']],
    ['$5-3$, $1.5$ and $2 sin Theta$', ['$5-3$', '$1.5$', '$2 sin Theta$']],
    ['\\(n\\), \\(2015-n\\) and \\(Ax By\\)', ['$n$', '$2015-n$', '$Ax By$']],
    ['$[0, 1)$ and $5$', ['$[0, 1)$', '$5$']],
    ['$2 \\sin x$ and $2 sin x$', ['$2 \\sin x$', '$2 sin x$']],
    ['$x = \\text{if $y$ then}$', ['$x = \\text{if $y$ then}$']],
    ['$ m_t $, $x > 0 $ and $ \\overline \\pi$.', ['$m_t$', '$x > 0$', '$\\overline \\pi$']],
    ['$ x^2 + \\text{for all} $', ['$x^2 + \\text{for all}$']],
    ['10$^\\circ$, cm$^2$ and 0.3$x_1$', ['$^\\circ$', '$^2$', '$x_1$']],
    ['H$_2$O, SO$_4^{2-}$ and kg$\\cdot$m$^2\\cdot$s', ['$_2$', '$_4^{2-}$', '$\\cdot$', '$^2\\cdot$']],
    ['an edge$e = (p, q)$ in it', ['$e = (p, q)$']],
    ['larger $\\( N \\)$ and $\\(x\\)$', ['$N$', '$x$']],
    ['$`a_1`$', ['$a_1$']],
    ['\\(x\\) and \\( y \\)', ['$x$', '$y$']],
    ['\\(f(x) = \\left(a\\right)\\)', ['$f(x) = \\left(a\\right)$']],
    ['so \\[x = 1\\] is', ['$$x = 1$$']],
    ['a set \\[no sample $\\mathcal{D}$\\], \\(nor $x_1$\\)', ['$\\mathcal{D}$', '$x_1$']],
    ['so \\(x = 1 \\text{ for $y$}\\) is', ['$x = 1 \\text{ for $y$}$']],
    ['so $$x$$ is', ['$x$']],
    ['so $$x$$, is $$y$$.', ['$x$', '$y$']],
    ['$$x$$ is so', ['$$x$$']],
    ['so is $$x$$.', ['$$x .$$']],
    ['one\nso $$x$$ is\n$$y$$\ntwo', ['$x$', '$$y$$']],
    ['so $$x\n= y$$ is', ['$$x\n= y$$']],
    ['**so** $$x$$ **is**', ['$x$']],
    ['# A $x$ and $$y$$', ['$x$', '$y$']],
    ['| a |\n| - |\n| $x$ |', ['$x$']],
    ['One[^1].\n\n[^1]: Two $x$.', ['$x$']],
    ['costs \\$5, $x$ pieces', ['$x$']],
    ['$x \\$ y$', ['$x \\$ y$']],
  ])('%s', (markdown, expected) => {
    expect(formulas(markdown)).toEqual(expected);
  });
});

describe('doubled brackets, of which other programs leave those of LaTeX', () => {
  test.each([
    ['with a command', 'A \\\\(\\alpha = 1\\\\) b', ['$\\alpha = 1$']],
    [
      'beside one with a command',
      '\\\\(n\\\\) and \\\\(x_1\\\\) of \\\\(\\pi\\\\)',
      ['$n$', '$x_1$', '$\\pi$'],
    ],
    [
      'with escaped commands beside others',
      '\\\\(\\pi\\\\) and \\\\(\\\\alpha + 1\\\\)',
      ['$\\pi$', '$\\alpha + 1$'],
    ],
    ['on a line', 'A \\\\[ \\frac{1}{2} \\\\] b', ['$$\\frac{1}{2}$$']],
    [
      'with lines',
      '\\\\(\\begin{matrix} a \\\\ b \\end{matrix}\\\\)',
      ['$\\begin{matrix} a \\\\ b \\end{matrix}$'],
    ],
  ])('%s', (_, markdown, expected) => {
    expect(formulas(markdown)).toEqual(expected);
  });

  test.each([
    ['without a command in the text', 'Write \\\\(x^2\\\\), or \\\\(n\\\\).'],
    ['with commands whose backslashes are escaped, too', 'Write \\\\(\\\\alpha\\\\).'],
    ['of regular expressions', 'Search for \\\\(foo\\\\|bar\\\\) and \\\\[a-z\\\\].'],
    ['in code', '`\\\\(\\alpha\\\\)` shows \\\\(x\\\\)'],
  ])('are text %s', (_, markdown) => {
    expect(formulas(markdown)).toEqual([]);
  });
});

describe('formulas on lines of their own', () => {
  test.each([
    ['on one line', '$$x$$', ['$$x$$']],
    ['on several', lines('$$', 'a = b', '+ c', '$$'), ['$$a = b\n+ c$$']],
    ['that begin and end with text', lines('$$a', '= b$$'), ['$$a\n= b$$']],
    ['right after text', lines('text', '$$', 'x', '$$', 'text'), ['$$x$$']],
    ['with what looks like Markdown', lines('$$', '- a', '# b', '', '    c', '$$'), ['$$- a\n# b\n\nc$$']],
    ['in a list', lines('1. one', '   $$', '   x', '   $$', '2. two'), ['$$x$$']],
    ['as a list item', lines('- $$x$$', '- $$', '  y', '  $$'), ['$$x$$', '$$y$$']],
    ['in a list, not indented', lines('- one', '  $$', 'x = 1', '  $$'), ['$$x = 1$$']],
    ['in a quote', lines('> $$', '> x', '> $$'), ['$$x$$']],
    ['in square brackets', lines('\\[', 'x', '\\]'), ['$$x$$']],
    ['in square brackets on one line', '\\[ x = 1 \\]', ['$$x = 1$$']],
    ['in doubled square brackets', lines('\\\\[', '\\int x', '\\\\]'), ['$$\\int x$$']],
    ['with a full stop', '$$x$$.', ['$$x .$$']],
    ['an environment', lines('\\begin{align}', 'a', '\\end{align}'), ['$$\\begin{align}\na\n\\end{align}$$']],
    ['a fence', lines('```math', 'x', '```'), ['$$x$$']],
    ['two on a line', '$$x$$ $$y$$', ['$$x$$', '$$y$$']],
  ])('%s', (_, markdown, expected) => {
    expect(formulas(markdown)).toEqual(expected);
  });

  test('separate the text of a paragraph, and line numbers stay right', () => {
    const { blocks } = parse(
      lines('one', 'two \\[x=1\\] three', 'four \\[y=1\\], five.'),
      NO_METADATA,
      () => undefined,
    );
    expect(blocks).toEqual([
      { type: 'paragraph', children: [{ type: 'text', value: 'one two' }], line: 1 },
      { type: 'math', value: 'x=1', line: 2 },
      { type: 'paragraph', children: [{ type: 'text', value: 'three four' }], line: 2 },
      { type: 'math', value: 'y=1 ,', line: 3 },
      { type: 'paragraph', children: [{ type: 'text', value: 'five.' }], line: 3 },
    ]);
  });
});

describe('no formulas', () => {
  test.each([
    'The _$filter_ parameter and those of (_$top_), _$format=json_ and (_$callback_)',
    '**$first_name** and **$last_name**',
    '$5 and $10',
    'costs $5-$10',
    'costs $5–$10, not $20/$30',
    'US$ 20 and US$ 30',
    'US$20 or A$30',
    'copy$\\tmp$HOME',
    '$1,000 and then the price in US$.',
    'between $20k to 30k$',
    '$5 (US$)',
    'a $ sign and another $ sign',
    '\\$x\\$',
    '`$x$` and ``$y$``',
    '$a `b$` c',
    '$HOME/bin:$PATH',
    '$\u007ba}$\u007bb}',
    '$a=$b',
    '$$',
    '$$ and $$$',
    '$$$x$$$',
    '$ x $',
    '$ 5_000 and $ 6',
    '$ cd foo_bar; ls $',
    '$ a_b\nand $ c_d',
    '5$x$ and 5$a b_c$',
    'HOME$x_1$',
    '$x\n\ny$',
    '    $x$',
    '```\n$x$\n```',
    '\\(x',
    '\\(see page 5\\)',
    '\\(optional\\)',
    '\\(Visual Studio\\)',
    '\\(Windows 10\\)',
    '\\(\\#658\\)',
    '\\(2015-01-02\\)',
    '\\(v1.2.3\\)',
    '\\(https://example.org/a_b\\)',
    '\\[1\\] and \\[sic\\]',
    'an array \\[\\[<i>x0</i>, <i>y0</i>\\], \\[<i>x1</i>, <i>y1</i>\\]\\]',
    '\\[1\\]',
    '\\[link\\](https://example.org/a_b)',
    '\\[[more](https://example.org/a_b)\\]',
    '\\[a\\_b\\]',
    '$$\n\nopen',
    'cheap: $$\n\ndear: $$$\n',
    '- $$\n\nx\n\n- $$',
    '<p title="$x$">a</p>',
  ])('%s', (markdown) => {
    expect(formulas(markdown)).toEqual([]);
  });
});
