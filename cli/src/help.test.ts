import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { helpText, spelling } from './help.js';
import { OPTIONS } from './options.js';

describe('helpText', () => {
  test.each(OPTIONS.map(spelling))('explains %s', (option) => {
    expect(helpText()).toContain(`\n  ${option}\n`);
  });

  test('names what it takes, and what it fetches', () => {
    expect(helpText()).toMatch(/INPUT is a file; a folder/);
    expect(helpText().replace(/\s+/g, ' ')).toContain(
      'Nothing is fetched from the network unless --remote-images',
    );
  });

  test('fits a terminal of 80 columns', () => {
    const longest = Math.max(
      ...helpText()
        .split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(80);
  });
});

const README = new URL('../../README.md', import.meta.url);
const TABLE = /\| option \| what it does \| default \|\n(?:\|.*\n)+/;
const IS_DEFAULT = / \(the default\)$/;

/** The options as a table in Markdown. */
function optionsTable(): string {
  const rows = OPTIONS.map((option) => {
    const { help, default: value = '' } = option;
    // A default that is a value is code; others are sentences.
    const written = /^[\w.,-]+$/.test(value) ? `\`${value}\`` : value;
    const cells = [
      `\`${spelling(option)}\``,
      help.replace(IS_DEFAULT, ''),
      IS_DEFAULT.test(help) ? 'yes' : written,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`.replace('|  |', '| |');
  });
  return `| option | what it does | default |\n|---|---|---|\n${rows.join('')}`;
}

/** `UPDATE_GOLDENS=1 npx vitest run cli/src/help.test.ts` writes it. */
test('the table of options in README.md is that of --help', () => {
  const readme = readFileSync(README, 'utf8');
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(README, readme.replace(TABLE, optionsTable));
  expect(TABLE.exec(readFileSync(README, 'utf8'))?.[0]).toBe(optionsTable());
});
