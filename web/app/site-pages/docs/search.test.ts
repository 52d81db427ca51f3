import { expect, test } from 'vitest';
import { type Passage, passagesOf } from './passages';
import { searchOf } from './search';

const PASSAGES = passagesOf('/docs/tables', 'Tables', [
  { kind: 'text', text: 'A table has a **separator** row.' },
  { kind: 'heading', id: 'wide', text: 'Wide tables', level: 2 },
  { kind: 'list', items: ['They can have [landscape](/docs/page-layout) pages.'] },
  { kind: 'code', label: 'Markdown', code: '| a |\n|---|' },
]);

const search = await searchOf(PASSAGES);
const addresses = (query: string) => search(query).map(({ passage }) => passage.address);

async function find(query: string, ...texts: readonly string[]): Promise<readonly string[]> {
  const passages = texts.map((text, at): Passage => ({ address: `/${at}`, page: '', heading: '', text }));
  return (await searchOf(passages))(query).map(({ passage }) => passage.text);
}

test('a passage is found by the words of its text, and by marks that are no words', () => {
  expect(addresses('separator row')).toEqual(['/docs/tables']);
  expect(addresses('landscape')).toEqual(['/docs/tables#wide']);
  expect(addresses('|---|')).toEqual(['/docs/tables#wide']);
});

test('headings count more than text, and passages with all words come before those with some', () => {
  expect(addresses('WIDE')).toEqual(['/docs/tables#wide']);
  expect(addresses('landscape tables')).toEqual(['/docs/tables#wide', '/docs/tables']);
  expect(addresses('nowhere')).toEqual([]);
  expect(addresses('  ')).toEqual([]);
});

test('a question is found by the words that say what it is about', () => {
  expect(addresses('how do I get landscape pages')).toEqual(['/docs/tables#wide']);
});

test('a whole word counts more than the beginning of one', async () => {
  expect(await find('note', 'A notebook', 'A note')).toEqual(['A note', 'A notebook']);
});

test('a short word is not looked for within others, and thousands may be separated', async () => {
  const text = 'Downloads of 50,000 words.';
  expect(await find('ads', text)).toEqual([]);
  expect(await find('50000', text)).toHaveLength(1);
  expect(await find('50,000', text)).toHaveLength(1);
});

test.each([
  ['equation', 'A formula.'],
  ['equations', 'A formula.'],
  ['equasion', 'An equation.'],
  ['citing', 'Cite a source.'],
  ['colours', 'A color.'],
  ['customised', 'It is customized.'],
  ['embedded', 'Embedding pictures.'],
  ['footnoets', 'Two footnotes.'],
  ['bibliografy', 'The bibliography.'],
])('%s finds “%s”', async (query, text) => {
  expect(await find(query, 'Nothing to see.', text)).toEqual([text]);
});

test('a result shows the hit among its words, a word of its own rather than a part of one', async () => {
  expect(search('separator')[0]).toMatchObject({
    before: 'A table has a ',
    hit: 'separator',
    after: ' row.',
  });
  const passage: Passage = { address: '/', page: '', heading: '', text: 'Background and ground.' };
  expect((await searchOf([passage]))('ground')[0]).toMatchObject({
    before: 'Background and ',
    hit: 'ground',
  });
});

test('a page with many hits leaves room for others', async () => {
  const passage = (page: string, at: number): Passage => ({
    address: `/${page}#${at}`,
    page,
    heading: 'Notes',
    text: `A note ${'and more '.repeat(at)}`,
  });
  const search = await searchOf([...[0, 1, 2, 3].map((at) => passage('one', at)), passage('other', 4)]);
  const found = search('note').map(({ passage: { page } }) => page);
  expect(found).toHaveLength(5);
  expect(found.indexOf('other')).toBeLessThan(4);
});

test('a passage is found by what its page is about, after one that says it', async () => {
  const about: Passage = {
    address: '/a',
    page: 'A',
    heading: '',
    text: 'Text.',
    about: 'Margins and paper.',
  };
  const says: Passage = { address: '/b', page: 'B', heading: '', text: 'The margins.' };
  expect((await searchOf([about, says]))('margins').map(({ passage }) => passage)).toEqual([says, about]);
});
