import { expect, test } from 'vitest';
import { loaderFrom, statesOf } from './pictures';

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

test('a file that was given for one picture goes before those of its name', () => {
  const given = 'https://example.org/two.png?w=9';
  const images = [given, 'two.png', 'four.png'].map((source) => ({ source, alt: '', line: 1 }));
  expect(statesOf(images, ['two.png', given]).map(({ path }) => path)).toEqual([given, 'two.png', undefined]);
});
