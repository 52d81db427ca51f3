import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertForTest } from './conversion';
import { readWithMammoth } from './reading/mammoth';

const word = fc.constantFrom(
  'tea',
  'Über',
  '漢字',
  'שלום',
  '👩‍👩‍👧',
  'a<b',
  '&amp;',
  '|',
  '*',
  '_',
  '`',
  '[',
  ']',
  '\\',
  '$5',
);
const inline = fc.oneof(
  word,
  fc.tuple(fc.constantFrom('*', '**', '~~', '`', '***'), word).map(([mark, text]) => mark + text + mark),
  word.map((text) => `[${text}](https://example.org/${encodeURIComponent(text)} "${text}")`),
  fc.constantFrom(
    '[^1]',
    '[^two]',
    '[^gone]',
    '[3]',
    '<br>',
    '<kbd>k</kbd>',
    '<b>',
    '![alt](gone.png)',
    '  \n',
  ),
);
const line = fc.array(inline, { minLength: 1, maxLength: 6 }).map((inlines) => inlines.join(' '));
const { block } = fc.letrec<{ block: string; container: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line,
    fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([depth, text]) => `${'#'.repeat(depth)} ${text}`),
    fc
      .array(line, { minLength: 1, maxLength: 4 })
      .map((cells) => `| ${cells.join(' | ')} |\n| - | - |\n| ${cells.join(' | ')} |`),
    line.map((text) => `\`\`\`js\n${text}\n\`\`\``),
    line.map((text) => `<div>${text}</div>`),
    fc.constantFrom('---', '[^1]: one', '[^two]: two\n\n    more', '[3]: three', ''),
    tie('container'),
  ),
  container: fc
    .tuple(
      fc.constantFrom('> ', '- ', '7. ', '1) ', '- [x] ', '[^two]: '),
      fc.array(tie('block'), { maxLength: 3 }),
    )
    .map(
      ([marker, blocks]) =>
        marker + blocks.join('\n\n').replaceAll('\n', `\n${marker === '> ' ? marker : '    '}`),
    ),
}));
const markdown = fc.array(block, { maxLength: 8 }).map((blocks) => blocks.join('\n\n'));

test('whatever the text, there is a document, and a foreign reader opens it', async () => {
  await fc.assert(
    fc.asyncProperty(markdown, async (text) => {
      const { bytes } = await convertForTest(text);
      expect(await readWithMammoth(bytes)).toBeTypeOf('string');
    }),
    { seed: 20250815, numRuns: 300 },
  );
});
