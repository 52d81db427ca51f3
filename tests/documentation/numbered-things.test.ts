import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';

/** Two things of a kind, of which only the first has a name, and how many of them are numbered. */
const PAIRS = [
  ['Figure', '![One](a.png){#fig:a}\n\n![Two](b.png "Two")', 2],
  ['Table', '| a |\n|---|\n| 1 |\n\nTable: One {#tbl:a}\n\n| a |\n|---|\n| 1 |\n\nTable: Two', 2],
  ['Listing', '```{#lst:a .js caption="One"}\na\n```\n\n```{.js caption="Two"}\nb\n```', 2],
  ['Note', '::: {#nte-a .callout-note}\nOne\n:::\n\n::: {.callout-note}\nTwo\n:::', 1],
  ['Equation', '$$a = b$$ {#eq:a}\n\n$$c = d$$', 1],
] as const;

test.each(PAIRS)(
  '%s: as docs/numbered-things.md says, a name for one numbers',
  async (label, markdown, count) => {
    const { bytes } = await convertForTest(markdown, { loadAsset: async () => undefined });
    const parts = unzipSync(bytes, { filter: ({ name }) => name === 'word/document.xml' });
    const text = Object.values(parts)
      .map((part) => strFromU8(part))
      .join('');
    expect(text.match(new RegExp(`SEQ ${label}\\b`, 'g'))).toHaveLength(count);
  },
);
