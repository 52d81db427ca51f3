import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { Reviewer } from './reviewer';

/** A block with a word of its own, and what Word does not show of it or cannot keep in code. */
interface Kind {
  readonly markdown: string;
  readonly word: string;
  readonly marks: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  'a paragraph': {
    markdown: 'Alder grows with [bark]{.smallcaps}, `x`{.r} and [a link](https://example.org/a "T").',
    word: 'Alder',
    marks: ['[bark]{.smallcaps}', '`x`{.r}', '[a link](https://example.org/a "T")'],
  },
  'a heading': {
    markdown: '## Birch {#sec-birch .unnumbered}',
    word: 'Birch',
    marks: ['{#sec-birch .unnumbered}'],
  },
  'an underlined heading': { markdown: 'Cedar {#cedar}\n-----', word: 'Cedar', marks: ['{#cedar}'] },
  'code with options': {
    markdown: '```{r, eval=TRUE, fig.cap="Oak"}\ndogwood <- 1\n```',
    word: 'dogwood',
    marks: ['{r, eval=TRUE, fig.cap="Oak"}'],
  },
  'code with a title': {
    markdown: '```python title="elm.py" {2}\nelmtree = 1\nb = 2\n```',
    word: 'elmtree',
    marks: ['python title="elm.py" {2}'],
  },
  'an item': {
    markdown: '- Fir has [cones]{.underline}\n- Hazel',
    word: 'Fir',
    marks: ['[cones]{.underline}'],
  },
  'a quotation': { markdown: '> Ginkgo is *old*[^1]\n\n[^1]: Very.', word: 'Ginkgo', marks: ['*old*[^1]'] },
  'a callout': {
    markdown: '> [!TIP] Holly\n> Juniper is `blue`{.css}',
    word: 'Juniper',
    marks: ['`blue`{.css}'],
  },
};

// The text of a callout is alone in its cell.
const FIRST = Object.entries(KINDS).filter(([name]) => name !== 'a callout');

const pairs = FIRST.flatMap(([first, one]) =>
  Object.entries(KINDS).flatMap(([second, other]) =>
    first === second ? [] : [{ first, second, one, other }],
  ),
);

describe('a block that a reviewer joins to another', () => {
  test.each(pairs)('$first and $second: nothing that Word does not show is lost', async ({ one, other }) => {
    const source = `# Trees\n\nFirst words.\n\n${one.markdown}\n\n${other.markdown}\n\nLast words.\n`;
    const { bytes } = await convertForTest(source, { source: true });
    const returned = new Reviewer(bytes).join(one.word).saved();
    const merge = await mergeWord(source, returned);
    if (!merge.success) throw new Error(merge.error);
    expect(merge.changes.length).toBeGreaterThan(0);
    const conflicts = new Set(merge.changes.filter(({ conflict }) => conflict).map(({ id }) => id));
    const merged = applyMerge(source, merge, (id) => (conflicts.has(id) ? 'leave' : 'take'));
    for (const mark of [...one.marks, ...other.marks]) expect(merged).toContain(mark);
  });
});
