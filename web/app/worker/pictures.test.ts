import { expect, test } from 'vitest';
import { foundPictures, loaderFrom, missingAmong } from './pictures';

const file = (path: string, content = path) => ({ path, file: new Blob([content]) });

test('a picture is the file at its path, or of its name', async () => {
  const load = loaderFrom([file('thesis/figures/one.png', 'one'), file('two.png', 'two')]);
  const text = async (source: string) => {
    const asset = await load({ source });
    return asset && new TextDecoder().decode(asset.bytes);
  };
  expect(await text('figures/one.png')).toBe('one');
  expect(await text('elsewhere/two.png')).toBe('two');
  expect(await text('three.png')).toBeUndefined();
});

test('a file given for one picture takes precedence over others of that name', () => {
  const given = 'https://example.org/two.png?w=9';
  const images = [given, 'two.png', 'four.png'].map((source) => ({ source, alt: '', line: 1 }));
  const { listed, count, missing } = foundPictures(images, ['two.png', given]);
  expect(listed.map(({ path }) => path)).toEqual([given, 'two.png', undefined]);
  expect({ count, missing }).toEqual({ count: 3, missing: 1 });
});

test('files that fit no picture are named', () => {
  const images = ['img/a.png', 'b.png'].map((source) => ({ source, alt: '', line: 1 }));
  const { missing, unused } = foundPictures(images, ['p.png', 'x/b.png', 'c.png']);
  expect({ missing, unused }).toEqual({ missing: 1, unused: ['p.png', 'c.png'] });
  expect(foundPictures([], ['p.png']).unused).toEqual(['p.png']);
});

test('only the first of very many pictures are listed, but all are counted', () => {
  const images = Array.from({ length: 10_000 }, (_, line) => ({ source: `${line}.png`, alt: '', line }));
  const { listed, count, missing } = foundPictures(images, ['1.png', '9999.png']);
  expect([listed.length, count, missing]).toEqual([500, 10_000, 9998]);
});

test('a picture is missing if it is not in the text itself and no file fits it', () => {
  const isMissing = missingAmong(['img/a.png']);
  const sources = ['a.png', 'b.png', 'https://example.org/c.png', 'data:image/png;base64,AAAA', ''];
  expect(sources.filter(isMissing)).toEqual(['b.png', 'https://example.org/c.png']);
});
