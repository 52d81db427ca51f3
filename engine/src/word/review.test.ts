import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readForTest } from '../../../tests/word/read-for-test.js';
import { convert } from '../convert.js';

/** Markdown with editing marks, after a round trip through Word. */
async function back(markdown: string, changes: 'track' | 'accept' | 'reject' = 'track'): Promise<string> {
  const made = await convert(markdown, { author: 'Ann Lee' });
  if (!made.success) throw new Error(made.error);
  const read = await readForTest(new Uint8Array(await made.blob.arrayBuffer()), { changes });
  return read.markdown.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
}

test.each([
  'One {++added **bold** text++}, {--gone `code`--} and {~~old~>new~~} words.',
  'A {==phrase==}{>>Is this right?<<}, a {++change++}{>>why<<} and a point{>>here<<}.',
  'A {==phrase==}{>>one<<}{>>two<<} with two.',
  'A {++span begins\n\ngoes on in a whole paragraph++}\n\n{++and ends++} here.',
  '{--A paragraph [with a link](https://example.com/) goes.--}\n\nText.',
  '- one\n- {++two++}\n- {~~three~>four~~}',
  '# A {~~b~>c~~} d',
  'A {==b\n\nc==}{>>over two<<} d',
  'A {==b\n\nc==}{>>over two<<}{>>its reply<<} d',
  'A {++change++}{>>why<<}{>>so<<}, a point{>>1<<}{>>2<<}{>>3<<} and a {--change--} {>>apart<<}.',
  '| a | b |\n| --- | --- |\n| {~~1~>2~~} | {==3==}{>>sure?<<} |\n| {++4++} | {++5++} |',
  'A note.[^1]\n\n[^1]: With {++more++} and {--less--}.',
  'A formula {++$x^2$++} and {--$y$--}.',
  'No {~~ spaces~> lost ~~}here.',
])('%s comes back from Word', async (markdown) => expect(await back(markdown)).toBe(markdown));

test('accepting and rejecting in the reader is what the converter does', async () => {
  const markdown = 'A {++b++}{--c--} d\n\n{++e++}\n\n| f |\n|---|\n| {++g++} |\n| {--h--} |\n';
  expect(await back(markdown, 'accept')).toBe('A b d\n\ne\n\n| f |\n| --- |\n| g |');
  expect(await back(markdown, 'reject')).toBe('A c d\n\n| f |\n| --- |\n| h |');
});

test('the fixture comes back and is stable', async () => {
  const markdown = readFileSync('tests/fixtures/critic-markup/input.md', 'utf8');
  const once = await back(markdown);
  expect(await back(once)).toBe(once);
  expect(once.match(/\{(?:\+\+|--|~~|==|>>)/g)?.length).toBeGreaterThan(20);
});
