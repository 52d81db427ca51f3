import { describe, expect, test } from 'vitest';
import type { Block } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { decideDialect } from '../../dialect/decide.js';
import { parse } from '../../index.js';

const lines = (...text: readonly string[]): string => text.join('\n');

/** The blocks of a text without their lines. */
function blocksOf(markdown: string): unknown {
  const { blocks } = parse(markdown, NO_METADATA, () => undefined);
  return JSON.parse(
    JSON.stringify(blocks, (key, value) => (/^(?:last)?line$/i.test(key) ? undefined : value)),
  );
}

const firstOf = (markdown: string): Block['type'] | undefined =>
  parse(markdown, NO_METADATA, () => undefined).blocks[0]?.type;

test.each([
  ['a heading', '  ## One *two*', '## One *two*'],
  ['code', lines('```js', 'a', '', 'b', '```'), lines('```js', 'a', '', 'b', '```')],
  ['a picture', '![one](a.png)', '![one](a.png)'],
  ['a badge', '[![one](a.png)](b) [![two](c.png)](d)', '[![one](a.png)](b) [![two](c.png)](d)'],
])('right below a tag, %s is Markdown', (_, markdown, same) => {
  const around = (text: string, ...blank: readonly string[]) =>
    lines('<div align="center">', ...blank, text, ...blank, '</div>', '', 'after');
  expect(blocksOf(around(markdown))).toEqual(blocksOf(around(same, '')));
  const folded = lines('<details>', '<summary>One</summary>', markdown, '</details>');
  expect(blocksOf(folded)).toEqual(
    blocksOf(lines('<details>', '<summary>One</summary>', '', same, '', '</details>')),
  );
});

test.each([
  ['below a tag', ['<a href="b">'], 'r, echo=FALSE, out.width="9px"', ['</a>']],
  ['below text', ['<div>', 'one'], 'python', ['</div>']],
  ['below an element', ['<p>one</p>'], 'r name', []],
  ['without options', ['<div>', '<b>one</b>'], 'r', ['<i>two</i>', '</div>']],
] as const)('a chunk is run in HTML, too: %s', (_, above, info, below) => {
  const chunk = (...blank: readonly string[]) =>
    lines(...above, ...blank, `\`\`\`{${info}}`, 'plot(1)', '', 'b', '```', ...blank, ...below);
  const { blocks } = parse(chunk(), NO_METADATA, () => undefined);
  const apart = parse(chunk(''), NO_METADATA, () => undefined).blocks;
  expect(blocks.map(({ type }) => type)).toEqual(apart.map(({ type }) => type));
  expect(JSON.stringify(blocks)).not.toContain('```');
});

test.each([
  ['in code of HTML', '<PRE>', '</PRE>'],
  ['in a comment', '<!--', '-->'],
])('no chunk begins %s', (_, start, end) => {
  const { blocks } = parse(lines(start, '```{r}', 'plot(1)', '```', end), NO_METADATA, () => undefined);
  expect(blocks.length).toBeLessThan(2);
});

test.each([
  ['what follows an element', lines('<div></div>', '```', 'a', '```')],
  ['a heading further down', lines('<div>', 'a', '# b', '</div>')],
  ['a sign without a space', lines('<div>', '#tag', '</div>')],
])('right below a tag, this is no Markdown: %s', (_, markdown) => {
  const { blocks } = parse(markdown, NO_METADATA, () => undefined);
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph']);
});

