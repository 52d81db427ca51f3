import { describe, expect, test } from 'vitest';
import type { Block, Document, Inline } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { visitChildren } from '../model/nodes/children.js';
import { parse } from '../parse/index.js';
import { settleReviews } from './reviews.js';

const read = (markdown: string): Document => parse(markdown, NO_METADATA, () => {});

/** Running text, with `<` and `:words>` for the ends of a comment. */
function inlineText(inline: Inline): string {
  if (inline.type === 'text' || inline.type === 'inlineCode') return inline.value;
  if (inline.type === 'commentStart') return '<';
  if (inline.type === 'commentEnd') return `:${inline.comment.text}>`;
  return 'children' in inline ? `${inline.type}(${inline.children.map(inlineText).join('')})` : inline.type;
}

/** `a` for a paragraph, and `type(a | b)` for any other block. */
function outline(block: Block): string {
  const parts: string[] = [];
  visitChildren(block, {
    inlines: (inlines) => void parts.push(inlines.map(inlineText).join('')),
    blocks: (blocks) => void parts.push(blocks.map(outline).join(' + ')),
  });
  return block.type === 'paragraph' ? parts.join(' = ') : `${block.type}(${parts.join(' | ')})`;
}

const settled = (markdown: string, handling: 'accept' | 'reject' | 'track'): string[] =>
  settleReviews(read(markdown), handling).blocks.map(outline);

describe('changes are accepted and rejected', () => {
  test.each([
    ['a {++b++} {--c--} {~~d~>e~~}{>>f<<}', ['a b  e'], ['a  c d']],
    ['a\n\n{++b++}\n\nc', ['a', 'b', 'c'], ['a', 'c']],
    ['**a {++b++}** c', ['strong(a b) c'], ['strong(a ) c']],
    ['{--a {++b++}--} c', [' c'], ['a  c']],
    ['**a {>>b<<}** c', ['strong(a ) c'], ['strong(a ) c']],
    ['# {--a--}\n\nb', ['b'], ['heading(a)', 'b']],
    ['{--a--} {--b--}\n\nc', ['c'], ['a b', 'c']],
    ['<details><summary>s</summary>\n\na {++b++}\n\n</details>', ['details(s | a b)'], ['details(s | a )']],
    ['::: {.columns}\na {++b++}\n:::', ['columns(a b)'], ['columns(a )']],
    [
      ':::: {.columns}\n::: {.column}\na {++b++}\n:::\n::: {.column}\nc\n:::\n::::',
      ['sideBySide(a b | c)'],
      ['sideBySide(a  | c)'],
    ],
    ['x {++a++}\n\nb', ['x a', 'b'], ['x ', 'b']],
    ['- a\n- {--b--}', ['list(a)'], ['list(a | b)']],
    ['- {--a--}\n  - {--b--}\n\nc', ['c'], ['list(a + list(b))', 'c']],
    ['- a\n  - {--b--}\n\nc', ['list(a)', 'c'], ['list(a + list(b))', 'c']],
    ['> {--a--}\n\nb', ['b'], ['blockquote(a)', 'b']],
    ['> [!note]\n> {--a--}\n\nb', ['b'], ['callout( | a)', 'b']],
    ['> [!note] A title\n> {--a--}\n\nb', ['callout(A title | )', 'b'], ['callout(A title | a)', 'b']],
    ['::: {custom-style="Aside"}\n{--a--}\n:::\n\nb', ['b'], ['div( | a)', 'b']],
    ['T\n: {--a--}\n\nb', ['definitionList(T | )', 'b'], ['definitionList(T | a)', 'b']],
    ['{--T--}\n: {--a--}\n\nb', ['b'], ['definitionList(T | a)', 'b']],
    ['| {--a--}\n\nb', ['b'], ['lineBlock(a)', 'b']],
    ['![{--a--}b](x.png)\n\n---\n\n{--c--}', ['image', 'thematicBreak()'], ['image', 'thematicBreak()', 'c']],
  ])('%j', (markdown, accepted, rejected) => {
    expect(settled(markdown, 'accept')).toEqual(accepted);
    expect(settled(markdown, 'reject')).toEqual(rejected);
  });

  test('rows that lose all of their text are removed', () => {
    const table = '| a |\n|---|\n| {++1++} |\n|   |\n| 2 |';
    expect(settled(table, 'accept')).toEqual(['table(a | 1 |  | 2)']);
    expect(settled(table, 'reject')).toEqual(['table(a |  | 2)']);
    expect(settled('| {++a++} |\n|---|\n| {++b++} |\n\nc', 'reject')).toEqual(['c']);
    const two = (row: string): string => `| a | b |\n|---|---|\n${row}\n| 2 | 3 |`;
    expect(settled(two('| {--1--} |  |'), 'accept')).toEqual([
      expect.stringMatching(/^table\(a \| b \| 2 \| 3\)$/),
    ]);
    expect(settled(two('| {--1--} | 4 |'), 'accept')).toEqual([
      expect.stringMatching(/^table\(a \| b .*4 \| 2 \| 3\)$/),
    ]);
  });

  test('in titles and notes, too', () => {
    const metadata = {
      ...NO_METADATA,
      title: { markdown: 'One {++two++}', line: 1 },
      subtitle: { markdown: '{--Three--} four', line: 2 },
    };
    const document = parse('a[^1]\n\n[^1]: b {++c++}', metadata, () => {});
    const { title, subtitle, definitions } = settleReviews(document, 'reject');
    expect([title, subtitle].map((line) => line && outline(line))).toEqual(['One ', 'Three four']);
    expect([...definitions.values()].flatMap(({ children }) => children.map(outline))).toEqual(['b ']);
  });
});

