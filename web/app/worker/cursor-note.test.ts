import { expect, test } from 'vitest';
import { noteSource } from './cursor-note';

const TEXT = 'One.[^a] Two.[^b]\n\nThree\n\n[^a]: First.\n\n  [^b]: Second.';
const at = (words: string, within = 0) => noteSource(TEXT, TEXT.indexOf(words) + within);

test('the cursor in a mark is at its note, too', () => {
  expect(at('[^a]', 2)).toEqual({ line: 1, noteLine: 5 });
  expect(at('[^b]')).toEqual({ line: 1, noteLine: 7 });
  expect(at('[^b]', 4)).toEqual({ line: 1, noteLine: 7 });
});

test('anywhere else it is at its own line only', () => {
  expect(at('Two', 1)).toEqual({ line: 1, noteLine: 1 });
  expect(at('Three')).toEqual({ line: 3, noteLine: 3 });
  expect(at('[^a]:', 2)).toEqual({ line: 5, noteLine: 5 });
  expect(noteSource(TEXT, TEXT.length)).toEqual({ line: 7, noteLine: 7 });
});

test('a mark without its note is reported at its own line', () => {
  expect(noteSource('Text.[^gone]', 8)).toEqual({ line: 1, noteLine: 1 });
});
