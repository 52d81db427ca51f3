import { describe, expect, test } from 'vitest';
import { writtenBlocks, writtenInlines } from '../../../tests/markdown/rewritten.js';
import type { Block, Inline, List, Paragraph } from '../model/document.js';
import { EMPTY_DOCUMENT } from '../model/empty-document.js';
import { toMarkdown } from '../to-markdown.js';
import { chartAttributes, chartComment, isInCaption } from './chart-marks.js';
import { divFence } from './div-fence.js';
import { indexCommand } from './index-command.js';
import { code, formula, image, isItsAddress } from './leaves.js';
import { RunningText } from './running-text.js';
import { layoutFence } from './side-by-side.js';
import { startOf } from './signs.js';

const line = 1;
const text = (value: string): Inline => ({ type: 'text', value });
const paragraph = (...children: readonly Inline[]): Paragraph => ({ type: 'paragraph', children, line });

test('code stands between as many backticks as it does not have', () => {
  expect(['', 'a', 'a`b', '`', 'a``b`', ' a ', ' ', ' a'].map(code)).toEqual([
    '<code></code>',
    '`a`',
    '``a`b``',
    '`` ` ``',
    '``` a``b` ```',
    '`  a  `',
    '` `',
    '` a`',
  ]);
});

describe('a formula stands between the signs that are read as such', () => {
  test.each([
    ['a^2', '', '', '$a^2$'],
    ['a', '', '', '$a$'],
    ['a b', '', '', '$a b$'],
    ['some words', '', '', '$`some words`$'],
    ['(a', '', '', '$`(a`$'],
    ['[a)', '', '', '$[a)$'],
    ['a=1', '', '', '$a=1$'],
    ['a^2', 'x', '', '$`a^2`$'],
    ['a^2', '1', '', '$`a^2`$'],
    ['a^2', '\\', '', '$`a^2`$'],
    ['a^2', ' ', '5', '$`a^2`$'],
    ['a^2', ' ', '$', '$`a^2`$'],
    ['a^2', ' ', '{', '$`a^2`$'],
    ['a^2', '(', ')', '$a^2$'],
    ['a$b', '', '', '$`a$b`$'],
    ['a`b', '', '', '\\(a`b\\)'],
  ])('%s after %j, before %j', (latex, before, after, expected) =>
    expect(formula(latex, before, after)).toBe(expected),
  );
});

describe('a picture has its size in the unit in which it is a round number', () => {
  const sized = (width: number, unit: 'pt' | 'own' | 'textWidth' = 'pt'): string =>
    image(
      { type: 'image', url: 'a', title: '', alt: '', width: { unit, value: width }, line } as never,
      'usual',
    );
  test.each([
    [75, '![](a){width=100px}'],
    [(72 / 25.4) * 30.1, '![](a){width=85.32283pt}'],
    [(72 / 25.4) * 31, '![](a){width=31mm}'],
    [10.1, '![](a){width=10.1pt}'],
  ])('%d', (points, expected) => expect(sized(points)).toBe(expected));

  test('and that of its own in percent', () => {
    expect(sized(0.5, 'own')).toBe('![](a){style="zoom:50%"}');
    expect(sized(1 / 3, 'textWidth')).toBe('![](a){width=33.33333%}');
  });
});

test('a link that shows its address is only that', () => {
  const link = (url: string, shown: string, title = ''): boolean =>
    isItsAddress({ type: 'link', url, title, children: [text(shown)], line });
  expect(link('https://a.b', 'https://a.b')).toBe(true);
  expect(link('http://a.b', 'http://a.b')).toBe(true);
  expect(link('ftp://a.b', 'ftp://a.b')).toBe(true);
  expect(link('mailto:a.b+c@d-e.f.g', 'a.b+c@d-e.f.g')).toBe(true);
  expect(link('https://a.b', 'a.b')).toBe(false);
  expect(link('https://a.b', 'https://a.b', 't')).toBe(false);
  expect(link('https://a b', 'https://a b')).toBe(false);
  expect(link('https://a<b', 'https://a<b')).toBe(false);
  expect(link('x:https://a.b', 'x:https://a.b')).toBe(false);
  expect(link('mailto:a@b', 'a@b')).toBe(false);
  expect(link('mailto:x@b.c', 'a@b.c')).toBe(false);
  expect(link('mailto:a@b.c d', 'a@b.c d')).toBe(false);
  expect(link('mailto:<a@b.c', '<a@b.c')).toBe(false);
  const several: Inline = { type: 'link', url: 'u', title: '', children: [text('u'), text('')], line };
  expect(isItsAddress(several)).toBe(false);
  expect(isItsAddress({ ...several, children: [{ type: 'inlineCode', value: 'u' }] })).toBe(false);
});

