import { applyMerge, type Merge, mergeWord, readSource } from '@footmark/engine/merge';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';

/* What a file claims to have been made of is as little trusted as anything else in it. */

const TEXT = '# Tides\n\nThe tide was late on Monday.\n\nA second paragraph, which says more.\n';
const SOURCE = 'customXml/item2.xml';

const { bytes: sent } = await convertForTest(TEXT, { source: 'paper.md' });

/** The file with a word changed, and with another source part. */
function returned(change: (source: string) => string | Uint8Array): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(sent);
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain('Monday');
  files['word/document.xml'] = strToU8(document.replace('Monday', 'Tuesday'));
  const source = change(strFromU8(files[SOURCE] ?? new Uint8Array()));
  files[SOURCE] = typeof source === 'string' ? strToU8(source) : source;
  return zipSync(files, { level: 1 });
}

async function mergeOf(bytes: Uint8Array, text = TEXT): Promise<Merge> {
  const merge = await mergeWord(text, bytes);
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

function merged(text: string, merge: Merge): string {
  const sure = new Set(merge.changes.filter(({ conflict }) => !conflict).map(({ id }) => id));
  return applyMerge(text, merge, (id) => (sure.has(id) ? 'take' : 'leave'));
}

test('the source part is where these tests look for it', async () => {
  expect(await readSource(returned((source) => source))).toMatchObject({ text: TEXT, name: 'paper.md' });
});

describe('an unusable source part is ignored', () => {
  test.each<[string, (source: string) => string | Uint8Array]>([
    [
      'a document type',
      (source) =>
        `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]>${source.replace(/^<\?xml[^>]*\?>/, '')}`,
    ],
    ['broken XML', (source) => source.slice(0, -20)],
    ['a prefix that stands for nothing', (source) => source.replace(/<(\/?)\w+:text/g, '<$1nobody:text')],
    ['another version', (source) => source.replace('version="1"', 'version="2"')],
    ['no text', (source) => source.replace(/<(\w+):text.*<\/\1:text>/s, '')],
    ['70 MB', (source) => strToU8(source.replace('The tide', `The${' '.repeat(70 * 2 ** 20)}tide`))],
  ])('%s', async (_, change) => {
    const bytes = returned(change);
    expect(await readSource(bytes)).toBeUndefined();
    const merge = await mergeOf(bytes);
    expect(merge.base).toBe('text');
    expect(merged(TEXT, merge)).toBe(TEXT.replace('Monday', 'Tuesday'));
  });
});

test('options that a source part carries are checked, and none of them is a program or a place', async () => {
  const options = {
    template: 'nobody has this',
    fontSize: '1e9',
    loadAsset: 'https://example.org/',
    bibliography: '/etc/passwd',
    csl: '../../etc/passwd',
    constructor: { prototype: { polluted: true } },
  };
  const json = JSON.stringify(options)
    .replace('{', '{"__proto__":{"polluted":true},')
    .replaceAll('"', '&quot;');
  const bytes = returned((source) =>
    source
      .replace(/ options="[^"]*"/, '')
      .replace(' version="1"', (version) => ` options="${json}"${version}`),
  );
  const merge = await mergeOf(bytes);
  expect(merge.base).toBe('source');
  expect(merged(TEXT, merge)).toBe(TEXT.replace('Monday', 'Tuesday'));
  expect('polluted' in {}).toBe(false);
});

describe('a forged base causes no change that the file does not show', () => {
  test.each<[string, string]>([
    ['another text', '# Other\n\nNothing of it is in the file.\n'],
    ['nothing', ''],
    ['more than there was', `${TEXT}\nA third paragraph.\n`],
    ['less than there was', '# Tides\n\nThe tide was late on Monday.\n'],
    ['signs without end', '[^1]: '.repeat(500)],
  ])('%s', async (_, forged) => {
    const bytes = returned((source) =>
      source.replace(
        /(<(\w+:text)[^>]*>).*(<\/\2>)/s,
        (_whole, start: string, _name: string, end: string) =>
          start + forged.replaceAll('&', '&amp;').replaceAll('<', '&lt;') + end,
      ),
    );
    expect((await readSource(bytes))?.text).toBe(forged);
    const merge = await mergeOf(bytes);
    const result = merged(TEXT, merge);
    // Every line of the result is one of the author's or one of the file.
    const known = new Set([...TEXT.split('\n'), ...TEXT.replace('Monday', 'Tuesday').split('\n')]);
    expect(result.split('\n').filter((line) => !known.has(line))).toEqual([]);
  });
});

describe('returned files that cannot be read are reported in one sentence', () => {
  /** An archive in which a part unpacks to more than its directory says. */
  const lying = (): Uint8Array => {
    const bytes = returned((source) => `${source}${' '.repeat(10_000)}`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length - 46; at++) {
      if (view.getUint32(at, true) !== 0x02014b50) continue;
      const name = strFromU8(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
      if (name === SOURCE) view.setUint32(at + 24, 100, true);
    }
    return bytes;
  };
  test.each<[string, Uint8Array, RegExp]>([
    ['a text', strToU8(TEXT), /is not a Word document/],
    ['half a file', sent.subarray(0, sent.length / 2), /cannot be read/],
    ['a bomb', lying(), /cannot be read: it is damaged/],
  ])('%s', async (_, bytes, message) => {
    const merge = await mergeWord(TEXT, bytes);
    expect(merge.success ? '' : merge.error).toMatch(message);
  });
});
