import { describe, expect, test } from 'vitest';
import type { Notice } from '../../../../api/notice.js';
import type { Block, Document } from '../../../../model/document.js';
import { NO_METADATA } from '../../../../model/metadata.js';
import { plainText } from '../../../../model/nodes/plain-text.js';
import { parse } from '../../../index.js';

const lines = (...all: readonly string[]): string => all.join('\n');

function read(markdown: string, citing = false): Document & { readonly notices: readonly Notice[] } {
  const notices: Notice[] = [];
  return { ...parse(markdown, NO_METADATA, (each) => void notices.push(each), citing), notices };
}

const only = (...all: readonly string[]): Block | undefined => {
  const { blocks } = read(lines(...all));
  return blocks.length === 1 ? blocks[0] : undefined;
};

/** The parts of a block that these tests compare, as one line. */
function outline(block: Block | undefined): string {
  if (!block) return 'nothing';
  const inside = (blocks: readonly Block[]): string => `[${blocks.map(outline).join(', ')}]`;
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return `${block.type} ${plainText(block.children)}`;
    case 'callout':
      return `${block.name ?? block.kind} "${plainText(block.title)}" ${inside(block.children)}`;
    case 'details':
      return `details "${plainText(block.summary)}" ${inside(block.children)}`;
    case 'div':
      return `${block.theorem} "${plainText(block.title)}" ${inside(block.children)}`;
    case 'blockquote':
      return `quote ${inside(block.children)}`;
    case 'code':
      return `code ${block.lang} ${JSON.stringify(block.value)}`;
    case 'math':
      return `math ${block.label ?? ''} ${JSON.stringify(block.value)}`;
    case 'table':
      return `table ${block.headerRows} ${block.rows.map(({ cells }) => cells.map(({ children }) => inside(children)).join(' ')).join(' / ')}`;
    default:
      return block.type;
  }
}

describe('callouts', () => {
  test.each([
    ['```{note}', 'Text', '```', 'note "" [paragraph Text]'],
    ['```{warning} Title', 'Text', '```', 'warning "Title" [paragraph Text]'],
    ['```{note} Text that', 'goes on', '```', 'note "" [paragraph Text that goes on]'],
    ['```{note} Only this', '', '```', 'note "" [paragraph Only this]'],
    ['```{admonition} Title', ':class: tip\nText', '```', 'tip "Title" [paragraph Text]'],
    ['```{admonition} Title', ':class: dropdown\nText', '```', 'details "Title" [paragraph Text]'],
    [':::{dropdown} Title', 'Text', ':::', 'details "Title" [paragraph Text]'],
    [':::{tip .dropdown #a} Title', 'Text', ':::', 'details "Title" [paragraph Text]'],
    ['```{sidebar} Title', 'Text', '```', 'note "Title" [paragraph Text]'],
    ['```{margin}', 'Text', '```', 'note "" [paragraph Text]'],
    ['```{epigraph}', 'Text', '```', 'quote [paragraph Text]'],
    ['```{seealso}', 'Text', '```', 'note "See also" [paragraph Text]'],
  ])('%s', (first, text, last, expected) => {
    expect(outline(only(first, text, last))).toBe(expected);
  });

  test('contain others between fewer signs, and code with their own', () => {
    const markdown = [
      '````{note}',
      '```{tip}',
      'A',
      '```',
      ':::{warning}',
      '```js',
      ':::',
      '```',
      ':::',
      '````',
    ];
    expect(outline(only(...markdown))).toBe('note "" [tip "" [paragraph A], warning "" [code js ":::"]]');
  });

  test('may be in list items and quotes', () => {
    expect(outline(only('> ```{note}', '> A', '> ```'))).toBe('quote [note "" [paragraph A]]');
    const [list] = read(lines('- item', '', '  ```{note}', '  A', '  ```', '- next')).blocks;
    expect(list?.type === 'list' && list.children[0]?.children.map(outline)).toEqual([
      'paragraph item',
      'note "" [paragraph A]',
    ]);
  });

  test('without an end stay code', () => {
    expect(outline(only('```{note}', 'A'))).toBe('code note "A"');
  });
});

