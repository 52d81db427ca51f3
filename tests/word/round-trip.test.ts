import { readWord } from '@footmark/engine/read';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { type Fixture, fixtures } from '../golden/fixture';
import { DIFFERENT, LOSES } from './known-differences';
import { lost, type Texts, textsOf } from './shown-document';

const all = fixtures();

/** Converts a fixture, reads the document, and converts what was read in the same way. */
async function roundTrip({
  markdown,
  options,
}: Fixture): Promise<{ readonly first: Texts; readonly second: Texts; readonly markdown: string }> {
  const { bytes } = await convertForTest(markdown, options);
  const read = await readWord(bytes, { changes: 'track' });
  if (!read.success) throw new Error(read.error);
  const pictures = new Map(read.pictures.map(({ path, bytes: picture }) => [path, picture]));
  // The text that was read includes the title page.
  const { title, date, template, author = '', ...same } = options;
  const second = await convertForTest(read.markdown, {
    ...same,
    ...(author !== '' && !/^author:/m.test(read.markdown) ? { author } : {}),
    ...(typeof template === 'string' ? { template } : {}),
    loadAsset: async ({ source }) => pictures.get(source),
  });
  return { first: textsOf(bytes), second: textsOf(second.bytes), markdown: read.markdown };
}

describe('what is read of a document of ours is the same document again', () => {
  test.each(all)('$name', async (fixture) => {
    const { name } = fixture;
    const { first, second, markdown } = await roundTrip(fixture);
    // A fixture that no longer differs must be removed from its list.
    if (name in LOSES) expect(lost(first.words, second.words), markdown).not.toEqual([]);
    else expect(lost(first.words, second.words), markdown).toEqual([]);
    expect(first.xml === second.xml, markdown).toBe(!(name in DIFFERENT));
  });
});

test('the lists of differences name fixtures, each with its reason', () => {
  const known = Object.entries<string>({ ...LOSES, ...DIFFERENT });
  expect(
    known.filter(([name, reason]) => !all.some((fixture) => fixture.name === name) || reason.length < 10),
  ).toEqual([]);
});
