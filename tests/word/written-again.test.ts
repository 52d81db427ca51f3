import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { PIXEL } from '../pixel';
import { readForTest } from './read-for-test';

/** The Markdown of a document that was made of Markdown. */
async function back(markdown: string): Promise<string> {
  const { bytes } = await convertForTest(markdown, { loadAsset: async () => PIXEL });
  const read = await readForTest(bytes);
  return read.markdown.trim();
}

describe('comes back from Word as it was written', () => {
  test.each([
    ['headings as items', '- ## One\n  - a\n- ## Two\n  - b\n    - # Three\n      - c\n- ## Four'],
    ['headings as numbered items', '1. # One\n   1. a\n2. # Two'],
    [
      'a numbered heading after a list',
      '---\nnumber-sections: true\n---\n\n# One\n\n- a\n- b\n\n## Two\n\nText.\n\n> Quote.\n\n# Three',
    ],
    [
      'names with hyphens',
      '![A cup](image1.png){#fig-cup}\n\n| a |\n| --- |\n| 1 |\n\n: Prices {#tbl-the-prices}\n\nSee @fig-cup and @tbl-the-prices.',
    ],
    ['a formula whose name says nothing', '$$\nx=1\n$$ {#the_first}\n\nSee \\eqref{the_first}.'],
    [
      'code that draws a figure',
      '```{#fig-plot .r caption="A plot"}\nplot(x)\n```\n\n```{#tbl-sums .r caption="Sums"}\nsum(x)\n```\n\nSee @fig-plot and @tbl-sums.',
    ],
    ['references to headings', 'See [](#method) and [](#größe).\n\n# Method\n\n# Größe'],
    [
      'references to numbered headings',
      '---\nnumber-sections: true\n---\n\nSee [](#method) and \\ref{method}.\n\n# Method',
    ],
    [
      'items after something that is not a paragraph',
      '- a\n  - b\n\n    > [!TIP]\n    > x\n\n  - c\n\n    | t |\n    | --- |\n    | 1 |\n\n    after',
    ],
    ['a quote that continues after a table', '> | t |\n> | --- |\n> | 1 |\n>\n> after'],
    ['bold text with a formula', 'Of **the $n$-sphere and $x$ or** $y$ and **b** $z$ **c**.'],
    ['entries of an index with signs of LaTeX', 'A\\index{_config.yml} word.\n\n\\printindex'],
    [
      'a note that refers to another and says more',
      'A[^1] and b[^2].\n\n[^1]: First.\n\n[^2]: Second, see [^1] there.',
    ],
    ['an appendix where headings have no numbers', '# Text\n\n# Tables {.appendix}\n\n## Prices'],
  ])('%s', async (_, markdown) => {
    expect(await back(markdown)).toBe(markdown);
  });
});

test('a formula keeps a letter as its number', async () => {
  expect(await back('$$x \\tag{A}$$')).toBe('$$\nx \\tag{A}\n$$');
});

test('a formula with a number that nothing refers to keeps a number that Word counts', async () => {
  expect(await back('$$x$$ {#eq:one}\n\n```{math}\n:label: two\n\ny\n```')).toBe(
    '$$\nx\n$$ {#eq:one}\n\n$$\ny\n$$ {#eq:1}',
  );
});

describe('formulas', () => {
  test.each([
    'x^*',
    'p(x|y)',
    'A\\backslash B',
    '\\text{a\\textbackslash{}b\\textasciicircum{}c}',
    'a~b',
    'a^{\\mathrm{T}}',
    '\\int f(x)\\mathrm{d}x',
    'q\\,\\ln p',
    '\\min_w f(w)',
    '\\operatorname{VDM}_p (a)',
    '\\left( \\sum_{i=1}^n x_i \\right)',
    '\\begin{array}{lr} a & b \\end{array}',
    '\\left[ \\begin{array}{lr} a & b \\end{array} \\right]',
    '\\begin{pmatrix} a & b \\end{pmatrix}',
    '\\begin{cases} a & b \\end{cases}',
  ])('%s', async (latex) => {
    expect(await back(`$${latex}$`)).toBe(`$${latex}$`);
  });
});

test('a repeated note that says "See footnote 1" is the note again, in any language', async () => {
  const footnoteOptions = { duplicateHandling: 'see-note' } as const;
  const read = async (language: string): Promise<string> => {
    const { bytes } = await convertForTest('A[^1] b[^1]\n\n[^1]: x', { footnoteOptions, language });
    return (await readForTest(bytes)).markdown;
  };
  for (const language of ['en', 'de', 'hu', 'ja', 'ar'])
    expect(await read(language)).toContain('A[^1] b[^1]');
});
