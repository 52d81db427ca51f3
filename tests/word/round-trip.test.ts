import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { type Fixture, fixtures } from '../golden/fixture';
import { hasPandoc } from '../reading/pandoc';
import { DIFFERENT, UNLIKE_IN_PANDOC } from './known-differences';
import { outlineOf, outlineOfTree } from './outline';
import { readForTest } from './read-for-test';
import { lost, type Texts, textsOf } from './shown-document';
import { modelFor, pandocTrees, shownByMarked, shownInModel, written } from './written-dialects';

const all = fixtures();

const made = new Map<string, Promise<Uint8Array>>();

/** The document of a fixture, which several tests read. */
function documentOf({ name, markdown, options }: Fixture): Promise<Uint8Array> {
  const known = made.get(name) ?? convertForTest(markdown, options).then(({ bytes }) => bytes);
  made.set(name, known);
  return known;
}

/** Converts a fixture, reads the document, and converts what was read in the same way. */
async function roundTrip({
  name,
  markdown,
  options,
}: Fixture): Promise<{ readonly first: Texts; readonly second: Texts; readonly markdown: string }> {
  const bytes = await documentOf({ name, markdown, options });
  const read = await readForTest(bytes, { changes: 'track' });
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
    expect(lost(first.words, second.words), markdown).toEqual([]);
    // A fixture that no longer differs must be removed from the list.
    expect(first.xml === second.xml, markdown).toBe(!(name in DIFFERENT));
  });
});

test.each([
  ['a tight list with a formula', '- one\n  $$\n  y=2\n  $$\n  more\n- two\n'],
  ['a paragraph of line breaks', 'one\n\n<br>\n\n> two\n>\n> <br>\n>\n> three\n'],
  [
    'a statement in italics',
    '::: {.lemma #lem-a name="Zorn"}\n\nOne:\n\n- two\n- three\n\n$$\nx\n$$\n\nFour.\n\n:::\n\nBy @lem-a.\n',
  ],
  ['a definition', '::: {.definition}\n\nOne.\n\n:::\n\nTwo.\n'],
  [
    'a definition of several paragraphs, and another below it',
    '::: {.definition}\n\nOne.\n\nTwo.\n\n:::\n\n::: {.definition}\n\nFour.\n\nFive.\n\n:::\n\nSix.\n',
  ],
  [
    'two theorems of several paragraphs',
    '::: {.theorem}\n\nOne.\n\nTwo.\n\n:::\n\n::: {.theorem}\n\nThree.\n\nFour.\n\n:::\n\nFive.\n',
  ],
  ['an exercise with a name', '::: {.exercise #exr-a}\n\nOne.\n\n:::\n\nSee @exr-a.\n'],
  ['a proof', '::: {.proof}\n\nOne.\n\n1. two\n2. three\n\n:::\n\nFour.\n'],
  ['words in italics and in bold like labels', '*Proof.* One.\n\n**Remark 1.** Two. □\n'],
])('%s comes back as it was', async (_, markdown) => {
  const { bytes } = await convertForTest(markdown, {});
  expect(await readForTest(bytes, { changes: 'track' })).toMatchObject({ markdown });
});

test('the list of differences names fixtures, each with its reason', () => {
  const known = Object.entries(DIFFERENT);
  expect(
    known.filter(([name, reason]) => !all.some((fixture) => fixture.name === name) || reason.length < 10),
  ).toEqual([]);
});

describe('in other dialects', () => {
  test.runIf(hasPandoc)('pandoc reads the same structure', async () => {
    const models = await Promise.all(
      all.map(async (fixture) => modelFor('pandoc', await documentOf(fixture))),
    );
    const trees = pandocTrees(models);
    const different = all.flatMap(({ name }, index) => {
      const [model, tree] = [models[index], trees[index]];
      if (!model || !tree) return name;
      return outlineOf(model).join('\n') === outlineOfTree(tree).join('\n') ? [] : name;
    });
    expect(different).toEqual(Object.keys(UNLIKE_IN_PANDOC));
  });

  test.each(all)('$name has all its words and things for GitHub', async (fixture) => {
    const model = await modelFor('github', await documentOf(fixture));
    const markdown = written(model, 'github');
    const [wanted, shown] = [shownInModel(model), shownByMarked(markdown)];
    expect(lost(wanted.words, shown.words), markdown).toEqual([]);
    expect(shown.counts, markdown).toEqual(wanted.counts);
  });
});
