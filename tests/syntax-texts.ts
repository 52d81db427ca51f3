import { randomFrom } from '../bench/random.mjs';
import { ROWS } from '../engine/src/parse/syntax/table';

/** A limit is an example of thousands of characters. */
const MAX_LENGTH = 400;

/** The examples of all rows of the table of syntax, except those of limits. */
export const EXAMPLES: readonly string[] = Array.from(
  new Set(ROWS.flatMap(({ examples }) => examples).filter(({ length }) => length <= MAX_LENGTH)),
);

/** What CommonMark and tables add to the examples, with signs, words and line breaks to put between them. */
const BETWEEN: readonly string[] = [
  ...'^|!?%=:\\$<>{}@+~[]()*_`#-&.,;"\' \t',
  ...['\n', '\n', '\n\n', '\n\n', '\n    ', '\n  ', ' ', ' ', 'word', 'a', 'B', '12'],
  ...['https://a.org', 'a@b.de', 'www.a.org', '- a', '1. a', '> a', '# heading', '---', '~~~', '[a](b)'],
  ...['```js\ncode\n```', '| a | b |\n|---|---|\n| c | d |', '<b>', '&amp;', '**a**', '![a](b)'],
];

/** A text composed of examples, of lines and of other parts of them, and of what stands between. */
export function randomText(seed: number): string {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const part = (): string => {
    const kind = random();
    if (kind < 0.4) return oneOf(BETWEEN);
    const example = oneOf(EXAMPLES);
    if (kind < 0.6) return example;
    if (kind < 0.85) return oneOf(example.split('\n'));
    const start = below(example.length);
    return example.slice(start, start + 1 + below(12));
  };
  return Array.from({ length: 3 + below(20) }, part).join('');
}