describe('paragraphs that a rejected change had split are joined again', () => {
  test.each([
    ['a {++b\n\nc\n\nd++} e', ['a b', 'c', 'd e'], ['a  e']],
    ['a {++b\n\n- c\n\nd++} e', ['a b', 'list(c)', 'd e'], ['a  e']],
    ['# a {++b\n\nc++} d', ['heading(a b)', 'c d'], ['heading(a  d)']],
    ['a {++b\n\n---\n\nc++} d', ['a b', 'thematicBreak()', 'c d'], ['a ', 'thematicBreak()', ' d']],
    ['a {++b\n\nc++} d\n\ne', ['a b', 'c d', 'e'], ['a  d', 'e']],
    ['x **y** a {++b\n\nc++} d', ['x strong(y) a b', 'c d'], ['x strong(y) a  d']],
  ])('%j', (markdown, accepted, rejected) => {
    expect(settled(markdown, 'accept')).toEqual(accepted);
    expect(settled(markdown, 'reject')).toEqual(rejected);
  });

  test('paragraphs that an accepted deletion joins are joined', () => {
    expect(settled('a {--b\n\nc--} d', 'accept')).toEqual(['a  d']);
    expect(settled('a {--b\n\nc--} d', 'reject')).toEqual(['a b', 'c d']);
    expect(settled('a\n\n{--b\n\nc--} d', 'accept')).toEqual(['a', ' d']);
    expect(settled('a\n\n{--b--} {--c\n\nd--} e', 'accept')).toEqual(['a', ' e']);
  });
});

describe('what is removed', () => {
  test('takes its notes, pictures, formulas and citations with it', () => {
    const removed = 'a {--b[^1] ![c](c.png) $x$ [@doe]--} d\n\n[^1]: note';
    const rest = ({ definitions, images, formulas, citations }: Document): number[] => [
      definitions.size,
      images.length,
      formulas.length,
      citations.length,
    ];
    const document = parse(removed, NO_METADATA, () => {}, true);
    expect(rest(settleReviews(document, 'accept'))).toEqual([0, 0, 0, 0]);
    expect(rest(settleReviews(document, 'reject'))).toEqual([1, 1, 1, 1]);
  });

  test('leaves notes that nothing referred to before', () => {
    expect(settleReviews(read('{--a--} b\n\n[^1]: note'), 'accept').definitions.size).toBe(1);
  });

  test('leaves the formulas of the rest', () => {
    expect(settleReviews(read('a {--b--}\n\n$$x$$'), 'accept').formulas).toHaveLength(1);
  });

  test('leaves blocks without comments the same objects where these are moved', () => {
    const document = read('a\n\n- b\n\n{>>c<<}\n\nd');
    expect(settleReviews(document, 'track').blocks[0]).toBe(document.blocks[0]);
    const [alone] = settleReviews(read('\n\n{>>b<<}'), 'track').blocks;
    expect(alone?.line).toBe(3);
  });

  test('leaves blocks without changes the same objects', () => {
    const document = read('a\n\n> b\n\n{++c++}');
    const { blocks } = settleReviews(document, 'accept');
    expect(blocks[0]).toBe(document.blocks[0]);
    expect(blocks[1]).toBe(document.blocks[1]);
    expect(settleReviews(document, 'accept').hasReviews).toBe(false);
    const plain = read('a\n\n- b');
    expect(settleReviews(plain, 'reject').blocks).toBe(plain.blocks);
  });
});

describe('comments in paragraphs of their own', () => {
  test.each([
    ['are about the text before them', 'a\n\n{>>b<<}\n\nc', ['a<:b>', 'c']],
    ['follow each other', 'a\n\n{>>b<<} {>>c<<}\n\n{>>d<<}', ['a<:b><:c><:d>']],
    ['come before the next text at the beginning', '{>>b<<}\n\n{>>c<<}\n\na', ['<:b><:c>a']],
    ['come before the next text after a rule', '---\n\n{>>b<<}\n\na', ['thematicBreak()', '<:b>a']],
    ['are a paragraph if there is no text', '---\n\n{>>b<<}', ['thematicBreak()', '<:b>']],
    ['are put at the text in quotes, too', '> a\n>\n> {>>b<<}', ['blockquote(a<:b>)']],
    ['are about a heading', '# a\n\n{>>b<<}', ['heading(a<:b>)']],
    ['stay if there is text beside them', 'a\n\n{>>b<<} c', ['a', '<:b> c']],
  ])('%s', (_, markdown, expected) => expect(settled(markdown, 'track')).toEqual(expected));

  test('tracked changes stay', () => {
    const document = settleReviews(read('a {++b++}'), 'track');
    expect(document.hasReviews).toBe(true);
    expect(document.blocks.map(outline)).toEqual(['a insertion(b)']);
  });
});
