import { expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import { convert } from '../convert.js';
import { readSource } from '../read-source.js';
import { withoutComments } from './carry.js';

async function carried(markdown: string, options: ConversionOptions = {}): ReturnType<typeof readSource> {
  const made = await convert(markdown, { source: true, ...options });
  if (!made.success) throw new Error(made.error);
  return readSource(new Uint8Array(await made.blob.arrayBuffer()));
}

test('a file carries its exact text and the options it was converted with', async () => {
  const text = '---\ntitle: A\n---\n\n# B & <c>\r\n\nTwo  spaces\tand "quotes" ]]> 😀\n';
  expect(
    await carried(text, { template: 'mla', fontSize: 12, source: 'paper.md', highlightCode: false }),
  ).toEqual({
    template: { name: 'mla' },
    text,
    name: 'paper.md',
    options: { template: 'mla', highlightCode: false },
  });
});

test('nothing is carried unless requested', async () => {
  expect(await carried('A', { source: false })).toBeUndefined();
});

test('files, functions and places on the device are not carried', async () => {
  const options = {
    bibliography: ['/home/me/a.bib'],
    csl: '/home/me/b.csl',
    loadAsset: async () => undefined,
  };
  expect((await carried('A', options))?.options).toEqual({});
});

test.each([
  ['A <!-- secret --> b', 'A <!-- --> b'],
  ['A\n\n<!-- secret\n\nmore -->\n\nb', 'A\n\n<!-- -->\n\nb'],
  ['- <!-- secret\n\n  more -->\n- b', '- <!-- -->\n- b'],
  ['> <!-- secret\n>\n> more -->\n> b', '> <!-- -->\n> b'],
  ['A <!-- secret\nmore --> b', 'A <!-- --> b'],
  // The document shows it.
  ['A\n\n<!-- never closed\n\nmore', 'A\n\n<!-- never closed\n\nmore'],
  ['A\n\n<!-- pagebreak -->\n\nb', 'A\n\n<!-- pagebreak -->\n\nb'],
  ['<!-- chart: bar, x=a -->\n| a |', '<!-- chart: bar, x=a -->\n| a |'],
  ['A %%secret%% b', 'A %% %% b'],
  ['A\n\n%%\nsecret\n%%\n\nb', 'A\n\n%% %%\n\nb'],
  ['[//]: # (secret)\n\nA', '\n\nA'],
  [
    '`<!-- kept -->` and\n\n```html\n<!-- kept -->\n%%kept%%\n```',
    '`<!-- kept -->` and\n\n```html\n<!-- kept -->\n%%kept%%\n```',
  ],
  ['100%% of 5%% is kept', '100%% of 5%% is kept'],
  [
    '---\ntitle: A # secret\n# secret\nabstract: |\n  # kept\n---\n\nb',
    '---\ntitle: A\nabstract: |\n  # kept\n---\n\nb',
  ],
])('%s becomes %s', (markdown, expected) => expect(withoutComments(markdown, 'track')).toBe(expected));

test('marks that the document does not show are resolved', () => {
  const text = 'A {++b {--c--}++} {~~d~>e~~} {==f==}{>>g<<} `{++h++}` {--i--}j';
  expect(withoutComments(text, 'track')).toBe(text);
  expect(withoutComments(text, 'accept')).toBe('A b  e f `{++h++}` j');
  expect(withoutComments(text, 'reject')).toBe('A  d f `{++h++}` ij');
});

test.each([
  '',
  '> ',
  '- ',
  '1. ',
  '  - ',
  'Text ',
  '- a\n\n  ',
  '| a |\n|---|\n| ',
  '# H ',
  '[^1]: ',
  '<div>\n',
  '<!-- a --> ',
])('a comment after %j is not carried', (before) => {
  for (const gap of ['', '\n', '\n  '])
    expect(withoutComments(`${before}<!-- secret${gap} -->\n\nEnd.`, 'track')).not.toContain('secret');
});
