import { expect, test } from 'vitest';
import type { Block, Document, Inline } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { runsOf } from '../../model/nodes/children.js';
import { parse } from '../../parse/index.js';
import { linksToFootnotes } from './links-to-footnotes.js';

/** Running text, with `→address(…)` for a link and `^label` for a note. */
function short(inline: Inline): string {
  if (inline.type === 'text') return inline.value;
  if (inline.type === 'footnoteReference') return `^${inline.label}`;
  const inner = 'children' in inline ? inline.children.map(short).join('') : inline.type;
  return inline.type === 'link' ? `→${inline.url}(${inner})` : inner;
}

const inlinesOf = (block: Block | undefined): readonly Inline[] => (block ? runsOf(block).flat() : []);

const textOf = (block: Block): string => inlinesOf(block).map(short).join('');

const read = (markdown: string): Document => parse(markdown, NO_METADATA, () => {});

/** The text of each note, in the order of the definitions. */
const notesOf = ({ definitions }: Document): string[] =>
  [...definitions.values()].map(({ children }) => children.map(textOf).join(' / '));

test.each([
  ['[a](http://b.org)', 'a^http://b.org', ['→http://b.org(http://b.org)']],
  ['[a](https://b.org/c)', 'a^https://b.org/c', ['→https://b.org/c(https://b.org/c)']],
  ['[a](FTP://b.org)', 'a^FTP://b.org', ['→FTP://b.org(FTP://b.org)']],
  ['[a](notes/b.md#c)', 'a^notes/b.md#c', ['→notes/b.md#c(notes/b.md#c)']],
  ['[a](https://b.org "Its name")', 'a^https://b.org', ['Its name. →https://b.org(https://b.org)']],
  ['[**a** b](https://b.org)', 'a b^https://b.org', ['→https://b.org(https://b.org)']],
  ['**[a](b)** [c](b)', 'a^b c^b', ['→b(b)']],
  ['[a](b) [a](c)', 'a^b a^c', ['→b(b)', '→c(c)']],
  ['[a](#b)', '→#b(a)', []],
  ['[a]()', '→(a)', []],
  ['[a](mailto:b@c.org)', '→mailto:b@c.org(a)', []],
  ['[a](tel:+1https:)', '→tel:+1https:(a)', []],
  ['<https://b.org>', '→https://b.org(https://b.org)', []],
  ['[b.org/](https://b.org)', '→https://b.org(b.org/)', []],
])('%s', (markdown, text, notes) => {
  const document = linksToFootnotes(read(markdown));
  expect(document.blocks.map(textOf)).toEqual([text]);
  expect(notesOf(document)).toEqual(notes);
});

test("the footnote of a link is on the link's line, and the text cannot refer to it", () => {
  const { blocks, definitions } = linksToFootnotes(read('Text\n\nMore [a](b)[^b]\n\n[^b]: Own'));
  const line = 3;
  const link = { type: 'link', url: 'b', title: '', children: [{ type: 'text', value: 'b' }], line };
  expect(inlinesOf(blocks[1])).toMatchObject([
    { value: 'More ' },
    { value: 'a' },
    { type: 'footnoteReference', identifier: 'link b', label: 'b', line },
    { type: 'footnoteReference', label: 'b' },
  ]);
  expect([...definitions.values()]).toMatchObject([
    { label: 'b', children: [{ children: [{ value: 'Own' }] }] },
    {
      kind: 'link',
      identifier: 'link b',
      label: 'b',
      children: [{ type: 'paragraph', children: [link], line }],
      line,
    },
  ]);
});

test('links to the same address share the note of the first', () => {
  const document = linksToFootnotes(read('[a](b "One")\n\n[c](b "Other")'));
  expect(notesOf(document)).toEqual(['One. →b(b)']);
  expect([...document.definitions.values()]).toMatchObject([{ line: 1 }]);
});

test('links in notes are kept', () => {
  const document = linksToFootnotes(read('Text[^1]\n\n[^1]: See [a](b)'));
  expect(notesOf(document)).toEqual(['See →b(a)']);
});

test('the same links have the same notes again, moved with their links', () => {
  const source = read('[a](b)');
  const [first] = [...linksToFootnotes(source).definitions.values()];
  const [paragraph] = source.blocks;
  const [link] = inlinesOf(paragraph);
  if (!paragraph || link?.type !== 'link') throw new Error('no link');
  // As the session moves what has not changed.
  Object.assign(paragraph, { line: 5 });
  Object.assign(link, { line: 5 });
  const [again] = [...linksToFootnotes(source).definitions.values()];
  expect(again).toBe(first);
  expect(again).toMatchObject({ line: 5, children: [{ line: 5, children: [{ type: 'link', line: 5 }] }] });
});

test('a document without links keeps its blocks', () => {
  const source = read('Text\n\n- [a](#b)');
  const { blocks } = linksToFootnotes(source);
  expect(blocks[0]).toBe(source.blocks[0]);
  expect(blocks[1]).toBe(source.blocks[1]);
});
