import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markdownIt, useRulesFor } from './markdown-it.js';

/** What makes every rule needed. */
const ALL =
  '^ | !!! %% ===  ::: :::{ )= }` +++ {# \\begin{ $$ {{< *[ < #+ x::y \\] $ % { @ = + ~ [[ ![[ \\ \n: definition\n:LOGBOOK:\n';

/** Pieces of Markdown with the signs that rules begin with, alone and in what they belong to. */
const PIECES = [
  ...'^|!?%=:\\$<>{}@+~[]()*_`#-&.,;"\' \t'.split('').map((sign) => `${sign}`),
  ...[
    '\n',
    '\n',
    '\n\n',
    '\n\n',
    '\n    ',
    '\n  ',
    ' ',
    ' ',
    'word',
    'a',
    'B',
    '12',
    'https://a.org',
    'a@b.de',
    'www.a.org',
  ],
  ...[
    '!!! note\n    text',
    '??? tip "T"\n    text',
    '=== "Tab"\n\n    text',
    '::: {.note}\n',
    ':::\n',
    ':::{tip} T\n',
    '```{math}\n',
    '(name)=',
    '{ref}`name`',
    '%%',
    '%%\n',
  ],
  ...[
    '\\begin{table}',
    '\\end{table}',
    '\\begin{align}x\\end{align}',
    '\\newpage',
    '\\newcommand{\\R}{R}',
    '\\textbf{a}',
  ],
  ...[
    '\\ref{fig:a}',
    '\\index{a}',
    '\\(x\\)',
    '\\[x = 1\\]',
    '$x$',
    '$$x$$',
    '$$\nx\n$$',
    '{{< pagebreak >}}',
    '{#fig:a}',
  ],
  ...[
    '*[HTML]: text',
    '<aside>',
    '</aside>',
    '<div id="fig:a">',
    '</div>',
    '<svg></svg>',
    '<b>',
    '<C:x>',
    '<!-- a -->',
  ],
  ...[
    '#+BEGIN_NOTE',
    '#+END_NOTE',
    'term\n: definition',
    '\n: more',
    'Table: caption',
    '[caption]',
    '| a | b |\n|---|---|\n| c | d |',
  ],
  ...[
    'id:: 12345678-1234-1234-1234-123456789012',
    ':LOGBOOK:\n:END:',
    '((12345678-1234-1234-1234-123456789012))',
    '{{embed [[a]]}}',
  ],
  ...[
    '[[page]]',
    '![[a.png]]',
    '[a]{.mark}',
    '![a](b){width=1}',
    '==a==',
    '++a++',
    'H~2~O',
    'x^2^',
    '~~~',
    '{++a++}',
    '{>>a<<}',
  ],
  ...[
    '[@key]',
    '[@fig:a]',
    '@fig:a',
    '(@)',
    '(@a)',
    '[^1]',
    '[^1]: note',
    '^[note]',
    'text ^a1b2c3',
    '[TOC]',
    '{:toc}',
    '- a',
    '1. a',
    '> a',
  ],
  ...[
    'a) b',
    'b) c',
    '# heading {#a}',
    '```js\ncode\n```',
    '---',
    '+---+---+\n| a | b |\n+---+---+',
    '--- ---',
  ],
];

function randomText(seed: number): string {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const text: string[] = [];
  for (let count = 3 + next() * 20; count > 0; count--)
    text.push(PIECES[Math.floor(next() * PIECES.length)] ?? '');
  return text.join('');
}

function tokensOf(markdown: string, rulesFor: string): string {
  useRulesFor(rulesFor);
  return JSON.stringify(markdownIt().parse(markdown, { readsCitations: true }));
}

/** Whether a text is read without the rules that it does not need as it is with all of them. */
function expectSame(markdown: string): void {
  expect(tokensOf(markdown, markdown), JSON.stringify(markdown)).toBe(tokensOf(markdown, ALL));
}

describe('a text is read as with all rules', () => {
  test.each(PIECES)('%j', (piece) => {
    for (const text of [
      piece,
      `a\n\n${piece}`,
      `a ${piece} b`,
      `- ${piece}`,
      `> ${piece}`,
      `| a |\n|---|\n| ${piece} |`,
    ])
      expectSame(text);
  });

  test('in texts composed at random', () => {
    for (let seed = 1; seed <= 600; seed++) expectSame(randomText(seed));
  });

  test('in the documentation and in the fixtures', () => {
    const root = new URL('../../../../', import.meta.url);
    for (const folder of ['docs/', 'docs/thesis/', 'tests/fixtures/'])
      for (const name of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }))
        if (name.endsWith('.md')) expectSame(readFileSync(new URL(folder + name, root), 'utf8'));
  });
});

test('a plain text is read with the rules of CommonMark, tables and notes', () => {
  const { block, inline } = markdownIt();
  useRulesFor(ALL);
  const all = block.ruler.getRules('').length + inline.ruler.getRules('').length;
  useRulesFor('# A heading\n\nText[^1] with *marks*.\n\n[^1]: A note.\n');
  expect(block.ruler.getRules('').length + inline.ruler.getRules('').length).toBeLessThan(all / 2 + 10);
});
