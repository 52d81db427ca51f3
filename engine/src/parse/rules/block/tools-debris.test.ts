import { describe, expect, test } from 'vitest';
import type { Notice } from '../../../api/notice.js';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

const lines = (...text: readonly string[]): string => text.join('\n');

function outline(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return `${block.line} ${plainText(block.children)}`;
    case 'list':
      return block.children.map(({ children }) => `- ${children.map(outline).join(' | ')}`).join(' ');
    case 'callout':
      return `${block.name ?? plainText(block.title)}[${block.children.map(outline).join(' | ')}]`;
    case 'blockquote':
      return `> ${block.children.map(outline).join(' | ')}`;
    case 'code':
      return `code ${block.lang} ${block.value}`;
    case 'table':
      return `table ${block.rows.map(({ cells }) => cells.map(({ children }) => children.map(outline).join()).join()).join(' / ')}`;
    default:
      return block.type;
  }
}

function read(markdown: string) {
  const notices: Notice[] = [];
  const document = parse(markdown, NO_METADATA, (found) => notices.push(found));
  return { document, blocks: document.blocks.map(outline), notices };
}

const UUID = '64f1c2d3-0a1b-4c2d-8e3f-0123456789ab';

describe('Logseq', () => {
  test.each([
    ['properties', lines('- One', `  id:: ${UUID}`, '  collapsed:: true', '\t- Two'), ['- 1 One | - 4 Two']],
    ['properties before text', lines(`id:: ${UUID}`, 'collapsed:: false', 'One'), ['1 One']],
    ['a property between lines', lines('- One', '  collapsed:: true', '  two'), ['- 1 One two']],
    ['names of their own', lines('- One', '  id:: two-three', '  collapsed:: true'), ['- 1 One']],
    ['sizes of pictures', '![a](b.png){:height 292, :width 461} c', ['1 a c']],
    [
      'a log book',
      lines('- One', '  :LOGBOOK:', '  CLOCK: [2024-01-01 Mon 10:00:00]', '  :END:'),
      ['- 1 One'],
    ],
    [
      "an author's own properties",
      lines('tags:: a, b', 'id:: five', 'std::x'),
      ['1 tags:: a, b id:: five std::x'],
    ],
    [
      'admonitions',
      lines('#+BEGIN_NOTE', 'One **two**', '', '- three', '#+END_NOTE', 'Four'),
      ['note[2 One two | - 4 three]', '6 Four'],
    ],
    ['in a list', lines('- #+BEGIN_WARNING', '  One', '  #+END_WARNING'), ['- warning[2 One]']],
    [
      'quotes and code',
      lines('#+begin_quote', 'One', '#+end_quote', '#+BEGIN_SRC js', ' a', '#+END_SRC'),
      ['> 2 One', 'code js  a'],
    ],
    ['blocks that nobody closes', lines('#+BEGIN_NOTE', 'One'), ['1 #+BEGIN_NOTE One']],
    [
      'a reference',
      lines('- *One* two', `  id:: ${UUID}`, `- See ((${UUID})).`),
      ['- 1 One two - 3 See One two.'],
    ],
    [
      'a reference to a block with a formula, links and marks',
      lines('- A `b_c`, $x_1$, [d](e.md) and [[f]]', `  id:: ${UUID}`, `- See ((${UUID})).`),
      ['- 1 A b_c, x_1, d and f - 3 See A b_c, x_1, d and f.'],
    ],
    [
      'a reference to a block without text',
      lines('-', `  id:: ${UUID}`, `- See ((${UUID})).`),
      ['- 3 See .'],
    ],
    ['an embedded block', lines('- One', `  id:: ${UUID}`, `- {{embed ((${UUID}))}}`), ['- 1 One - 3 One']],
    ['a reference to nothing', `See ((${UUID})).`, ['1 See .']],
    ['an embedded page', '{{embed [[One]]}}', ['1 One']],
    [
      'an item that is only a reference',
      lines('- One', `- {{embed ((${UUID}))}}`, '- Two'),
      ['- 1 One - 3 Two'],
    ],
    ['a list of nothing else', lines('One', '', `- {{embed ((${UUID}))}}`, '- %%two%%'), ['1 One']],
    ['a film', '{{video https://example.org/a}}', ['1 https://example.org/a']],
    ['other brackets', '((a)) {{b}} {{embed}} f((x))', ['1 ((a)) {{b}} {{embed}} f((x))']],
  ])('%s', (_, markdown, expected) => {
    expect(read(markdown).blocks).toEqual(expected);
  });

  test('what is left out is reported, and references lead to their blocks', () => {
    const { document, notices } = read(
      lines('- One', `  id:: ${UUID}`, '  collapsed:: true', `- ((${UUID})) ((${UUID.replace('6', '7')}))`),
    );
    expect(notices.map(({ code, message, line }) => [code, message, line])).toEqual([
      ['markup-left-out', 'Left out 2 lines that Logseq has written for itself, such as id::', 2],
      ['markup-left-out', 'Left out 1 reference to blocks of Logseq that are not part of this document', 4],
    ]);
    expect(JSON.stringify(document.blocks)).toContain(`"anchors":["${UUID}"]`);
    expect(JSON.stringify(document.blocks)).toContain(`"url":"#${UUID}"`);
  });
});

