import { readWord } from '@footmark/engine/read';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../../engine/src/model/document.js';
import { EMPTY_DOCUMENT } from '../../engine/src/model/empty-document.js';
import { convertForTest } from '../conversion';
import { hasPandoc } from '../reading/pandoc';
import { note, wordBlocks } from './models';
import { outlineOf, outlineOfTree } from './outline';
import { readForTest } from './read-for-test';
import { lost } from './shown-document';
import { modelFor, pandocTrees, shownByMarked, shownInModel, written } from './written-dialects';

/** `FUZZ_SEED` and `FUZZ_RUNS` select other documents, and more. */
const documents = fc
  .sample(wordBlocks, {
    seed: Number(process.env.FUZZ_SEED ?? 1),
    numRuns: Number(process.env.FUZZ_RUNS ?? 40),
  })
  .map((blocks): Document => ({ ...EMPTY_DOCUMENT, blocks, definitions: new Map([['1', note]]) }));

describe('random documents', () => {
  test.runIf(hasPandoc)('have the same structure where pandoc reads them in its dialect', () => {
    const trees = pandocTrees(documents);
    expect(trees.map(outlineOfTree)).toEqual(documents.map((document) => outlineOf(document)));
  });

  test('show the same words and things where they are read in GitHub’s', () => {
    for (const document of documents) {
      const markdown = written(document, 'github');
      const [model, shown] = [shownInModel(document), shownByMarked(markdown)];
      expect(lost(model.words, shown.words), markdown).toEqual([]);
      expect(shown.counts, markdown).toEqual(model.counts);
    }
  });
});

test('a list that begins an alert is a list on GitHub, whatever its first number', async () => {
  const { bytes } = await convertForTest('> [!NOTE]\n>\n> 3. three\n> 4. four\n\n> [!TIP]\n> - a');
  const read = await readForTest(bytes, { dialect: 'github' });
  expect(read.markdown).toBe('> [!NOTE]\n>\n> 3. three\n> 4. four\n\n> [!TIP]\n> - a\n');
});

test.runIf(hasPandoc)(
  'the caption of a table that ends a list in a callout is one for pandoc, too',
  async () => {
    const { bytes } = await convertForTest(
      '> [!NOTE]\n>\n> 1. one\n>\n> 2. two\n>\n>    | a | b |\n>    |---|---|\n>    | 1 | 2 |\n>\n>    : Caption',
    );
    const [tree] = pandocTrees([await modelFor('pandoc', bytes)]);
    expect(outlineOfTree(tree ?? []).filter((line) => /table|Caption/.test(line))).toEqual([
      '      table Caption',
    ]);
  },
);

const PAPER = `---
title: On tea
author: Jo Brown
date: May 2026
---

# Method {.unnumbered}

Figure @fig:cup and equation @eq:heat, under[lined]{.smallcaps} ==marked== H~2~O[^a] \\newpage

![A cup](cup.png){#fig:cup}

$$
Q = mc
$$ {#eq:heat}

| a | b |
|---|---|
| 1 | 2 |

: Values {#tbl:values}

> [!TIP] Warm the pot
> First.

a. one
b. two

See [Method](#method) and @tbl:values.

[^a]: A note.
`;

async function readIn(dialect: 'github' | 'pandoc'): Promise<{ markdown: string; notices: string[] }> {
  const { bytes } = await convertForTest(PAPER);
  const read = await readForTest(bytes, { dialect });
  return { markdown: read.markdown, notices: read.notices.map(({ message }) => message) };
}

test('a paper in GitHub’s dialect', async () => {
  const { markdown, notices } = await readIn('github');
  expect(markdown).toMatchInlineSnapshot(`
    "# On tea

    Jo Brown · May 2026

    ## Method

    Figure [Figure 1](#fig:cup) and equation [Equation 1](#eq:heat), underlined <mark>marked</mark> H<sub>2</sub>O[^1] \\newpage

    <a id="fig:cup"></a>![](missing-picture/cup.png)

    Figure 1: A cup

    <a id="eq:heat"></a>

    \`\`\`math
    Q=mc
    \\tag{1}
    \`\`\`

    <a id="tbl:values"></a>Table 1: Values

    | a | b |
    | --- | --- |
    | 1 | 2 |

    > [!TIP]
    > **Warm the pot**
    >
    > First.

    <ol type="a">
    <li>one</li>
    <li>two</li>
    </ol>

    See [Method](#method) and [Table 1](#tbl:values).

    [^1]: A note.
    "
  `);
  expect(notices).toMatchInlineSnapshot(`
    [
      "A picture ("cup.png") is not in the file",
      "GitHub’s Markdown has nothing for small capitals",
    ]
  `);
});

test('a paper in pandoc’s dialect', async () => {
  const { markdown, notices } = await readIn('pandoc');
  expect(markdown).toMatchInlineSnapshot(`
    "---
    title: On tea
    author: Jo Brown
    date: May 2026
    ---

    # Method {#method}

    Figure [Figure 1](#fig:cup) and equation [Equation 1](#eq:heat), under[lined]{.smallcaps} [marked]{.mark} H~2~O[^1] \\\\newpage

    ![Figure 1: A cup](missing-picture/cup.png){#fig:cup}

    []{#eq:heat}$$Q=mc$$ (1)

    | a | b |
    | --- | --- |
    | 1 | 2 |

    : []{#tbl:values}Table 1: Values

    ::: {.tip}
    ::: {.title}
    Warm the pot
    :::

    First.
    :::

    a. one
    b. two

    See [Method](#method) and [Table 1](#tbl:values).

    [^1]: A note.
    "
  `);
  expect(notices).toMatchInlineSnapshot(`
    [
      "A picture ("cup.png") is not in the file",
    ]
  `);
});

test('an unknown dialect is refused', async () => {
  const { bytes } = await convertForTest('Text');
  await expect(readWord(bytes, { dialect: 'mmd' as 'github' })).rejects.toThrow(
    'Cannot use the option dialect, expected "footmark", "github" or "pandoc"',
  );
});
