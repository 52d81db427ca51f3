import { expect, test } from 'vitest';
import type { Inline } from '../../engine/src/model/document.js';
import { EMPTY_DOCUMENT } from '../../engine/src/model/empty-document.js';
import { toMarkdown } from '../../engine/src/to-markdown.js';

const text = (value: string): Inline => ({ type: 'text', value });

test('texts that are read back differently in every readable form are listed, each once', () => {
  // The reader of Markdown gives this note the identifier `E1`.
  const unlike: Inline = { type: 'footnoteReference', identifier: 'e1', label: 'e1', line: 1 };
  const alike: Inline = { ...unlike, identifier: 'E1' };
  const paragraph = (children: readonly Inline[]) => ({ type: 'paragraph', children, line: 1 }) as const;
  const { markdown, guarded } = toMarkdown({
    ...EMPTY_DOCUMENT,
    blocks: [
      paragraph([text('One'), alike, text(', and so on.')]),
      paragraph([text('Two'), unlike, text(', and so on.')]),
      {
        type: 'definitionList',
        spread: false,
        // A term is tried in front of a colon first.
        children: [
          {
            terms: [{ children: [text('Term'), unlike, text(', three.')], line: 1 }],
            definitions: [{ children: [paragraph([text('x')])], line: 1 }],
          },
        ],
        line: 1,
      },
    ],
  });
  expect(guarded).toEqual(['Two[^e1]&#44; and so on&#46;', 'Term[^e1]&#44; three&#46;']);
  for (const each of ['One[^e1], and so on.', ...guarded]) expect(markdown).toContain(each);
});

test('a term that is too long for a line is written as HTML, in a readable form', () => {
  const words = 'word, '.repeat(20);
  const { markdown, guarded } = toMarkdown({
    ...EMPTY_DOCUMENT,
    blocks: [
      {
        type: 'definitionList',
        spread: false,
        children: [
          {
            terms: [{ children: [text(`${words}end.`)], line: 1 }],
            definitions: [{ children: [{ type: 'paragraph', children: [text('x')], line: 1 }], line: 1 }],
          },
        ],
        line: 1,
      },
    ],
  });
  expect(guarded).toEqual([]);
  expect(markdown).toContain(`<dt>${words}end.</dt>`);
});

test.each([
  '(#fig:plot)The plot.',
  'The name (\\#tab:data) is shown, and (#eq:one) too.',
  '(ref:caption) What a text reference looks like.',
])('text that shows a label of bookdown stays readable, also below a picture: %s', (value) => {
  const alt: Inline = { type: 'image', url: 'a.png', title: '', alt: value, line: 1 };
  const { markdown, guarded } = toMarkdown({
    ...EMPTY_DOCUMENT,
    blocks: [[text(value)], [text('See '), text(value)], [alt]].map(
      (children) => ({ type: 'paragraph', children, line: 1 }) as const,
    ),
  });
  expect(guarded).toEqual([]);
  expect(markdown).toContain('&#40;');
});
