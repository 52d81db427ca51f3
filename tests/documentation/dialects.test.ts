import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLES_OF_ROWS } from '../syntax-texts';

const PAGE = new URL('../../docs/from-other-tools.md', import.meta.url);
const HEADER = '| dialect | for example |\n|---|---|\n';
const TABLE = /\| dialect \| for example \|\n(?:\|.*\n)+/;

/** What the rows of the table of syntax add to CommonMark, by dialect: the line of an example that shows the syntax. */
function dialects(): string {
  const lines = new Map<string, Set<string>>();
  for (const [{ dialect, needs }, [example = '']] of EXAMPLES_OF_ROWS) {
    if (dialect === 'any' || dialect === 'CommonMark') continue;
    const signs = typeof needs === 'function' ? [] : (needs ?? []);
    const all = example.split('\n');
    const line = all.find((each) => signs.some((sign) => each.includes(sign))) ?? all[0] ?? '';
    lines.set(dialect, (lines.get(dialect) ?? new Set()).add(inCode(line)));
  }
  const rows = [...lines].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return HEADER + rows.map(([dialect, all]) => `| ${dialect} | ${[...all].join(', ')} |\n`).join('');
}

/** A text as code in a cell. */
function inCode(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return fence + space + text.trim().replaceAll('|', '\\|') + space + fence;
}

/** `UPDATE_GOLDENS=1 npx vitest run tests/documentation/dialects.test.ts` writes it. */
test('the table of dialects in the documentation is that of the rows of syntax', () => {
  const page = readFileSync(PAGE, 'utf8');
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(PAGE, page.replace(TABLE, dialects));
  expect(TABLE.exec(readFileSync(PAGE, 'utf8'))?.[0]).toBe(dialects());
});
