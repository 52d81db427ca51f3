import { expect, test } from 'vitest';
import { type CutText, cutIncrementally, NO_TEXT } from './cut-text.js';

const TEXT = 'One\n\nTwo\nlines\n\n- an item\n\n  more of it\n\nThree\n\n\nFour\n';

const textsOf = ({ stretches }: CutText): readonly string[] => stretches.map(({ text }) => text);
const startsOf = ({ stretches }: CutText): readonly number[] =>
  stretches.map((_, index) => stretches.slice(0, index).reduce((sum, { text }) => sum + text.length, 0));

test('a text is cut between paragraphs, and each stretch begins where those before it end', () => {
  const cut = cutIncrementally(TEXT, NO_TEXT);
  expect(textsOf(cut)).toEqual([
    'One\n\n',
    'Two\nlines\n\n- an item\n\n  more of it\n\n',
    'Three\n\n\n',
    'Four\n',
  ]);
  expect(cut.starts).toEqual(startsOf(cut));
});

test('after any edit it is cut as if from scratch, and stretches far from the edit stay the same objects', () => {
  const before = cutIncrementally(TEXT, NO_TEXT);
  for (let from = 0; from <= TEXT.length; from++)
    for (const removed of [0, 1, 3])
      for (const insert of ['', 'x', '\n\n', '\n\nOne\n\n', '```\n']) {
        const text = TEXT.slice(0, from) + insert + TEXT.slice(from + removed);
        const after = cutIncrementally(text, before);
        expect(textsOf(after)).toEqual(textsOf(cutIncrementally(text, NO_TEXT)));
        expect(after.starts).toEqual(startsOf(after));
      }
  const after = cutIncrementally(TEXT.replace('Three', 'Tree'), before);
  expect(after.stretches.map((stretch) => before.stretches.indexOf(stretch))).toEqual([0, -1, -1, 3]);
});
