import { readFileSync, writeFileSync } from 'node:fs';
import { FOREIGN_FORMATS } from '@footmark/engine/options';
import { expect, test } from 'vitest';

const PAGE = 'docs/getting-text-in.md';

test('the documentation says of each kind of file that is not read what the page and the command say', () => {
  const rows = FOREIGN_FORMATS.map(
    ({ name, extensions, advice }) =>
      `| ${name}: ${extensions.map((extension) => `\`${extension}\``).join(', ')} | ${withCode(advice)} |`,
  );
  const table = ['| File | What to do |', '|---|---|', ...rows].join('\n');
  if (process.env.UPDATE_GOLDENS === '1')
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(/(?<=what to do:\n\n)[\s\S]*?(?=\n\n)/, () => table),
    );
  expect(readFileSync(PAGE, 'utf8')).toContain(`\n\n${table}\n\n`);
});

/** Commands and extensions in a sentence as code. */
const withCode = (advice: string) =>
  advice.replace(/(?<=: )pandoc .*$/, '`$&`').replace(/(?<=[ (])\.[a-z]+(?=[ ),.])/g, '`$&`');
