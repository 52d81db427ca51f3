import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

const TEXT = `# Tides

The tide was *very* late on Monday. It was late again on Tuesday.

A paragraph between, which nobody changes at all.

The last paragraph says nothing new.
`;

async function changesOf(text: string, edit: (reviewer: Reviewer) => Reviewer) {
  const { bytes } = await convertForTest(text, { source: 'paper.md' });
  const merge = await mergeWord(text, edit(new Reviewer(bytes)).saved());
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

test.each([
  [
    'a paragraph that was parted',
    (r: Reviewer) => r.split('on Monday.'),
    TEXT.replace('on Monday. It', 'on Monday.\n\nIt'),
  ],
  [
    'paragraphs that were joined',
    (r: Reviewer) => r.join('A paragraph between'),
    TEXT.replace('at all.\n\nThe last', 'at all. The last'),
  ],
])('%s is one change', async (_name, edit, expected) => {
  const merge = await changesOf(TEXT, edit);
  expect(merge.changes).toMatchObject([{ kind: 'block-changed' }]);
  expect(merge.changes[0]?.conflict).toBeUndefined();
  expect(applyMerge(TEXT, merge, () => 'take')).toBe(expected);
  expect(applyMerge(TEXT, merge, () => 'leave')).toBe(TEXT);
});

test.each([
  '![A row of cups](pictures/cups.svg "Cups in a row"){#fig:cups width=50%}',
  '![Cups in a row](pictures/cups.svg){#fig:cups width=50%}',
  '![Cups in a row](<pictures/cups (2 of 3).svg>){#fig:cups}',
])('a picture that the document was made without keeps its address: %s', async (picture) => {
  const text = `${TEXT}\n${picture}\n`;
  const { bytes } = await convertForTest(
    text,
    { source: 'paper.md', imageCaptions: true },
    'no picture is given',
  );
  const merge = await mergeWord(text, new Reviewer(bytes).replace('Cups in a row', 'Cups in a line').saved());
  if (!merge.success) throw new Error(merge.error);
  expect(applyMerge(text, merge, () => 'take')).toBe(text.replace('Cups in a row', 'Cups in a line'));
});

test('the words around a change have an ellipsis where there are more of them, and only there', async () => {
  const short = await changesOf(TEXT, (reviewer) => reviewer.replace('nothing new', 'something new'));
  expect(short.changes[0]?.around).toEqual(['The last paragraph says ', ' new.']);
  const long = TEXT.replace('nothing', `${'much that is known '.repeat(9)}nothing ${'and more '.repeat(9)}`);
  const { changes } = await changesOf(long, (reviewer) => reviewer.replace('nothing', 'something'));
  const [before, after] = changes[0]?.around ?? [];
  expect(before).toMatch(/^….{60}$/);
  expect(after).toMatch(/^.{60}…$/);
});
