import { expect, test } from 'vitest';
import { findingSubject } from './finding-subject';

test.each([
  ['Text.[^gone] more', 6, '[^gone]', '[^gone]'],
  ['See [the plan](#marks).', 5, 'the plan', '[the plan]'],
  ['A ![pier](pier.png)', 3, 'pier', '![pier]'],
  ['One ==two three', 5, '==two', '==two'],
  ['[] is empty', 1, '[]', '[]'],
])('of %j at %d it is %j', (line, column, words, all) => {
  const subject = findingSubject(line, { column, message: '' });
  expect(subject?.words).toBe(words);
  expect(line.slice(subject?.from, subject?.to)).toBe(all);
});

test('a finding without a column is about the mark that its message names', () => {
  const message = 'Footnote [^gone] is referenced 2 time(s)';
  expect(findingSubject('Text.[^a] and [^gone]', { message })).toEqual({
    words: '[^gone]',
    from: 14,
    to: 21,
  });
  expect(findingSubject('Text.[^a]', { message })).toBeUndefined();
  expect(findingSubject('Text', { message: 'A heading' })).toBeUndefined();
});

test('there is none after the end of a line', () => {
  expect(findingSubject('Text', { column: 9, message: '' })).toBeUndefined();
});
