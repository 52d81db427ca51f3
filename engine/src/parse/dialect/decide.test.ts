import { describe, expect, test } from 'vitest';
import { OPTION_CHOICES } from '../../api/option-rows.js';
import type { TextDialect } from '../../api/text-dialect.js';
import { decideDialect } from './decide.js';

/** Texts that plainly are of one dialect, by one sign each. */
const TEXTS: readonly (readonly [dialect: TextDialect, text: string])[] = [
  ['pandoc', '---\nbibliography: a.bib\n---\n\nText'],
  ['pandoc', '::: {.aside}\na\n:::'],
  ['pandoc', '# Preface {-}'],
  ['pandoc', '% Title\n% Author\n\nText'],
  ['pandoc', '+---+\n| a |\n+===+\n| b |\n+---+'],
  ['quarto', '::: {.callout-note}\na\n:::'],
  ['quarto', '![A](a.png){#fig-a}'],
  ['quarto', '```{python}\nx\n```'],
  ['rmarkdown', '```{r, echo=FALSE}\nx\n```'],
  ['rmarkdown', 'See \\@ref(fig:a).'],
  ['rmarkdown', '---\noutput:\n  word_document: default\n---\n\nText'],
  ['myst', '```{note}\na\n```'],
  ['myst', '(here)=\n\n# A'],
  ['mdx', "import Tabs from '@theme/Tabs';\n\n# A"],
  ['mdx', 'Text {/* seen by nobody */}'],
  ['gitbook', '{% hint style="info" %}\na\n{% endhint %}'],
  ['gitbook', '![](../.gitbook/assets/a.png)'],
  ['gitbook', '## Setup <a href="#setup" id="setup"></a>'],
  ['hackmd', '###### tags: `notes`'],
  ['hackmd', ':::spoiler More\na\n:::'],
  ['hackmd', '> Text [name=Ann]'],
  ['obsidian', '![[picture.png]]'],
  ['obsidian', 'See [[One]], [[Two]] and [[Three|3]].'],
  ['azure', '::: mermaid\ngraph TD;\n:::'],
  ['azure', '![](/.attachments/a.png)'],
  ['prompt', '<instructions>\na\n</instructions>\n<example>\nb\n</example>'],
];

test.each(TEXTS)('%s is decided by %j, with the line of the sign', (dialect, text) => {
  const decided = decideDialect(`${text}\n`, {});
  expect(decided?.dialect).toBe(dialect);
  for (const { line, count } of decided?.evidence ?? []) {
    expect(text.split('\n')[line - 1]).toBeDefined();
    expect(count).toBeGreaterThan(0);
  }
});

describe('nothing is decided', () => {
  test.each([
    'Plain *text* with a [link](a.md), `code` and a footnote[^1].\n\n[^1]: Note.',
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n\n~~old~~',
    'One [[wiki link]] alone.',
    '<details>\n<summary>More</summary>\n\ntext\n\n</details>',
    ':::info\nDocusaurus has these, too.\n:::',
    'A component <Note>with text</Note>.',
    '{{% tab title="Hugo" %}}\n\\\\(x^2\\\\)\n{{% /tab %}}',
    'Indices such as [[:digit:]], [[1]](a) and [[_x_]].',
    // A draw.
    '::: {.aside}\na\n:::\n\n![[a.png]]',
  ])('by %j', (text) => expect(decideDialect(text, {})).toBeUndefined());

  test.each(TEXTS.filter(([, text]) => !/^(?:---|%|```)/.test(text)))(
    'by the signs of %s in code: %j',
    (_, text) => {
      expect(decideDialect(`Text\n\n\`\`\`\`\n${text}\n\`\`\`\`\n`, {})).toBeUndefined();
      const indented = text.replaceAll(/^/gm, '    ');
      expect(decideDialect(`Text\n\n${indented}\n`, {})).toBeUndefined();
    },
  );

  test('by code without fences further down, or by the script of a page', () => {
    const code = "import a from 'a';";
    expect(decideDialect(`${'line\n'.repeat(50)}\n${code}\n`, {})).toBeUndefined();
    expect(decideDialect(`<script setup>\n${code}\n</script>\n`, {})).toBeUndefined();
  });
});

test('signs of a dialect count in any part of a long text, and on the right line', () => {
  const above = 'A line of text.\n\n'.repeat(5000);
  const decided = decideDialect(`${above}![[a.png]]\n${above}`, {});
  expect(decided).toMatchObject({ dialect: 'obsidian', evidence: [{ sign: '![[a.png]]', line: 10001 }] });
});

test('the caller decides, then the name of the file, then the text', () => {
  const text = '![[a.png]]';
  expect(decideDialect(text, {})?.dialect).toBe('obsidian');
  expect(decideDialect(text, { name: 'a.qmd' })).toEqual({
    dialect: 'quarto',
    isChosen: false,
    evidence: [{ sign: '.qmd', line: 1, count: 1 }],
  });
  expect(decideDialect(text, { name: 'a.md' })?.dialect).toBe('obsidian');
  for (const dialect of OPTION_CHOICES.dialect)
    if (dialect !== 'auto')
      expect(decideDialect(text, { name: 'a.qmd', chosen: dialect })).toEqual({
        dialect,
        isChosen: true,
        evidence: [],
      });
  expect(decideDialect('text', { citesSources: true })?.dialect).toBe('pandoc');
});
