import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '../bench/random.mjs';
import { MAX_NESTING } from '../engine/src/parse/rules/block/bounded-nesting';
import { ROWS } from '../engine/src/parse/syntax/table';
import { CONTAINERS } from './containers/containers';

const ROW_WITH_EXAMPLES =
  /\/\*\*((?:(?!\*\/)[\s\S])*?@example\n(?:(?!\*\/)[\s\S])*?)\s*\*\/\nexport const (\w+)/g;

/** The examples of the rows in the files of a folder, from their doc comments. */
export async function examplesIn(folder: URL): Promise<ReadonlyMap<unknown, readonly string[]>> {
  const examples = new Map<unknown, readonly string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.ts$/.test(name)) continue;
    const path = fileURLToPath(new URL(name, folder));
    const found = Array.from(readFileSync(path, 'utf8').matchAll(ROW_WITH_EXAMPLES));
    if (found.length === 0) continue;
    const module: Readonly<Record<string, unknown>> = await import(path);
    for (const [, comment = '', identifier = ''] of found)
      examples.set(module[identifier], examplesOf(comment));
  }
  return examples;
}

function examplesOf(comment: string): readonly string[] {
  const text = comment.replace(/\n \* ?/g, '\n');
  return text
    .split(/\n@example\n/)
    .slice(1)
    .map((example) => example.trimEnd());
}

/** What is too long for a comment: texts beyond the limits that two rows set. */
const BEYOND_LIMITS: Readonly<Record<string, string>> = {
  bounded_nesting: `${'>'.repeat(MAX_NESTING + 1)} deep`,
  lazy_lines: `${'> ---\ntext\n'.repeat(300)}> quote\nlazy`,
};

const IN_COMMENTS = await examplesIn(new URL('../engine/src/parse/rules/', import.meta.url));

/** The examples of each row of the table of syntax. */
export const EXAMPLES_OF_ROWS: readonly (readonly [
  row: (typeof ROWS)[number],
  examples: readonly string[],
])[] = ROWS.map((row) => {
  const beyond = BEYOND_LIMITS[row.name];
  return [row, beyond === undefined ? (IN_COMMENTS.get(row) ?? []) : [beyond]];
});

/** The examples of all rows, except those of limits. */
export const EXAMPLES: readonly string[] = Array.from(
  new Set(EXAMPLES_OF_ROWS.flatMap(([{ name }, examples]) => (name in BEYOND_LIMITS ? [] : examples))),
);

/** What CommonMark and tables add to the examples, with signs, words and line breaks to put between them. */
const BETWEEN: readonly string[] = [
  ...'^|!?%=:\\$<>{}@+~[]()*_`#-&.,;"\' \t',
  ...['\n', '\n', '\n\n', '\n\n', '\n    ', '\n  ', ' ', ' ', 'word', 'a', 'B', '12'],
  ...['https://a.org', 'a@b.de', 'www.a.org', '- a', '1. a', '> a', '# heading', '---', '~~~', '[a](b)'],
  ...['```js\ncode\n```', '| a | b |\n|---|---|\n| c | d |', '<b>', '&amp;', '**a**', '![a](b)'],
];

/** A text composed of examples, of lines and of other parts of them, and of what stands between. */
export function randomText(seed: number, examples = EXAMPLES): string {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const part = (): string => {
    const kind = random();
    if (kind < 0.4) return oneOf(BETWEEN);
    const example = oneOf(examples);
    if (kind < 0.6) return example;
    if (kind < 0.85) return oneOf(example.split('\n'));
    const start = below(example.length);
    return example.slice(start, start + 1 + below(12));
  };
  return Array.from({ length: 3 + below(20) }, part).join('');
}

const CONTAINING = Object.values(CONTAINERS);
const MAX_DEPTH = 3;

/**
 * A text of whole examples by a grammar: blocks one below the other, also in containers in containers, and sometimes one whose
 * end is missing, or joined with the next one.
 */
export function grammarText(random: () => number, examples = EXAMPLES, depth = 0): string {
  const below = (limit: number): number => Math.floor(random() * limit);
  const block = (): string => {
    const kind = random();
    if (kind < 0.25 && depth < MAX_DEPTH) {
      const contain = CONTAINING[below(CONTAINING.length)];
      if (contain) return contain(grammarText(random, examples, depth + 1));
    }
    if (kind < 0.4) return BETWEEN[below(BETWEEN.length)] ?? '';
    const example = examples[below(examples.length)] ?? '';
    if (kind > 0.9) return example.split('\n').slice(0, -1).join('\n');
    return kind > 0.8 ? `Text with ${example} in it.` : example;
  };
  const blocks = Array.from({ length: 1 + below(depth === 0 ? 8 : 3) }, block);
  return blocks.reduce((text, each) => text + (random() < 0.85 ? '\n\n' : '\n') + each);
}