describe('figures and tables', () => {
  test('a figure has the first paragraph as its caption, and the rest follows', () => {
    const { blocks, images } = read(
      lines(
        '(own)=',
        '```{figure} a.png',
        ':name: fig',
        ':alt: An "a"',
        ':width: 50%',
        'Cap *tion*',
        '',
        'Legend',
        '```',
      ),
    );
    const [figure, legend] = blocks;
    expect(figure).toMatchObject({ type: 'paragraph', anchors: ['own', 'fig', 'fig:own'] });
    expect(figure?.type === 'paragraph' && plainText(figure.caption ?? [])).toBe('Cap tion');
    expect(outline(legend)).toBe('paragraph Legend');
    expect(images).toMatchObject([{ url: 'a.png', alt: 'An ”a”', width: { unit: 'line', value: 0.5 } }]);
  });

  test('pictures in its text are parts', () => {
    const part = only(':::{figure}', ':label: both', '![A](a.png)', '![B](b.png)', '', 'Both', ':::');
    expect(part).toMatchObject({ type: 'sideBySide', anchors: ['both', 'fig:both'] });
  });

  test('a picture alone has no number', () => {
    expect(only('```{image} a.png', ':alt: A', '```')).not.toHaveProperty('caption');
  });

  test.each([
    ['on its line', ['---', 'mystnb:', '  figure:', '    caption: Two *words*', '    name: own', '---']],
    [
      'literal',
      ['---', 'mystnb:', '  figure:', '    caption: |', '      Two', '      *words*', '    name: own', '---'],
    ],
    [
      'folded',
      [
        '---',
        'mystnb:',
        '  figure:',
        '    name: own',
        '    caption: >-',
        '      Two',
        '',
        '      *words*',
        '---',
      ],
    ],
    [
      'plain lines',
      ['---', 'mystnb:', '  figure:', '    caption: Two', '      *words*', '    name: own', '---'],
    ],
    ['below its key', ['---', 'name: own', 'caption:', '  Two *words*', '---']],
    [
      'quoted',
      ['---', 'mystnb:', '  figure:', '    caption: "Two', '      *words*"', '    name: own', '---'],
    ],
    ['between colons', [':mystnb:', ':  figure:', ':    caption: Two *words*', ':    name: own']],
  ])('a cell has the caption and the name of its figure, %s', (_, options) => {
    const cell = only('```{code-cell} python', ...options, '  x = 1', '```');
    expect(cell).toMatchObject({ type: 'code', value: '  x = 1', anchors: ['lst:own', 'own'] });
    expect(cell?.type === 'code' && plainText(cell.caption ?? [])).toBe('Two words');
  });

  test('tags of a cell may be a list', () => {
    const { blocks, notices } = read(
      lines('```{code-cell}', '---', 'tags:', '- remove-cell', '---', 'x', '```'),
    );
    expect(blocks).toEqual([]);
    expect(notices).toMatchObject([{ code: 'markup-left-out' }]);
  });

  test('tables have captions and names, however they are written', () => {
    const markdown = only('```{table} Cap', ':name: t', '| a | b |', '|---|---|', '| 1 | 2 |', '```');
    const list = only(
      '```{list-table} Cap',
      ':header-rows: 1',
      ':name: t',
      '* - a',
      '  - b',
      '* - 1',
      '  - 2',
      '```',
    );
    const csv = only('```{csv-table} Cap', ':header: "a", "b"', ':name: t', '1, "2"', '```');
    for (const table of [markdown, list, csv]) {
      expect(table).toMatchObject({
        caption: [{ value: 'Cap' }],
        anchors: expect.arrayContaining(['t', 'tbl:t']),
      });
      expect(outline(table)).toBe('table 1 [paragraph a] [paragraph b] / [paragraph 1] [paragraph 2]');
    }
  });
});

