import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proseOf } from './prose.js';

/** Code in a line as a pattern: as many backticks at its end as at its beginning, one or two, and no more. */
const CODE = /(?<!`)(`{1,2})(?!`)[^\n]{0,500}?[^`\n]\1(?!`)/g;

test('code in lines is left out', () => {
  expect(proseOf('a `b` c ``d ` e`` f')).toBe('a `` c ```` f');
  expect(proseOf('a `b c')).toBe('a `b c');
  expect(proseOf(`\`${'a'.repeat(501)}\` \`${'a'.repeat(502)}\``)).toBe(`\`\` \`${'a'.repeat(502)}\``);
});

test('what a pattern finds in lines is left out, and nothing else', () => {
  const pieces = fc.array(fc.constantFrom('`', '`', '``', '```', 'a', ' b ', '\n'), { maxLength: 40 });
  fc.assert(
    fc.property(pieces, (parts) => {
      // No line is fenced or indented.
      const text = `x${parts.join('').replaceAll('\n', '\nx')}`;
      expect(proseOf(text)).toBe(text.replace(CODE, '$1$1'));
    }),
    { numRuns: 2000 },
  );
});
