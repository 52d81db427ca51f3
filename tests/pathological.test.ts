import { describe, expect, test } from 'vitest';
import { convertForTest } from './conversion';

const N = 20_000;
const repeat = (text: string, times = N): string => text.repeat(times);
const count = (times: number, text: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => text(index)).join('');

/** Texts that made Markdown converters run for minutes, overflow their stack or write files that nothing opens. */
const TEXTS: readonly (readonly [name: string, markdown: string])[] = [
  ['nested quotations', `${repeat('> ')}a`],
  ['nested bullet lists', count(400, (depth) => `${'  '.repeat(depth)}- a\n`)],
  ['nested brackets', `${repeat('[')}a${repeat(']')}`],
  ['nested emphasis', `${repeat('*a ')}b${repeat(' a*')}`],
  ['nested strong emphasis', `${repeat('**a ')}b${repeat(' a**')}`],
  ['delimiters that never close', repeat('*a _b ~~c ')],
  ['openers of links that never close', repeat('[a](')],
  ['openers of pictures that never close', repeat('![a](')],
  ['openers of notes that never close', repeat('[^')],
  ['back-ticks of growing length', count(1000, (length) => `a${'`'.repeat(length)}`)],
  ['HTML tags that never close', repeat('<div><b>', 5000)],
  ['HTML blocks within each other', `${repeat('<div>', 5000)}a${repeat('</div>', 5000)}`],
  ['HTML openers without an end', repeat('<!-- <? <![CDATA[ ')],
  ['entities without an end', repeat('&#x&a')],
  ['angle brackets', repeat('<')],
  ['a table of many columns', `${repeat('|a', 500)}|\n${repeat('|-', 500)}|\n${repeat('|b', 500)}|`],
  ['a table of many rows', `|a|b|\n|-|-|\n${repeat('|c|d|\n', 5000)}`],
  ['a table whose rows are short', `${repeat('|a', 300)}|\n${repeat('|-', 300)}|\n${repeat('|b|\n', 300)}`],
  ['one very long word', repeat('a', 1_000_000)],
  ['one very long line of code', `\`\`\`\n${repeat('a b ', 200_000)}\n\`\`\``],
  ['many headings of one name', repeat('# a\n', 3000)],
  ['many definitions that refer to each other', count(3000, (index) => `[^${index}]: see [^${index + 1}]\n`)],
  ['notes that refer to themselves', `a[^1]\n\n[^1]: ${repeat('[^1]', 3000)}`],
  ['many references to one note', `${repeat('a[^1] ', 5000)}\n\n[^1]: b`],
  ['many references without a definition', count(3000, (index) => `a[^x${index}] `)],
  ['many definitions of one link', `[a]\n\n${repeat('[a]: /b\n', 5000)}`],
  ['escapes', repeat('\\')],
  ['line ends of every kind', repeat('a\r\nb\rc\n\u2028\u2029', 2000)],
  ['null characters and lone surrogates', repeat('\0\uD800a\uDC00', 2000)],
];

describe('pathological texts', () => {
  test.each(TEXTS)('%s', { timeout: 30_000 }, async (_, markdown) => {
    const { bytes } = await convertForTest(markdown);
    expect(bytes.length).toBeGreaterThan(0);
  });
});
