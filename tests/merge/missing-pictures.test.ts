import type { AssetLoader } from '@footmark/engine';
import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { PIXEL } from '../pixel';
import { Reviewer } from './reviewer';

const TEXT = `# Report

Text before.

![A blue box](fig1.png)

A row: ![](a%20row/one.png) and ![](a%20row/two.png).

| Head |
| --- |
| ![In a cell](cell.png) |

- An item with ![a picture](item.png "Its title")[^n].

![A caption](figure.png){#fig-one width=50%}

See @fig-one. ![A blue box](second.png) ![Far](https://example.org/far.png)

[^n]: A note ![in a note](../note.png).
`;

/** A picture of its own for each address: what follows the last chunk of a PNG is no part of it. */
const pictures: AssetLoader = async ({ source }) =>
  source.endsWith('.png') ? new Uint8Array([...PIXEL, ...new TextEncoder().encode(source)]) : undefined;

const SHOWN = [
  'fig1.png',
  'a row/one.png',
  'a row/two.png',
  'cell.png',
  'item.png',
  'figure.png',
  'second.png',
  'https://example.org/far.png',
  '../note.png',
];

async function merged(edit: (reviewer: Reviewer) => Reviewer, loadAsset?: AssetLoader) {
  const { bytes } = await convertForTest(TEXT, { source: 'report.md', loadAsset: pictures });
  const merge = await mergeWord(TEXT, edit(new Reviewer(bytes)).saved(), {
    conversion: { ...(loadAsset && { loadAsset }) },
  });
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.slice(PIXEL.length));

test('a file is merged where its pictures are missing: they are those of the file, under the names of the text', async () => {
  const merge = await merged((reviewer) => reviewer.replace('before', 'above'));
  expect(merge.changes.map(({ kind, conflict }) => [kind, conflict])).toEqual([['words', undefined]]);
  expect(applyMerge(TEXT, merge, () => 'take')).toBe(TEXT.replace('before', 'above'));
  expect(merge.pictures).toEqual([]);
  expect(new Set(merge.textPictures.map(({ path }) => path))).toEqual(new Set(SHOWN));
  for (const { path, bytes } of merge.textPictures) expect(decodeURI(read(bytes))).toBe(path);
});

test('pictures that are there are not taken from the file, also beside a loader that fails', async () => {
  const some: AssetLoader = async (request) => {
    if (request.source === 'cell.png') throw new Error('Not there');
    return request.source === 'item.png' ? { reason: 'gone' } : pictures(request);
  };
  const merge = await merged((reviewer) => reviewer.replace('before', 'above'), some);
  expect(merge.changes).toHaveLength(1);
  expect(merge.textPictures.map(({ path }) => path).sort()).toEqual(['cell.png', 'item.png']);
  const all = await merged((reviewer) => reviewer.replace('before', 'above'), pictures);
  expect(all.textPictures).toEqual([]);
});
