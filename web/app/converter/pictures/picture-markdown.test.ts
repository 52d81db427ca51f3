import { pictureMatcher } from '@footmark/engine';
import { expect, test } from 'vitest';
import { freeName, pictureMarkdown } from './picture-markdown';

test.each([
  ['photo.png', '![photo](photo.png)'],
  ['img/a b (1).png', '![a b (1)](img/a%20b%20%281%29.png)'],
  ['Screenshot at 9.41\u202fAM.png', '![Screenshot at 9.41\u202fAM](Screenshot%20at%209.41%E2%80%AFAM.png)'],
  ['[draft] 50%.png', '![\\[draft\\] 50%](%5Bdraft%5D%2050%25.png)'],
  ['Größe#2?.png', '![Größe#2?](Größe%232%3F.png)'],
])('%j is put into the text so that it is found again', (path, markdown) => {
  expect(pictureMarkdown([{ path }])).toBe(markdown);
  const target = /\]\((.*)\)$/.exec(markdown)?.[1] ?? '';
  expect(pictureMatcher([path])(target)).toBe(path);
});

test('several pictures are paragraphs', () =>
  expect(pictureMarkdown([{ path: 'a.png' }, { path: 'b.png' }])).toBe('![a](a.png)\n\n![b](b.png)'));

test('an address stays as it is', () =>
  expect(pictureMarkdown([{ path: 'https://example.org/a.png?w=1' }])).toBe(
    '![a](https://example.org/a.png?w=1)',
  ));

test('a name that is taken gets a number', () => {
  const taken = new Set(['image.png', 'image-2.png', 'noending']);
  const isTaken = (name: string): boolean => taken.has(name);
  expect(['image.png', 'photo.png', 'noending'].map((name) => freeName(name, isTaken))).toEqual([
    'image-3.png',
    'photo.png',
    'noending-2',
  ]);
});