test.each<[Inline | undefined, string]>([
  [undefined, ''],
  [text('ab'), 'a'],
  [{ type: 'break' }, '\n'],
  [{ type: 'inlineCode', value: 'a' }, '`'],
  [{ type: 'inlineMath', value: 'a', line }, '$'],
  [{ type: 'footnoteReference', identifier: 'a', label: '', line }, '^'],
  [{ type: 'footnoteReference', identifier: 'a', label: 'a', line }, '['],
  [{ type: 'direction', direction: 'rtl', isOverride: true, children: [] }, '<'],
  [{ type: 'direction', direction: 'rtl', children: [] }, '['],
  [{ type: 'link', url: 'u', title: '', children: [], line }, '['],
  [{ type: 'language', language: 'de', children: [] }, '['],
  [{ type: 'styled', style: 's', children: [], line }, '['],
  [{ type: 'textColor', color: 'FF0000', children: [] }, '<'],
  [{ type: 'strong', children: [] }, '*'],
  [{ type: 'delete', children: [] }, '~'],
  [{ type: 'underline', children: [] }, '<'],
  [{ type: 'insertion', children: [] }, '{'],
])('what follows %j begins with %j', (inline, sign) => expect(startOf(inline)).toBe(sign));

test('an index entry has no sign of its command within a level', () => {
  expect(indexCommand({ type: 'indexMark', path: ['a!b', 'c{d}|e@f'], line })).toBe('\\index{a b!c d  e f}');
  expect(indexCommand({ type: 'indexMark', path: ['a'], see: '{b}', line })).toBe('\\index{a|see{b}}');
});

test('the end of a text decides, and its last sign can be escaped', () => {
  const running = new RunningText();
  running.escapeEnd();
  running.add('');
  expect(running.end).toBe('');
  running.add(' '.repeat(40));
  expect(running.end.trim()).toBe('');
  running.add('a');
  running.add(' '.repeat(40));
  expect(running.end.trim()).toBe('a');
  running.add('b!');
  running.escapeEnd();
  running.escapeEnd();
  expect(running.toString()).toBe(`${' '.repeat(40)}a${' '.repeat(40)}b\\!`);
});

describe('what a chart says', () => {
  const values = [
    ['type', 'bar'],
    ['title', 'a "b" \\ c'],
  ] as const;
  test('is a comment, which nothing in it ends', () => {
    expect(chartComment({ values, words: ['w'] })).toBe('<!-- chart: bar, title="a \\"b\\" \\\\ c", w -->');
    expect(chartComment({ values: [['type', 'x y']], words: [] })).toBe('<!-- chart: type="x y" -->');
    expect(chartComment({ values: [['title', 'a-->b']], words: [] })).toBe(
      '<!-- chart: title="a--&gt;b" -->',
    );
    expect(chartComment({ values: [], words: ['w'] })).toBe('<!-- chart: .w -->');
  });

  test('is attributes, if its words can be classes', () => {
    expect(chartAttributes({ values, words: ['w'] })).toEqual([
      '.chart',
      'type=bar',
      'title="a \\"b\\" \\\\ c"',
      '.w',
    ]);
    expect(isInCaption({ values: [], words: ['a', 'ä_1:b.c-d'] })).toBe(true);
    expect(isInCaption({ values: [], words: ['a', 'b c'] })).toBe(false);
    expect(isInCaption({ values: [], words: ['1a'] })).toBe(false);
  });
});

test('columns of different widths share what is left, and leave what is not theirs', () => {
  const column = (width?: number) => ({ children: [paragraph()], ...(width !== undefined && { width }) });
  const fence = (widths: readonly (number | undefined)[], rows?: readonly number[]): string =>
    layoutFence({
      type: 'sideBySide',
      children: widths.map(column),
      caption: [],
      line,
      ...(rows && { rows }),
    } as never);
  expect(fence([undefined, undefined])).toBe('::: {layout-ncol=2}');
  expect(fence([undefined, undefined, undefined], [2, 1])).toBe('::: {layout="[[1,1],[1]]"}');
  expect(fence([0.3, 0.7])).toBe('::: {layout="[[30,70]]"}');
  expect(fence([0.3, 0.5])).toBe('::: {layout="[[30,50,-20]]"}');
  expect(fence([0.3, undefined])).toBe('::: {layout="[[30,70]]"}');
  expect(fence([0.3, undefined, undefined])).toBe('::: {layout="[[30,35,35]]"}');
  expect(fence([1, undefined])).toBe('::: {layout="[[100,10]]"}');
  expect(fence([0.25, 0.75, undefined, undefined], [2, 2])).toBe('::: {layout="[[25,75],[1,1]]"}');
});

