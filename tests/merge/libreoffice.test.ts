import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { applyMerge, type Merge, mergeWord } from '@footmark/engine/merge';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

/*
 * Files edited and saved by LibreOffice Writer, each with one edit, with and without "Record changes". `returned/README.md`
 * describes how they were made.
 */

const FOLDER = new URL('returned/edits/', import.meta.url);
const text = await readFile(new URL('paper.md', FOLDER), 'utf8');
const picture = new Uint8Array(await readFile(new URL('gauge.png', FOLDER)));

interface Packed {
  readonly contents: readonly string[];
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const packed: Packed = JSON.parse(
  brotliDecompressSync(await readFile(new URL('edits.json.br', FOLDER))).toString(),
);

function savedFile(name: string): Uint8Array {
  const parts = Object.entries(packed.files[name] ?? {});
  if (parts.length === 0) throw new Error(`There is no file ${name}`);
  return zipSync(
    Object.fromEntries(parts.map(([part, place]) => [part, strToU8(packed.contents[place] ?? '', true)])),
    { level: 0 },
  );
}

async function mergeOf(name: string): Promise<Merge> {
  const conversion = { loadAsset: async () => ({ bytes: picture }) };
  const merge = await mergeWord(text, savedFile(name), { conversion });
  if (!merge.success) throw new Error(merge.error);
  return merge;
}

function merged(merge: Merge): string {
  const sure = new Set(merge.changes.filter(({ conflict }) => !conflict).map(({ id }) => id));
  return applyMerge(text, merge, (id) => (sure.has(id) ? 'take' : 'leave'));
}

type Replacement = readonly [old: string, now: string];

const BETWEEN = 'A paragraph between, which nobody changes at all.\n\n';
const SECOND = 'The second paragraph has';
const PICTURE = '![The gauge](gauge.png "The gauge at noon")\n\n';
const TABLE =
  '| Place | Height | Note |\n|:------|-------:|------|\n| North | 1.2    | calm |\n| South | 3.4    | wind |\n';

/** What each edit does to the text. */
const EDITS: Readonly<Record<string, readonly Replacement[]>> = {
  nothing: [],
  undone: [],
  word: [['twenty', 'thirty']],
  'words-added': [['The tide was', 'The tide was indeed']],
  'words-removed': [[' elsewhere', '']],
  'sentence-rewritten': [['It ends here.', 'It stops at this place, as far as we know.']],
  punctuation: [['pier, for', 'pier; for']],
  'replaced-everywhere': [
    ['Look at the gauge', 'Look at the instrument'],
    ['Paint the gauge', 'Paint the instrument'],
    ['read from the gauge', 'read from the instrument'],
    ['mentions the gauge', 'mentions the instrument'],
    ['The gauge is read', 'The instrument is read'],
  ],
  bold: [['harbour office,', '**harbour office**,']],
  'bold-off': [['**bold words**', 'bold words']],
  italic: [['nobody changes', '*nobody changes*']],
  'bold-text-changed': [['bold words', 'bold letters']],
  'paragraph-added': [['It ends here.\n', 'It ends here.\n\nA new paragraph about the weather.\n']],
  'paragraph-before-heading': [['## Measures', 'A new paragraph before the heading.\n\n## Measures']],
  'paragraph-removed': [[BETWEEN, '']],
  'paragraph-moved-down': [
    [BETWEEN, ''],
    [SECOND, `${BETWEEN}${SECOND}`],
  ],
  'paragraph-cut-and-pasted': [
    [BETWEEN, ''],
    [SECOND, `${BETWEEN}${SECOND}`],
  ],
  'paragraph-moved-up': [
    [BETWEEN, ''],
    ['## Measures', `${BETWEEN}## Measures`],
  ],
  'paragraph-parted': [['[^gauge]. It', '[^gauge].\n\nIt']],
  'paragraphs-joined': [['It ends here.\n\nA', 'It ends here. A']],
  // Links to the heading still lead there.
  'heading-changed': [['## Measures', '## Measurements {#measures}']],
  'heading-level': [['## Measures', '### Measures']],
  'heading-made': [['The third paragraph', '## The third paragraph']],
  'heading-added': [['It ends here.\n', 'It ends here.\n\n## A new chapter\n']],
  'note-added': [
    ['nobody changes', 'nobody changes[^note-1]'],
    ['*emphasis*.\n', '*emphasis*.\n\n[^note-1]: A new note.\n'],
  ],
  'note-changed': [['at noon.\n', 'at noon and at midnight.\n']],
  'note-removed': [
    ['again[^two]', 'again'],
    ['\n[^two]: Another note with *emphasis*.\n', ''],
  ],
  'item-changed': [['second item', 'middle item']],
  'item-added': [['* A first item\n', '* A first item\n* A new item\n']],
  'item-added-at-end': [['* A third item\n', '* A third item\n* A fourth item\n']],
  'item-removed': [['* A second item\n', '']],
  'items-reordered': [['    * A nested item\n* A third item\n', '* A third item\n    * A nested item\n']],
  'last-item-first': [
    ['- [ ] Mend the rope\n', ''],
    ['- [ ] Paint', '- [ ] Mend the rope\n- [ ] Paint'],
  ],
  'item-indented': [['* A third item', '    * A third item']],
  'numbered-items-reordered': [
    ['2. Read the clock\n3. Write both down\n', '3. Write both down\n2. Read the clock\n'],
  ],
  'numbered-item-removed': [['2. Read the clock\n', '']],
  'cell-changed': [['calm', 'stormy']],
  'cell-filled': [['3.4 ', '3.4 or 3.5 ']],
  'row-added': [['| calm |\n', '| calm |\n| East | 2.0 | fog |\n']],
  'row-removed': [['| South | 3.4    | wind |\n', '']],
  'column-removed': [[TABLE, '| Place | Height |\n| --- | ---: |\n| North | 1.2 |\n| South | 3.4 |\n']],
  'column-added': [
    [
      TABLE,
      '| Place | Height | Note |  |\n| --- | ---: | --- | --- |\n| North | 1.2 | calm |  |\n| South | 3.4 | wind |  |\n',
    ],
  ],
  'quotation-changed': [['harbour master', 'keeper of the lighthouse']],
  'code-changed': [['tide = 3', 'tide = 5']],
  'code-line-added': [['wind = 4;\n', 'wind = 4;\nconst fog = 5;\n']],
  // LibreOffice has moved the last word out of the link.
  'link-text': [
    [
      'link to the tables](https://example.com/tides "Tides")',
      'link to all](https://example.com/tides "Tides") tables',
    ],
  ],
  'link-made': [['harbour office,', '[harbour office](https://example.org/office),']],
  'comment-made': [],
  'comment-and-change': [['north pier', 'south pier']],
  'picture-moved': [
    [PICTURE, ''],
    [SECOND, `${PICTURE}${SECOND}`],
  ],
  'picture-removed': [[PICTURE, '']],
  'picture-described': [['![The gauge]', '![A gauge at the pier]']],
  'upper-case': [['wind |', 'WIND |']],
  'line-break': [['"Tides").\n', '"Tides").\\\n']],
  'quotation-marks': [['nobody changes at', '“nobody” changes it – at']],
  many: [
    ['twenty', 'thirty'],
    ['It ends here.\n', 'It ends here.\n\nA new paragraph about the weather.\n'],
    ['second item', 'middle item'],
    ['calm', 'stormy'],
    ['## Measures', '## Measurements {#measures}'],
    ['tide = 3', 'tide = 5'],
    ['harbour master', 'keeper of the lighthouse'],
    ['nobody changes', '*nobody changes*'],
  ],
};

/**
 * Edits after which LibreOffice saves the heading after a deleted paragraph as body text, if changes are recorded. Nobody
 * intended that, so it is left to the author, with everything that depends on it.
 */
const DOUBTFUL: Readonly<Record<string, readonly Replacement[]>> = {
  'paragraph-moved-up-tracked': EDITS['paragraph-moved-up'] ?? [],
  'picture-moved-tracked': EDITS['picture-moved'] ?? [],
  'picture-removed-tracked': [],
};

describe.each(['', '-tracked'])('saved by LibreOffice%s', (suffix) => {
  test.each(Object.keys(EDITS))('%s', async (edit) => {
    const name = edit + suffix;
    const merge = await mergeOf(name);
    let wanted = text;
    for (const [old, now] of DOUBTFUL[name] ?? EDITS[edit] ?? []) {
      expect(wanted).toContain(old);
      wanted = wanted.replace(old, () => now);
    }
    expect(merged(merge)).toBe(wanted);
    expect(merge.base).toBe('source');
    expect(merge.changes.some(({ conflict }) => conflict !== undefined)).toBe(name in DOUBTFUL);
    if (EDITS[edit]?.length === 0) expect(merge.changes).toEqual([]);
    const authors = new Set(merge.changes.map(({ author }) => author));
    expect([...authors].filter((author) => author !== undefined && author !== 'Reviewer')).toEqual([]);
  });
});

test('every file that was produced is validated', () => {
  const looked = Object.keys(EDITS).flatMap((edit) => [edit, `${edit}-tracked`]);
  expect(Object.keys(packed.files).toSorted()).toEqual(looked.toSorted());
});

test('a comment in LibreOffice is found with the words that it is about', async () => {
  const { comments } = await mergeOf('comment-and-change-tracked');
  expect(comments).toMatchObject([
    { author: 'Reviewer', text: 'Are you sure?', quoted: 'twenty', place: { line: 8 } },
  ]);
});
