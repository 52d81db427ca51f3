import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONS } from '../../cli/src/options';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The rows of docs/options.md: an option's names in the converter, on the command line and in the library. */
const ROWS = read('docs/options.md')
  .split('\n')
  .filter((line) => /^\| (?!Converter|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The fields of the converter that set an option. */
const LABELS = [
  ...readdirSync(new URL('../../web/app/converter/options', import.meta.url))
    .filter((file) => /Panel\.tsx$|^OtherPages\.tsx$/.test(file))
    .map((file) => `options/${file}`),
  'workspace/StyleChoice.tsx',
]
  .flatMap((file) => [...read(`web/app/converter/${file}`).matchAll(/\blabel="(?<label>[^"]+)"/g)])
  .map(({ groups }) => groups?.label ?? '');

/** Fields that belong to another one, which is in the list. */
const PARTS = /^(?:Header|Footer) of /;

test.each([...new Set(LABELS)].filter((label) => !PARTS.test(label)))(
  'the list of options has "%s"',
  (label) => {
    expect(ROWS.flatMap(([, converter = '']) => converter.split(', '))).toContain(label);
  },
);

/** An option that is on has a second one that turns it off. */
const NAMES = OPTIONS.map(({ name }) => name).filter((name) => !name.startsWith('no-'));

test.each(NAMES)('a page lists --%s', (name) => {
  expect(read('docs/options.md') + read('docs/command-line.md')).toMatch(
    new RegExp(`^\\|.*--${name}\\b`, 'm'),
  );
});