test('a div says all that it is in its fence', () => {
  expect(
    divFence({
      type: 'div',
      theorem: 'lemma',
      anchors: ['a', 'b'],
      isUncounted: true,
      style: 'S',
      title: [text('T')],
      children: [],
      line,
    }),
  ).toBe('::: {.lemma #a #b .unnumbered custom-style="S" name="T"}');
  expect(
    divFence({
      type: 'div',
      theorem: 'proof',
      isUncounted: true,
      title: [text('a "b"')],
      children: [],
      line,
    }),
  ).toBe('::: {.proof}');
});

describe('lists that follow each other are not read as one', () => {
  const list = (more: Partial<List>, ...items: readonly string[]): Block =>
    ({
      type: 'list',
      ordered: false,
      start: 1,
      delimiter: '.',
      spread: false,
      children: items.map((item) => ({ children: [paragraph(text(item))], line })),
      line,
      ...more,
    }) as Block;

  test.each<[string, readonly Block[], string]>([
    ['bullets', [list({}, 'a'), list({}, 'b'), list({}, 'c')], '- a\n\n* b\n\n- c'],
    ['numbers', [list({ ordered: true }, 'a'), list({ ordered: true }, 'b')], '1. a\n\n<!-- -->\n\n1. b'],
    [
      'other brackets',
      [list({ ordered: true }, 'a'), list({ ordered: true, delimiter: ')' }, 'b')],
      '1. a\n\n1) b',
    ],
    ['bullets and numbers', [list({}, 'a'), list({ ordered: true }, 'b')], '- a\n\n1. b'],
    ['a loose item', [list({ spread: true }, 'a')], '- a\n\n  <!-- -->'],
    ['one letter', [list({ ordered: true, style: 'lowerLetter' }, 'a')], '<ol type="a">\n<li>a</li>\n</ol>'],
    [
      'letters after z',
      [list({ ordered: true, style: 'upperLetter', start: 26 }, 'a', 'b')],
      '<ol type="A" start="26">\n<li>a</li>\n<li>b</li>\n</ol>',
    ],
    [
      'one number in brackets',
      [list({ ordered: true, delimiter: '()' }, 'a')],
      '<ol type="1">\n<li>a</li>\n</ol>',
    ],
  ])('%s', (_, blocks, expected) => expect(writtenBlocks(...blocks)).toBe(expected));
});

describe('notes without a label', () => {
  const note = (...blocks: readonly Block[]) =>
    toMarkdown({
      ...EMPTY_DOCUMENT,
      blocks: [
        paragraph(text('x'), { type: 'footnoteReference', identifier: 'n', label: '', line }),
        paragraph(text('y'), { type: 'footnoteReference', identifier: 'n', label: '', line }),
      ],
      definitions: new Map([
        ['n', { identifier: 'n', label: '', kind: 'inline', children: blocks, line }],
        ['o', { identifier: 'o', label: 'note-1', kind: 'labelled', children: [paragraph(text('o'))], line }],
      ] as const),
    }).markdown;

  test('of one paragraph stand in the text', () => {
    expect(note(paragraph(text('a')))).toMatch(/^x\^\[a\]\n/);
  });

  test('of several have a label that no other has', () => {
    expect(note(paragraph(text('a')), paragraph(text('b')))).toBe(
      'x[^note-2]\n\ny[^note-2]\n\n[^note-2]: a\n\n    b\n\n[^note-1]: o\n',
    );
  });
});

describe('text that is put together of pieces', () => {
  test.each<[readonly Inline[], string]>([
    [[text('a'), text('*b*')], 'a\\*b\\*'],
    [[text('a!'), { type: 'link', url: 'b', title: '', children: [text('c')], line }], 'a\\![c](b)'],
    [[text(' a ')], '&#32;a&#32;'],
    [[{ type: 'break' }, text('a')], '<br>a'],
    [[text('a'), { type: 'break' }, { type: 'break' }, text('b')], 'a<br>\\\nb'],
    [[{ type: 'strong', children: [text('a'), { type: 'break' }, text('b')] }], '**a<br>b**'],
    [[{ type: 'strong', children: [{ type: 'emphasis', children: [text('a')] }] }], '**_a_**'],
    [
      [text('x'), { type: 'strong', children: [{ type: 'emphasis', children: [text('a')] }] }, text('b')],
      'x***a***b',
    ],
    [[{ type: 'strong', children: [text('a')] }, text('b')], '**a**b'],
    [[{ type: 'strong', children: [text('a.')] }, text('b')], '<strong>a.</strong>b'],
    [[{ type: 'strong', children: [text(' a')] }], '<strong> a</strong>'],
    [[{ type: 'fieldMark' } as never, text('a')], 'a'],
  ])('%j', (inlines, expected) => expect(writtenInlines(...inlines)).toBe(expected));
});