describe('other directives', () => {
  test.each([
    [['```{math}', ':label: eq', 'a = b', '```'], 'math eq "a = b"'],
    [['```{math} a = b', '```'], 'math  "a = b"'],
    [
      ['```{math}', 'a &= b \\\\', 'c &= d', '```'],
      'math  "\\\\begin{aligned}\\na &= b \\\\\\\\\\nc &= d\\n\\\\end{aligned}"',
    ],
    [['```{code-block} js', ':linenos:', 'let a', '```'], 'code js "let a"'],
    [
      ['```{code-cell} ipython3', '---', 'tags: [hide-input]', '---', 'a', '', '  b', '```'],
      'code python "a\\n\\n  b"',
    ],
    [['```{raw} latex', '\\a', '```'], 'code latex "\\\\a"'],
    [['```{raw} html', '<p><b>a</b></p>', '```'], 'paragraph a'],
    [['```{prf:theorem} Name', ':label: t', 'A', '```'], 'theorem "Name" [paragraph A]'],
    [
      ['```{exercise-start}', ':label: e', '```', 'A', '', '```{exercise-end}', '```'],
      'exercise "" [paragraph A]',
    ],
    [['```{glossary}', 'Term', '  What', '```'], 'definitionList'],
    [['```{contents}', ':local:', '```'], 'listPlace'],
    [['```{toctree}', 'a', '```'], 'nothing'],
    [['```{python}', 'a', '```'], 'code python "a"'],
    [['```{r, eval=FALSE}', 'a', '```'], 'code r "a"'],
    [['```{lang: null}', 'a', '```'], 'code  "a"'],
    [['```{mystery} b', 'a', '```'], 'code mystery "a"'],
  ])('%j', (markdown, expected) => {
    const found = outline(only(...markdown));
    expect(found).toBe(expected);
  });

  test('tabs follow each other under their labels', () => {
    const { blocks } = read(
      lines('::::{tab-set}', ':::{tab-item} A', 'one', ':::', ':::{tab-item} B', 'two', ':::', '::::'),
    );
    expect(blocks.map(outline)).toEqual(['paragraph A', 'paragraph one', 'paragraph B', 'paragraph two']);
  });

  test('what is left out is reported with its line', () => {
    const { notices } = read(lines('text', '', '```{toctree}', 'a', '```', '', '```{include} b.md', '```'));
    expect(notices.map(({ code, line }) => [code, line])).toEqual([
      ['markup-left-out', 3],
      ['embed-not-included', 7],
    ]);
  });

  test('index entries are in the paragraph below', () => {
    const { blocks, indexMarks } = read(lines('```{index} single: tea; green', '```', '', 'Text'));
    expect(blocks.map(outline)).toEqual(['paragraph Text']);
    expect(indexMarks).toMatchObject([{ path: ['tea', 'green'] }]);
  });
});

describe('lines between blocks', () => {
  test('names lead to headings, formulas and tables', () => {
    const { blocks } = read(
      lines('(a)=', '# A', '', '(b)=', '$$', 'x', '$$', '', '(c)=', '| a |', '|---|', '| b |'),
    );
    expect(blocks).toMatchObject([{ anchors: ['a'] }, { label: 'b' }, { anchors: ['c'] }]);
  });

  test('comments and the ends of cells are left out of MyST only', () => {
    const { blocks, notices } = read(lines('(a)=', '# A', '', '% one', '% two', '', '+++', '', 'Text'));
    expect(blocks.map(outline)).toEqual(['heading A', 'paragraph Text']);
    expect(notices).toMatchObject([{ code: 'markup-left-out', line: 4 }]);
    expect(read('% one').blocks.map(outline)).toEqual(['paragraph % one']);
  });
});

describe('roles', () => {
  const inline = (markdown: string, citing = false) => {
    const [block] = read(markdown, citing).blocks;
    return block?.type === 'paragraph' ? block.children : [];
  };

  test.each([
    ['{ref}`a`', { type: 'crossReference', names: ['a'], form: 'label' }],
    ['{eq}`a`', { type: 'crossReference', names: ['a'], form: 'bracketed' }],
    ['{ref}`The *a* <a b>`', { type: 'link', url: '#a-b', children: [{ value: 'The *a*' }] }],
    ['{math}`x_1`', { type: 'inlineMath', value: 'x_1' }],
    ['{sub}`2`', { type: 'subscript', children: [{ value: '2' }] }],
    ['{doc}`../a/b.md`', { type: 'text', value: 'b' }],
    ['{term}`Terms <term>`', { type: 'text', value: 'Terms' }],
    ['{py:func}`~a.b`', { type: 'inlineCode', value: 'b' }],
    ['{cite}`a,b`', { type: 'text', value: '[a, b]' }],
  ])('%s', (markdown, expected) => expect(inline(markdown)).toMatchObject([expected]));

  test('a number in a title', () => {
    expect(inline('{numref}`Fig. %s <a>`')).toMatchObject([
      { value: 'Fig. ' },
      { names: ['a'], form: 'number' },
    ]);
  });

  test('citations', () => {
    expect(inline('{cite:p}`{see}a{p. 3};b`', true)).toMatchObject([
      {
        isNarrative: false,
        cites: [
          { key: 'a', prefix: 'see ', suffix: ', p. 3' },
          { key: 'b', prefix: '', suffix: '' },
        ],
      },
    ]);
    expect(inline('{cite:t}`a,b`', true)).toMatchObject([
      { isNarrative: true, cites: [{ key: 'a' }] },
      { value: ', ' },
      { isNarrative: true, cites: [{ key: 'b' }] },
    ]);
  });

  test('roles of unknown names stay as written', () => {
    expect(inline('{mystery}`a`')).toMatchObject([
      { value: '{mystery}' },
      { type: 'inlineCode', value: 'a' },
    ]);
  });
});
