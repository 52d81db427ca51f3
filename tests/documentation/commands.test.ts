import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCommand } from '../../cli/src/arguments';
import { OPTIONS } from '../../cli/src/options';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const FILES = [
  'README.md',
  'cli/README.md',
  ...readdirSync(new URL('../../docs', import.meta.url))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  'docs/thesis/README.md',
];

/** Each command that a page shows in a block of code, with the words after `footmark`. */
const COMMANDS = FILES.flatMap((file) =>
  [...read(file).matchAll(/^ *(?:- run: )?(?:.*\| )?(?:npx )?footmark (?<words>.+)$/gm)]
    .map(({ groups }) => groups?.words?.replace(/\s+(?:#|[<>|] ).*$/, '').trim() ?? '')
    .filter((words) => /^(?:[\w./-]+|-)(?: |$)/.test(words))
    .map((words) => [file, words] as const),
);

test('the pages show commands', () => expect(COMMANDS.length).toBeGreaterThan(30));

test.each(COMMANDS)('%s: footmark %s is a valid call', (_, words) => {
  const parts = [...words.matchAll(/"([^"]*)"|'([^']*)'|\S+/g)].map(
    ([whole, double, single]) => double ?? single ?? whole,
  );
  expect(() => parseCommand(parts)).not.toThrow();
});

test.each(FILES)('%s names only options that exist', (file) => {
  const known = new Set([...OPTIONS.map(({ name }) => name), 'mark', 'root', 'time-limit', 'memory-limit']);
  const named = [...read(file).matchAll(/`--([a-z][a-z-]*)\b[^`]*`/g)].map(([, name = '']) => name);
  const other = named.filter((name) => !known.has(name) && !OTHER_PROGRAMS.has(name));
  expect(other).toEqual([]);
});

/** Options of npm and pandoc. */
const OTHER_PROGRAMS = new Set(['omit', 'reference-doc']);
