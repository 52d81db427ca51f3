import { expect, test } from 'vitest';
import { convert } from '../../../convert.js';
import type { Block, Inline } from '../../../model/document.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';

const read = (markdown: string) => parse(markdown, NO_METADATA, () => {});

/** Running text with a tag for each node. */
function shown(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.type) {
        case 'text':
        case 'inlineCode':
        case 'inlineMath':
          return inline.value;
        case 'insertion':
        case 'deletion': {
          const sign = inline.type === 'insertion' ? '+' : '-';
          return `${sign}(${shown(inline.children)}${inline.includesParagraphMark ? '…' : ''})`;
        }
        case 'commentStart':
          return '<';
        case 'commentEnd':
          return `:${inline.comment.text}>`;
        default:
          return 'children' in inline ? `${inline.type}(${shown(inline.children)})` : inline.type;
      }
    })
    .join('');
}

function text(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return shown(block.children);
    case 'list':
      return block.children.flatMap(({ children }) => children.map(text)).join('; ');
    case 'blockquote':
      return block.children.map(text).join('; ');
    case 'table':
      return block.rows
        .map(({ cells }) => cells.flatMap(({ children }) => children.map(text)).join('|'))
        .join('; ');
    default:
      return block.type;
  }
}

const blocks = (markdown: string): string[] => read(markdown).blocks.map(text);

test.each([
  ['{++one **two**++}', '+(one strong(two))'],
  ['a{++b++}c {--two words--}', 'a+(b)c -(two words)'],
  ['{~~one~>two~~}', '-(one)+(two)'],
  ['{~~~>two~~} {~~one~>~~}', '-()+(two) -(one)+()'],
  ['a{>>one<<}', 'a<:one>'],
  ['{==one==}{>>two<<}', '<one:two>'],
  ['{==one==}{>>two<<}{>>three<<}', '<<one:two>:three>'],
  ['{++one++}{>>why<<} {~~a~>b~~}{>>why<<}', '<+(one):why> <-(a)+(b):why>'],
  ['{==marked==}', 'highlight(marked)'],
  ['{++$\\frac{a}{b}$ and [a](b)++}', '+(\\frac{a}{b} and link(a))'],
  ['{++a `++}` b++}', '+(a ++} b)'],
  ['{++a {--b--}++}', '+(a -(b))'],
])('%s is read as %s', (markdown, expected) => expect(blocks(markdown)).toEqual([expected]));

test.each([
  ['\\{++one++}', '{++one++}'],
  ['\\{>>one<<}', '{>>one<<}'],
  ['`{++one++}`', '{++one++}'],
  ['{++one', '{++one'],
  ['one++}', 'one++}'],
  ['{~~one~~}', '{delete(one)}'],
])('%s stays text: %s', (markdown, expected) => expect(blocks(markdown)).toEqual([expected]));

test('marks may span several blocks, each with its own part', () => {
  expect(blocks('a {++b\n\nc\n\nd++} e')).toEqual(['a +(b…)', '+(c)', '+(d) e']);
  expect(blocks('{--\n# h\n\n- i\n- j\n\n> q\n\n--}\n\nz')).toEqual(['-(h)', '-(i); -(j)', '-(q)', 'z']);
  expect(blocks('a {==b\n\nc==}{>>d<<} e')).toEqual(['a <b', 'c:d> e']);
  expect(blocks('a {==b\n\nc==} e')).toEqual(['a highlight(b)', 'highlight(c) e']);
  expect(blocks('a {++b\n\nc')).toEqual(['a {++b', 'c']);
});

test('both ends of a comment know it', () => {
  const inlines = read('a {==b\n\nc==}{>>d<<}').blocks.flatMap((block) =>
    block.type === 'paragraph' ? block.children : [],
  );
  const comments = inlines.flatMap((inline) => ('comment' in inline ? [inline.comment] : []));
  expect(comments).toHaveLength(2);
  expect(comments[0]).toBe(comments[1]);
});

test('marked places are not reported', async () => {
  const { validation } = await convert('{++one++} \\{++two++}');
  expect(validation.warnings).toEqual([]);
});