describe("Obsidian's names of blocks", () => {
  test.each([
    ['at the end of a line', lines('One ^a1b2c3', 'two'), ['1 One two']],
    ['amid a line', 'One ^a1b2c3 two', ['1 One two']],
    ['one that is linked to', lines('One ^here two', '', '[[#^here]]'), ['1 One two', '3 ^here']],
    ['below a table', lines('| a |', '| - |', '| b |', '^a1b2c3', '', 'c'), ['table 1 a / 3 b', '6 c']],
    ['below a quote', lines('> a', '', '^a1b2c3', '', 'c'), ['> 1 a', '5 c']],
    [
      'powers and code',
      '10 ^123456 bytes, `a ^a1b2c3 b`, x ^here y',
      ['1 10 ^123456 bytes, a ^a1b2c3 b, x ^here y'],
    ],
  ])('%s', (_, markdown, expected) => {
    expect(read(markdown).blocks).toEqual(expected);
  });
});

describe("MkDocs' tabs", () => {
  test.each([
    [
      'stand below each other',
      lines(
        '=== "C"',
        '',
        '    One',
        '',
        '    ```c',
        '    x',
        '    ```',
        '',
        '=== "C++"',
        '',
        '    Two',
        '',
        'Three',
      ),
      ['1 C', '3 One', 'code c x', '9 C++', '11 Two', '13 Three'],
    ],
    [
      'in a callout, with an icon',
      lines('!!! note', '', '    === ":material-language-c: C"', '', '        One'),
      ['note[3 C | 5 One]'],
    ],
    ['right after text', lines('One', '=== "A*B"', '    Two'), ['1 One', '2 A*B', '3 Two']],
    ['without content', lines('=== "C"', '', 'One'), ['1 C', '3 One']],
  ])('%s', (_, markdown, expected) => {
    expect(read(markdown).blocks).toEqual(expected);
  });
});

describe('HTML of notebooks', () => {
  const table = [
    '<table border="1" class="dataframe">',
    '  <tr><td>a</td></tr>',
    '</table>',
    '</div>',
    '',
    'After',
  ];
  test.each([
    [
      'a style sheet with blank lines',
      lines(
        '<div>',
        '<style scoped>',
        '    .dataframe a {',
        '    }',
        '',
        '    .dataframe b {',
        '    }',
        '</style>',
        ...table,
      ),
      ['table 10 a', '14 After'],
    ],
    ['one that nobody closes', lines('<div>', '<style scoped>', '', 'After'), ['4 After']],
  ])('%s', (_, markdown, expected) => {
    expect(read(markdown).blocks).toEqual(expected);
  });
});

describe("Notion's icons", () => {
  const ICON = 'https://www.notion.so/icons/light-bulb_gray.svg';
  const img = `<img src="${ICON}" alt="${ICON}" width="40px" />`;
  test.each([
    ['in a paragraph of their own', lines('<aside>', img, '', 'One', '', '</aside>')],
    ['before the text', lines('<aside>', `${img} One`, '</aside>')],
    ['in HTML', `<aside><p>${img}</p><p>One</p></aside>`],
  ])('%s', (_, markdown) => {
    const { blocks, document } = read(markdown);
    expect(blocks.map((each) => each.replace(/\d /, ''))).toEqual(['[One]']);
    expect(document.images).toEqual([]);
  });

  test('an address is not an alternative text', () => {
    const { document } = read('![my%20a/b.png](my%20a/b.png) ![my a/b.png](my%20a/b.png) ![a](b)');
    expect(document.images.map(({ alt }) => alt)).toEqual(['', '', 'a']);
  });
});

describe('attributes', () => {
  test('of pictures may span lines, and contain the alternative text', () => {
    const { document, blocks } = read(
      lines(
        '![A caption](a.png){.lightbox fig-alt="One',
        'two" width=50%} and',
        '[b](c){:target="_blank"',
        '.d} e[x]{.y}',
        '',
        '![F](g){#h',
        '}',
        '',
        '[i][j]{ .k } [j]{.k}',
        '',
        '[j]: l',
      ),
    );
    expect(document.images).toMatchObject([
      { alt: 'One two', title: 'A caption', width: { unit: 'line', value: 0.5 } },
      { alt: 'F', title: '' },
    ]);
    expect(blocks).toEqual(['1 One two and b ex', '6 F', '9 i j{.k}']);
    expect(JSON.stringify(document.blocks)).toContain('"url":"c","title":"","line":3');
  });
});
