import { expect, test } from 'vitest';
import { findPassages, passagesOf } from './passages';

const PASSAGES = passagesOf('/docs/tables', 'Tables', [
  { kind: 'text', text: 'A table has a **separator** row.' },
  { kind: 'heading', id: 'wide', text: 'Wide tables', level: 2 },
  { kind: 'list', items: ['They can have [landscape](/docs/page-layout) pages.'] },
  { kind: 'code', label: 'Markdown', code: '| a |\n|---|' },
]);

const addresses = (query: string) => findPassages(PASSAGES, query).map(({ passage }) => passage.address);

test('a passage is found by the words of its text, without their marks', () => {
  expect(addresses('separator row')).toEqual(['/docs/tables']);
  expect(addresses('landscape')).toEqual(['/docs/tables#wide']);
  expect(addresses('|---|')).toEqual(['/docs/tables#wide']);
});

test('headings count more than text, and passages with all words come before those with some', () => {
  expect(addresses('WIDE')).toEqual(['/docs/tables#wide']);
  expect(addresses('table')[0]).toBe('/docs/tables');
  expect(addresses('landscape tables')).toEqual(['/docs/tables#wide', '/docs/tables']);
  expect(addresses('wide separator')).toEqual(['/docs/tables#wide', '/docs/tables']);
  expect(addresses('nowhere')).toEqual([]);
  expect(addresses('  ')).toEqual([]);
});

test('a question is found by the words that say what it is about', () => {
  expect(addresses('how do I get landscape pages')).toEqual(['/docs/tables#wide']);
});

test('a whole word counts more than part of one', () => {
  const [apart] = passagesOf('/docs/a', 'A', [{ kind: 'text', text: 'Notes stay apart.' }]);
  const [style] = passagesOf('/docs/b', 'B', [{ kind: 'text', text: 'As APA wants it.' }]);
  if (!apart || !style) throw new Error('Cannot compare, expected a passage of each page');
  expect(findPassages([apart, style], 'apa').map(({ passage }) => passage)).toEqual([style, apart]);
});

test('a short word is not looked for within others, and thousands may be separated', () => {
  const [downloads] = passagesOf('/docs/a', 'A', [{ kind: 'text', text: 'Downloads of 50,000 words.' }]);
  if (!downloads) throw new Error('Cannot search, expected a passage');
  expect(findPassages([downloads], 'ads')).toEqual([]);
  expect(findPassages([downloads], '50000')).toHaveLength(1);
  expect(findPassages([downloads], '50,000')).toHaveLength(1);
});

test('a finding shows the hit among its words', () => {
  const [first] = findPassages(PASSAGES, 'separator');
  expect(first).toMatchObject({ before: 'A table has a ', hit: 'separator', after: ' row.' });
});

test('a finding shows a word of its own rather than a part of one', () => {
  const [passage] = passagesOf('/docs/a', 'A', [{ kind: 'text', text: 'Background and ground.' }]);
  if (!passage) throw new Error('Cannot search, expected a passage');
  expect(findPassages([passage], 'ground')[0]).toMatchObject({ before: 'Background and ', hit: 'ground' });
});
