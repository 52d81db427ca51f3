import { expect, test } from 'vitest';
import { numberNotes } from './number-notes';

const TEXTS = { a: 'Note A', b: 'Note B' };
const SENTENCES = [
  { text: 'One.', note: 'a' },
  { text: 'Two.', note: 'b' },
  { text: 'Three.', note: 'a' },
];

const marks = (mode: 'same-number' | 'see-note') =>
  numberNotes(SENTENCES, TEXTS, mode).sentences.map(({ mark }) => mark);

test('a repeated note shows the same number', () => {
  expect(marks('same-number')).toEqual([1, 2, 1]);
  expect(numberNotes(SENTENCES, TEXTS, 'same-number').notes.map(({ text }) => text)).toEqual([
    'Note A',
    'Note B',
  ]);
});

test('a repeated note gets a note that points to the first', () => {
  expect(marks('see-note')).toEqual([1, 2, 3]);
  expect(numberNotes(SENTENCES, TEXTS, 'see-note').notes.at(-1)).toEqual({
    number: 3,
    text: 'See footnote 1',
  });
});

test('a note inserted above moves all numbers, and the pointers with them', () => {
  const more = [{ text: 'Zero.', note: 'b' }, ...SENTENCES];
  const { sentences, notes } = numberNotes(more, TEXTS, 'see-note');
  expect(sentences.map(({ mark }) => mark)).toEqual([1, 2, 3, 4]);
  expect(notes.map(({ text }) => text)).toEqual(['Note B', 'Note A', 'See footnote 1', 'See footnote 2']);
});
