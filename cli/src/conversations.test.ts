import { expect, test } from 'vitest';
import { wantedConversations } from './conversations.js';

const chapters = ['Tides', 'The moon', 'Tides and harbours', 'Tides'].map((title, index) => ({
  path: `${index}.md`,
  title,
  depth: 0,
  conversationDate: `2026-01-0${9 - index}`,
}));

test.each([
  ['all', ['0.md', '1.md', '2.md', '3.md']],
  ['tides', ['0.md', '3.md']],
  ['harbours', ['2.md']],
])('%s', (wanted, paths) => {
  expect(wantedConversations(chapters, wanted, 'x.zip')).toEqual(paths);
});

test('the only one needs no title', () => {
  expect(wantedConversations(chapters.slice(0, 1), undefined, 'x.zip')).toEqual(['0.md']);
  expect(wantedConversations([{ path: 'a.md', title: 'A', depth: 0 }], undefined, 'x.zip')).toBeUndefined();
});

test.each([undefined, 'tide', 'sun'])('where %s does not say which, they are listed', (wanted) => {
  expect(() => wantedConversations(chapters, wanted, 'x.zip')).toThrow('2026-01-08 The moon');
});

test('where there are none, that is said', () => {
  expect(() => wantedConversations([], 'all', 'x.zip')).toThrow('x.zip: there are no conversations');
});
