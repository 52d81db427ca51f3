import fc from 'fast-check';
import { CONTAINERS } from '../containers/containers';

const NAMES = ['a', 'b', 'c', 'd'] as const;
const PREFIXES = ['fig', 'tbl', 'eq', 'lst', 'thm', 'sec'] as const;

const words = fc.constantFrom(
  'Words',
  '*Slanted* words',
  '**Bold** `code`',
  'A note^[Below.]',
  'Two  \nlines',
  '$x^2$ of it',
  '[Link](https://example.org)',
  '~~Gone~~ <u>under</u>',
);
const name = fc.constantFrom(...NAMES);
const named =
  (kind: string) =>
  (each: string): string =>
    `{#${kind}:${each}}`;

const heading = fc
  .tuple(
    fc.constantFrom('#', '#', '##', '###'),
    words,
    name,
    fc.constantFrom('', '', ' .unnumbered', ' .appendix'),
  )
  .map(([marks, text, own, kind]) => `${marks} ${text.replace(/ {2}\n/, '\\ ')} {#sec:${own}${kind}}`);
const numbered = fc.oneof(
  fc
    .tuple(words, name)
    .map(([text, own]) => `![${text.replace(/\^\[Below.\]|\n|\[Link\].*/g, '')}](a.png)${named('fig')(own)}`),
  fc
    .tuple(words, name)
    .map(([text, own]) => `| a |\n|---|\n| 1 |\n\n: ${text.replace(/ {2}\n/, ' ')} ${named('tbl')(own)}`),
  name.map((own) => `$$x = y$$ ${named('eq')(own)}`),
  fc.tuple(words, name).map(([text, own]) => `::: {.theorem #thm:${own} title="T"}\n${text}\n:::`),
  name.map((own) => `\`\`\`{#lst:${own} caption="Code"}\nx\n\`\`\``),
);
const reference = fc
  .tuple(fc.constantFrom(...PREFIXES), name, fc.constantFrom('@', '**@', '*@', '- @', '# See @'))
  .map(([kind, own, opened]) => {
    const around = /^\*+/.exec(opened)?.[0] ?? '';
    return `${opened}${kind}:${own}${around} shows it.`;
  });
const block = fc.oneof(heading, numbered, numbered, reference, words);

/** Texts with numbered things, references to them and lists of them, in and out of containers. */
export const referringTexts = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: block },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...Object.values(CONTAINERS)), block)
          .map(([contained, inside]) => contained(inside)),
      },
    ),
    { minLength: 2, maxLength: 10 },
  )
  .map((blocks) => `${blocks.join('\n\n')}\n\n[LOF]\n\n[LOT]\n\n[^n]: Note with @fig:a.`);
