import { expect, test } from 'vitest';
import { cutIncrementally, NO_TEXT } from '../parse/pieces/cut-text.js';
import type { Stretch } from '../parse/pieces/stretch.js';
import { StretchFacts } from './stretch-facts.js';

const TEXT = 'green tea\n\nmilk';
const STRETCHES = stretchesOf(TEXT);

function stretchesOf(markdown: string): readonly Stretch[] {
  return cutIncrementally(markdown, NO_TEXT).stretches;
}

test('each stretch of a text is searched once for a pattern', () => {
  const facts = new StretchFacts();
  let searches = 0;
  const pattern = /milk/;
  const counted = Object.assign(new RegExp(pattern), {
    test: (text: string) => {
      searches += 1;
      return pattern.test(text);
    },
  });
  expect(STRETCHES).toHaveLength(2);
  expect(facts.search(TEXT, STRETCHES).has(counted)).toBe(true);
  expect(facts.search(TEXT, STRETCHES).has(counted)).toBe(true);
  // Two stretches once, and the whole text each time.
  expect(searches).toBe(4);
  expect(facts.search('green tea', STRETCHES.slice(0, 1)).has(counted)).toBe(false);
  expect(searches).toBe(4);
});

test('a pattern that only the whole text has, or only a stretch, is not in the text', () => {
  const facts = new StretchFacts();
  expect(facts.search(TEXT, STRETCHES).has(/tea\n\nmilk/)).toBe(false);
  expect(facts.search(TEXT, STRETCHES).has(/^milk/)).toBe(false);
});

test('more patterns than there are bits are searched for in the whole text', () => {
  const text = new StretchFacts().search(TEXT, STRETCHES);
  const found = Array.from({ length: 40 }, () => text.has(/tea\n\nmilk/));
  expect(found.indexOf(true)).toBe(31);
  expect(found.lastIndexOf(false)).toBe(30);
});

test('words and characters are counted stretch by stretch', () => {
  const facts = new StretchFacts();
  expect(facts.counts(STRETCHES)).toEqual({ words: 3, characters: 12 });
  expect(facts.counts([...STRETCHES, ...STRETCHES])).toEqual({ words: 6, characters: 24 });
});
