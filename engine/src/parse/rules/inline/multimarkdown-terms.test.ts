import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

/** The text, with the notes and abbreviations of a document. */
function read(markdown: string) {
  const { blocks, definitions, abbreviations } = parse(markdown, NO_METADATA, () => undefined);
  const text = blocks.map((block) => (block.type === 'paragraph' ? plainText(block.children) : block.type));
  return {
    text,
    notes: [...definitions.values()].map(({ children }) =>
      children.map((block) => (block.type === 'paragraph' ? plainText(block.children) : block.type)),
    ),
    abbreviations: Array.from(abbreviations, ([short, { meaning }]) => `${short}: ${meaning}`),
  };
}

test('abbreviations are those of PHP Markdown Extra, and their references their names', () => {
  expect(read('In [>HTML] and HTML.\n\n[>HTML]: Hypertext *Markup* Language')).toEqual({
    text: ['In HTML and HTML.'],
    notes: [],
    abbreviations: ['HTML: Hypertext *Markup* Language'],
  });
});

test('a term of the glossary has its definition in a note', () => {
  expect(read('The [?low tide] is out.\n\n[?low tide]: Little\n    *water*.\n\n    More.').notes).toEqual([
    ['Little water.', 'More.'],
  ]);
  expect(read('The [?tide].\n\n[?tide]: Water.').text).toEqual(['The tide.']);
});

test('where they are defined in place', () => {
  expect(read('In [>(HTML) Hypertext [Markup] Language] at [?(tide) A *rise*].')).toEqual({
    text: ['In Hypertext [Markup] Language (HTML) at tide.'],
    notes: [['A rise']],
    abbreviations: [],
  });
});

test.each(['A [>b] and [?c].', 'A `[>b]`.', '[>(b)]', 'a[>', '[?]'])(
  'without a definition, they stay: %s',
  (markdown) => {
    expect(read(markdown).text).toEqual([markdown.replaceAll('`', '')]);
  },
);

test('a link is none', () => {
  expect(read('[?help] and [>b](c)\n\n[?help]: https://a.example/b').notes).toEqual([]);
});