describe('elements with the attribute `markdown` contain Markdown', () => {
  test.each([
    [
      'a list right below the tag',
      lines('<div class="grid" markdown>', '- *one*', '- two', '</div>', '', 'after'),
      lines('- *one*', '- two', '', 'after'),
    ],
    [
      'paragraphs with empty lines between',
      lines('<blockquote markdown="1">', 'one', '', '**two**', '</blockquote>'),
      lines('> one', '>', '> **two**'),
    ],
    [
      'text on the line of the tag',
      lines('<div align="center" markdown="block">*in* [a](https://example.org)</div>'),
      lines('<div align="center">', '', '*in* [a](https://example.org)', '', '</div>'),
    ],
    [
      'a tag in the middle of HTML',
      lines('<aside>', 'one', "<p markdown='span'>", '*two*', '</p>', '</aside>'),
      lines('<aside>', 'one', '<p></p>', '', '*two*', '', '</aside>'),
    ],
    [
      'a summary and its details',
      lines('<details markdown=1><summary>*One*</summary>', '*two*', '</details>'),
      lines('<details><summary><i>One</i></summary>', '<i>two</i>', '</details>'),
    ],
  ])('%s', (_, markdown, same) => {
    expect(blocksOf(markdown)).toEqual(blocksOf(same));
  });

  test('and their own meaning', () => {
    expect(firstOf(lines('<aside markdown="1">', '*one*', '</aside>'))).toBe('callout');
    expect(firstOf(lines('<details markdown>', '*one*', '</details>'))).toBe('details');
  });

  test.each(['<div markdown="0">', '<div data-markdown="1">', '<div class="a markdown">', '<div>'])(
    'not below %s',
    (tag) => {
      expect(blocksOf(lines(tag, '*one*', '</div>'))).toEqual(blocksOf('\\*one\\*'));
    },
  );
});

test('for pandoc, a tag of running text begins a paragraph', () => {
  const text = lines('<a href="https://tides.example">', '![](tide.png){width="77"}Tide', '</a>');
  const { blocks } = parse(text, NO_METADATA, () => {}, false, decideDialect(text, { name: 'text.qmd' }));
  expect(blocks).toMatchObject([{ type: 'paragraph', children: [{ type: 'link' }] }]);
  expect(JSON.stringify(blocks)).toContain('"tide.png"');
});

describe('in texts for pandoc, what is between the tags of blocks is Markdown', () => {
  const forPandoc = (markdown: string) =>
    parse(markdown, NO_METADATA, () => undefined, false, decideDialect(markdown, { name: 'a.qmd' })).blocks;
  const italic = { children: expect.arrayContaining([expect.objectContaining({ type: 'emphasis' })]) };
  test.each([
    ['on a line', '<div class="x">a *b*</div>'],
    ['on a line with a look', lines('text', '', '<p align="center">a *b*</p>', '', 'more')],
    ['below a tag alone', lines('<div>', 'a *b*', 'c', '</div>')],
    ['in an item', lines('- item', '', '  <p>a *b*</p>')],
  ])('%s', (_, markdown) => {
    expect(JSON.stringify(forPandoc(markdown))).toContain('"type":"emphasis"');
    expect(JSON.stringify(blocksOf(markdown))).not.toContain('"type":"emphasis"');
  });

  test('headings and quotes stay what they are', () => {
    expect(forPandoc('<h2>*b*</h2>')).toMatchObject([{ type: 'heading', depth: 2, ...italic }]);
    expect(forPandoc('<blockquote>*b*</blockquote>')).toMatchObject([
      { type: 'blockquote', children: [italic] },
    ]);
  });

  test('folded text and its summary', () => {
    for (const indent of ['', '  '])
      expect(
        forPandoc(
          lines('<details>', `${indent}<summary>a *b*</summary>`, `${indent}c *d*`, '', '- e', '</details>'),
        ),
      ).toMatchObject([{ type: 'details', summary: italic.children, children: [italic, { type: 'list' }] }]);
    expect(forPandoc(lines('<details>', '<summary></summary>', 'c', '</details>'))).toMatchObject([
      { type: 'details' },
    ]);
  });

  test.each([
    '<p>2 * 3 * 4, a_b_c and $5</p>',
    '<table><tr><td>*a*</td></tr></table>',
    lines('<figure>', '<img src="a.png">', '<figcaption>*a*</figcaption>', '</figure>'),
    '<!-- *a* -->',
    '<pre>*a*</pre>',
  ])('not %s', (markdown) => {
    const written = forPandoc(markdown).map(({ type }) => type);
    expect(written).toEqual(parse(markdown, NO_METADATA, () => undefined).blocks.map(({ type }) => type));
    expect(JSON.stringify(forPandoc(markdown))).not.toContain('"type":"emphasis"');
  });
});