describe('definitions are written as HTML where Markdown would be read differently', () => {
  const list = (terms: readonly Inline[][], ...definitions: readonly (readonly Block[])[]): Block =>
    ({
      type: 'definitionList',
      spread: false,
      children: [
        {
          terms: terms.map((children) => ({ children, line })),
          definitions: definitions.map((children) => ({ children, line })),
        },
      ],
      line,
    }) as Block;
  const term = [text('a')];
  const a = [paragraph(text('b'))];

  test.each<[string, Block]>([
    ['no term', list([], a)],
    [
      'more than six terms',
      list(
        Array.from({ length: 7 }, () => term),
        a,
      ),
    ],
    ['no definition', list([term])],
    ['an empty definition', list([term], a, [])],
    ['a sentence as a term', list([[text('It is so.')]], a)],
    ['a term that ends with a comma', list([[text('so,')]], a)],
    ['a long term', list([[text('word '.repeat(17).trim())]], a)],
    ['definitions in a definition', list([term], [list([term], a)])],
  ])('%s', (_, block) => expect(writtenBlocks(block)).toMatch(/^<dl>\n/));

  test('but not six terms, and two definitions', () => {
    const six = Array.from({ length: 6 }, () => term);
    expect(writtenBlocks(list(six, a, a))).toBe('a\na\na\na\na\na\n:   b\n:   b');
  });

  test('a term in a direction of its own has it in its tag', () => {
    const directed = list([term], a) as never as { children: { terms: object[] }[] };
    const [group] = directed.children;
    const block = {
      ...directed,
      children: [{ ...group, terms: [{ children: term, direction: 'rtl', line }] }],
    };
    expect(writtenBlocks(block as never)).toBe('<dl>\n<dt dir="rtl">a</dt>\n<dd>b</dd>\n</dl>');
  });
});

describe('blocks that would run on are separated', () => {
  const code: Block = { type: 'code', lang: '', value: 'x', line };
  const quotation: Block = { type: 'blockquote', children: [paragraph(text('a'))], line };
  const table: Block = {
    type: 'table',
    align: [],
    headerRows: 1,
    rows: [{ cells: [{ children: [paragraph(text('a'))] }], line }],
    line,
  };
  const captioned: Block = { ...table, caption: [text('C')] };
  test.each<[string, readonly Block[], string]>([
    ['two quotations', [quotation, quotation], '> a\n\n> a'],
    ['two paragraphs', [paragraph(text('a')), paragraph(text('b'))], 'a\n\nb'],
    ['two blocks of code', [code, code], '```\nx\n```\n\n```\nx\n```'],
    ['a table and a paragraph', [table, paragraph(text('b'))], '| a |\n| --- |\n\nb'],
    ['two tables', [captioned, captioned], '| a |\n| --- |\n\n: C\n\n| a |\n| --- |\n\n: C'],
    ['an empty quotation', [{ type: 'blockquote', children: [], line }], '>'],
  ])('%s', (_, blocks, expected) => expect(writtenBlocks(...blocks)).toBe(expected));
});

describe('changes and comments', () => {
  const comment = (value: string) => ({ text: value, author: '', date: '' }) as never;
  const [one, other] = [comment('c'), comment('d }<<} f')];
  const start = (which: never): Inline => ({ type: 'commentStart', comment: which }) as Inline;
  const end = (which: never): Inline => ({ type: 'commentEnd', comment: which }) as Inline;
  const insertion = (...children: readonly Inline[]): Inline => ({ type: 'insertion', children });
  const deletion = (...children: readonly Inline[]): Inline => ({ type: 'deletion', children });

  test.each<[string, readonly Inline[], string]>([
    ['about a word', [start(one), text('a'), end(one), text(' b')], '{==a==}{>>c<<} b'],
    ['about nothing', [text('a'), start(one), end(one)], 'a{>>c<<}'],
    ['about a change', [start(one), insertion(text('a')), end(one)], '{++a++}{>>c<<}'],
    [
      'about what is replaced',
      [start(one), deletion(text('a')), insertion(text('b')), end(one)],
      '{~~a~>b~~}{>>c<<}',
    ],
    [
      'two about the same',
      [start(one), start(other), text('a'), end(one), end(other)],
      '{==a==}{>>c<<}{>>d }<< } f<<}',
    ],
    ['in the order of the text', [insertion(text('a')), deletion(text('b'))], '{++a++}{--b--}'],
    ['within each other', [insertion(text('a'), deletion(text('b')))], '{++a{--b--}++}'],
  ])('%s', (_, inlines, expected) => expect(writtenInlines(...inlines)).toEqual(expected));
});
