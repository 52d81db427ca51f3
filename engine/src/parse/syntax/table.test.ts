import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, EXAMPLES_OF_ROWS, randomText } from '../../../../tests/syntax-texts.js';
import { conventionsOf, evidenceIn } from '../conventions.js';
import { decideDialect } from '../dialect/decide.js';
import { NeededRows } from './needed-rows.js';
import { markdownIt, useRulesFor } from './parser.js';
import { BLOCKS, INLINES, STEPS_OF_BLOCKS, STEPS_OF_TEXT } from './table.js';

/** What makes every rule needed. */
const ALL = EXAMPLES.join('\n\n');

/** What is read in a text, as a text itself. */
function read(markdown: string): string {
  const env = {
    readsCitations: true,
    ...conventionsOf([evidenceIn(markdown)], {}, decideDialect(markdown, {})?.dialect),
  };
  const tokens = markdownIt().parse(markdown, env);
  return JSON.stringify({ tokens, env }, (key, value) => {
    // It only says that a rule would go on reading if there were more text.
    if (key === 'awaited') return undefined;
    return value instanceof Set ? [...value] : value;
  });
}

function namesOf(list: readonly (string | { readonly name: string })[]): readonly string[] {
  return list.map((entry) => (typeof entry === 'string' ? entry : entry.name));
}

test('the parser tries the rules in the order of the table', () => {
  const { block, inline, core } = markdownIt();
  const inParser = (rules: readonly { readonly name: string }[]) => rules.map(({ name }) => name);
  expect(inParser(block.ruler.__rules__)).toEqual(namesOf(BLOCKS));
  expect(inParser(inline.ruler.__rules__)).toEqual(namesOf(INLINES));
  expect(inParser(core.ruler.__rules__)).toEqual(namesOf([...STEPS_OF_BLOCKS, ...STEPS_OF_TEXT]));
});

test('each row has an example', () => {
  const without = EXAMPLES_OF_ROWS.filter(([, examples]) => examples.length === 0);
  expect(without.map(([{ name }]) => name)).toEqual([]);
});

test.each(
  EXAMPLES_OF_ROWS.flatMap(([{ dialect, name, kind }, examples]) =>
    examples.map((example) => [dialect, name, example, kind] as const),
  ),
)('%s, %s: %j is read differently without the row', (_, name, example, kind) => {
  const { ruler } = markdownIt()[kind];
  useRulesFor(example);
  const withRow = read(example);
  ruler.disable(name);
  const withoutRow = read(example);
  ruler.enable(name);
  expect(withoutRow).not.toBe(withRow);
});

describe('a text is read without the rules that it does not need as with all of them', () => {
  function expectSame(markdown: string): void {
    useRulesFor(markdown);
    const found = read(markdown);
    useRulesFor(ALL);
    expect(found, JSON.stringify(markdown)).toBe(read(markdown));
  }

  test.each(EXAMPLES)('%j', (example) => {
    for (const text of [
      example,
      `a\n\n${example}`,
      `a ${example} b`,
      `- ${example}`,
      `> ${example}`,
      `| a |\n|---|\n| ${example} |`,
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
  const needed = new NeededRows().of('# A heading\n\nText[^1] with *marks*.\n\n[^1]: A note.\n');
  expect(needed.length).toBeGreaterThan(40);
  expect(needed.replaceAll('0', '').length).toBeLessThan(10);
});
