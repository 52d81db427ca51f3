import { expect, test } from 'vitest';
import { termsOf } from '../language/generated-text.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { labelOf, resolveCaptions } from './captions.js';

const TERMS = termsOf('en-US');

function captionsOf(markdown: string) {
  const { blocks } = parse(markdown, NO_METADATA, () => {});
  return [...resolveCaptions(blocks, TERMS, undefined).values()];
}

test('only a picture with a title in a paragraph of its own has a caption', () => {
  const captions = captionsOf(
    [
      '![a](a.png " Cups ")',
      '![b](b.png)',
      'Text ![c](c.png "Not alone")',
      '# ![d](d.png "Heading")',
      '![e](e.png "  ")',
    ].join('\n\n'),
  );
  expect(captions).toEqual([
    {
      kind: 'figure',
      before: 'Figure ',
      after: ': ',
      afterNumber: '',
      sequence: 'Figure',
      chapter: '',
      number: 1,
      restarts: false,
      text: [{ type: 'text', value: 'Cups' }],
    },
  ]);
});

test('captions are numbered in the order of the text, also within other blocks', () => {
  const captions = captionsOf('> ![a](a.png "One")\n\n![b](b.png "Two")\n\n- ![c](c.png "Three")');
  expect(captions.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('Word counts captions under the letters of their label alone', () => {
  expect(labelOf('figure', 'Abb. #', TERMS, undefined)).toMatchObject({ before: 'Abb. ', sequence: 'Abb' });
});

test('MLA style shortens the label of figures, while Word still counts under the full label', () => {
  const label = { before: 'Fig. ', after: '. ', afterNumber: '', sequence: 'Figure' };
  expect(labelOf('figure', 'Figure #', TERMS, 'mla')).toEqual(label);
  expect(labelOf('table', 'Table #', TERMS, 'mla').before).toBe('Table ');
});
