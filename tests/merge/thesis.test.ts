import { readFile } from 'node:fs/promises';
import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

const FOLDER = new URL('../../docs/thesis/', import.meta.url);
const RASTER = new URL('../../tests/fixtures/image-svg-hostile/assets/rasterized.png', import.meta.url);

/** Words that the reviewer replaces, spelled as in the source text. */
const WORDS: readonly (readonly [string, string])[] = [
  ['its data are invented', 'its data are made up'],
  ['a lid matters more than the cup', 'a lid counts for more than the cup'],
  ['How fast it does so was asked early', 'How quickly it does so was asked early'],
  ['Tea itself has a longer history', 'Tea itself has a far longer history'],
  ['This thesis measures five cups', 'The present thesis measures five cups'],
  ['The derivations are in', 'All derivations are in'],
  ['Three questions lead through the text', 'Three questions guide the text'],
  ['Does the material of a cup matter?', 'Does it matter what a cup is made of?'],
  ['Nothing is said about taste', 'Nothing whatever is said about taste'],
  ['flows from warm to cold', 'always flows from warm to cold'],
  ['For a cup that is small and stirred', 'For a small cup that is stirred'],
  ['whose solution is an exponential', 'which is solved by an exponential'],
  ['came a hundred years later', 'came more than a hundred years later'],
  ['A hot surface also radiates', 'Every hot surface also radiates'],
  ['derived five years later', 'derived only five years later'],
  ['Emissivity of china', 'Emissivity of porcelain'],
  ['0.200', '0.250'],
  ['and above a cup it always does', 'and above a warm cup it always does'],
  ['Five cups', 'Six cups'],
  ['stoneware', 'earthenware'],
  ['was read every ten seconds', 'was read every five seconds'],
  ['was drawn by lot', 'was random'],
  ['The rates were found in the usual way', 'All rates were found in the usual way'],
  ['have no pattern', 'show no pattern'],
  ['are all of the same days', 'are all from the same days'],
  ['1009', '1010'],
  ['halves the rate', 'nearly halves the rate'],
  ['by day', 'by day'],
  ['its history begins with the heights of families', 'its history begins with the heights of parents'],
  ['matters little', 'matters hardly at all'],
  ['should use a lid', 'had better use a lid'],
  ['is a reminder of how much remains', 'reminds us of how much remains'],
  ['by separation', 'by separation of variables'],
];

const COMMENTS: readonly (readonly [string, string])[] = [
  ['matters more than', 'Say by how much.'],
  ['Everybody who has forgotten', 'A good beginning.'],
  ['five cups under four', 'Why five?'],
  ['Nothing', 'Are you sure?'],
  ['from warm to cold', 'A source?'],
  ['small and stirred', 'How small?'],
  ['Newton himself', 'Name the year.'],
  ['The power per area', 'Which area?'],
  ['radiation is about a third', 'Show the calculation.'],
  ['china', 'Which china?'],
  ['as in the oldest series', 'Nice.'],
  ['Errors were taken', 'By whom?'],
  ['no pattern', 'Test it.'],
  ['Deviations in the first minute', 'How large?'],
  ['What Carnot said', 'Quote him.'],
];

test('a thesis comes back with 40 changes and 15 comments, and all of them are merged', async () => {
  const text = await readFile(new URL('thesis.md', FOLDER), 'utf8');
  const loadAsset = async ({ source }: { readonly source: string }) => ({
    bytes: new Uint8Array(await readFile(new URL(source, FOLDER))),
  });
  const rasterize = async () => new Uint8Array(await readFile(RASTER));
  const conversion = { template: 'academic', csl: 'apa', loadAsset, rasterize } as const;
  const { bytes } = await convertForTest(text, { ...conversion, source: 'thesis.md' });

  const berg = { by: 'Dr. Ida Berg', date: '2026-11-20T10:00:00Z' };
  const reviewer = new Reviewer(bytes, berg);
  for (const [about, comment] of COMMENTS) reviewer.comment(about, comment, 'Dr. Ida Berg');
  const words = WORDS.filter(([old, now]) => old !== now);
  for (const [index, [old, now]] of words.entries())
    reviewer.as(index % 3 === 2 ? {} : berg).replace(old, now);
  reviewer
    .as(berg)
    .addParagraph('Nothing whatever is said', 'The price of cups was left aside, too.', 'BodyText');
  reviewer.as({}).removeParagraph('Newton himself gave no formula');
  reviewer.as(berg).addRow('earthenware', ['F', 'tin', '90', '0.049']);
  reviewer.as(berg).removeRow('with lid');
  reviewer.as(berg).addNote('Three questions guide the text', 'A fourth was dropped.');
  reviewer.as(berg).in('notes').replace('boiled too long', 'boiled for too long').in('text');
  reviewer.as({}).style('What is not asked', 'Heading3');
  reviewer.as(berg).format('has to be warmed', 'i');

  const merge = await mergeWord(text, reviewer.saved(), { conversion });
  if (!merge.success) throw new Error(merge.error);
  let wanted = text;
  const expected: readonly (readonly [string, string])[] = [
    ...words.filter(([old]) => old !== 'came a hundred years later'),
    [
      'find all that is needed elsewhere [@okakura1906, chap. 2].[^taste]\n',
      'find all that is needed elsewhere [@okakura1906, chap. 2].[^taste]\n\nThe price of cups was left aside, too.\n',
    ],
    [
      "Newton himself gave no formula, but a table [@newton1701]. Fourier's notation came a hundred years later [@carnot1824, p. 8].\n\n",
      '',
    ],
    [
      '| B   | earthenware   |       410 |           0.027 |\n',
      '| B   | earthenware   |       410 |           0.027 |\n| F | tin | 90 | 0.049 |\n',
    ],
    ['| with lid     |  30 | 0.91 |\n', ''],
    ['guide the text.', 'guide the text[^note-1].'],
    ['in @tbl:cups.\n\n# Theory', 'in @tbl:cups.\n\n[^note-1]: A fourth was dropped.\n\n# Theory'],
    ['boiled too long', 'boiled for too long'],
    ['## What is not asked', '### What is not asked'],
    ['has to be warmed', '*has to be warmed*'],
  ];
  for (const [old, now] of expected) {
    expect(wanted).toContain(old);
    wanted = wanted.replace(old, () => now);
  }
  const conflicts = merge.changes.filter(({ conflict }) => conflict);
  expect(conflicts).toEqual([]);
  const isTaken = new Set(merge.changes.filter(({ conflict }) => !conflict).map(({ id }) => id));
  expect(applyMerge(text, merge, (id) => (isTaken.has(id) ? 'take' : 'leave'))).toBe(wanted);
  expect(merge.changes).toHaveLength(40);
  expect(merge.comments.map(({ text: words }) => words).toSorted()).toEqual(
    COMMENTS.map(([, comment]) => comment).toSorted(),
  );
  // One of them was on a paragraph that is gone without a trace.
  const lost = merge.comments.filter(({ place }) => place === undefined);
  expect(lost.map(({ text: words }) => words)).toEqual(['Name the year.']);
}, 60_000);
