import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { wordsOf } from '../docx/words';

/** Blocks as lines of Markdown; each takes its words from `word`, in the order of the text. */
type Block = (word: () => string) => readonly string[];

const apart = (blocks: readonly Block[], word: () => string): string[] =>
  blocks.flatMap((block, index) => (index === 0 ? block(word) : ['', ...block(word)]));

const indented = (lines: readonly string[], first: string, rest: string): string[] =>
  lines.map((line, index) => (line === '' ? '' : (index === 0 ? first : rest) + line));

const leaf = fc.constantFrom<Block>(
  (word) => [`${word()} **${word()}** ${word()}`],
  (word) => [`- ${word()}`, `- ${word()}`],
  (word) => ['```', word(), '```'],
  (word) => [
    `| ${word()} | ${word()} |`,
    '|---|---|',
    `| <ul><li>${word()}</li></ul> | ${word()}<br>${word()} |`,
  ],
  (word) => [`<p align="center">${word()} <b>${word()}</b></p>`],
  (word) => [`${word()}`, `: ${word()}`],
  (word) => [
    `<table><tr><th rowspan="2">${word()}</th><td>${word()}</td></tr><tr><td colspan="3">${word()}</td></tr></table>`,
  ],
  (word) => [`<dl><dt>${word()}<dt><h4>${word()}</h4><dd>${word()}</dl>`],
);

/** Containers for other blocks. */
const around = (blocks: fc.Arbitrary<readonly Block[]>): fc.Arbitrary<Block> =>
  fc.oneof(
    ...[
      ['<details>', '</details>'],
      ['<div align="center">', '</div>'],
      ['<blockquote>', '</blockquote>'],
      ['<ul><li>', '</li></ul>'],
      ['<dl><dd>', '</dd></dl>'],
      ['<table><tr><td>', '</td></tr></table>'],
    ].map(([open = '', close = '']) =>
      blocks.map<Block>((inner) => (word) => [open, '', ...apart(inner, word), '', close]),
    ),
    blocks.map<Block>((inner) => (word) => [
      `<details><summary>${word()}</summary>`,
      '',
      ...apart(inner, word),
      '',
      '</details>',
    ]),
    blocks.map<Block>((inner) => (word) => ['<aside>', ...apart(inner, word), '</aside>']),
    blocks.map<Block>((inner) => (word) => [word(), '', ...indented(apart(inner, word), ': ', '  ')]),
    blocks.map<Block>((inner) => (word) => indented(apart(inner, word), '- ', '  ')),
    blocks.map<Block>((inner) => (word) => apart(inner, word).map((line) => `> ${line}`)),
  );

const { block } = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    leaf,
    around(fc.array(tie('block'), { minLength: 1, maxLength: 3 })),
  ),
}));

test('in blocks within blocks, every word is there in its order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 5 }), async (blocks) => {
      let count = 0;
      const markdown = apart(blocks, () => `word${count++}x`).join('\n');
      const { bytes } = await convertForTest(markdown);
      const found = wordsOf(bytes).match(/word\d+x/g);
      expect(found, markdown).toEqual(Array.from({ length: count }, (_, index) => `word${index}x`));
    }),
    { seed: 20251121, numRuns: 300 },
  );
});
