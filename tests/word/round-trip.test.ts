import { readWord } from '@footmark/engine/read';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage, storiesOf } from '../docx/package';
import { type Fixture, fixtures } from '../golden/fixture';
import { DIFFERENT, LOSES } from './known-differences';

const all = fixtures();

interface Texts {
  readonly xml: string;
  readonly words: readonly string[];
}

function textsOf(bytes: Uint8Array): Texts {
  const stories = storiesOf(openPackage(bytes)).filter(({ name }) => /document|notes/.test(name));
  const xml = stories.map(({ text }) => text).join('\n');
  const shown = xml
    .replace(/<w:instrText[^>]*>[^<]*<\/w:instrText>/g, '')
    .replace(/<\/w:p>|<w:(?:br|tab)\/>/g, ' ');
  return {
    xml: settled(xml),
    words:
      shown
        .replace(/<[^>]+>/g, '')
        .replace(/&\w+;/g, ' ')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  };
}

/** The visible content of XML: without bookmarks that nothing refers to, and with split text joined. */
function settled(xml: string): string {
  const referred = new Set(
    Array.from(
      xml.matchAll(/w:anchor="([^"]*)"|(?:REF|PAGEREF|NOTEREF) (\S+)/g),
      ([, link, field]) => link ?? field,
    ),
  );
  return (
    joinedRuns(xml)
      .replace(/<w:bookmarkStart w:id="(\d+)" w:name="([^"]*)"\/>/g, (_start, _id: string, name: string) =>
        referred.has(name) ? `<bookmark ${name}/>` : '',
      )
      .replace(/<w:bookmarkEnd w:id="\d+"\/>/g, '')
      // Of several that begin at one place, any may be the first.
      .replace(/(?:<bookmark [^>]*>)+/g, (all) => (all.match(/<[^>]*>/g) ?? []).toSorted().join(''))
      // Spaces at the end of a paragraph do not show, nor at its beginning.
      .replace(/ +(?=<\/w:t><\/w:r><\/w:p>)/g, '')
      .replace(
        /(<w:p>(?:<w:pPr>(?:(?!<\/w:pPr>).)*<\/w:pPr>)?<w:r>(?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t>) +/g,
        '$1',
      )
  );
}

/** Runs of text that look alike are one. */
function joinedRuns(xml: string): string {
  return xml
    .replaceAll(' xml:space="preserve"', '')
    .replace(/(?:<w:r>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t>[^<]*<\/w:t><\/w:r>)+/g, (runs) => {
      const parts = runs.matchAll(/<w:r>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t>([^<]*)<\/w:t><\/w:r>/g);
      let joined = '';
      let before: string | undefined;
      for (const [, look = '', text] of parts) {
        joined =
          look === before
            ? `${joined.slice(0, -'</w:t></w:r>'.length)}${text}</w:t></w:r>`
            : `${joined}<w:r>${look}<w:t>${text}</w:t></w:r>`;
        before = look;
      }
      return joined;
    });
}

/** Words of the first document that the second one has not, or has less often. */
function lost(first: readonly string[], second: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of second) left.set(word, (left.get(word) ?? 0) + 1);
  return first.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

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
    // A fixture that has become better must leave its list.
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
