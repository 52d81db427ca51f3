import { readFileSync } from 'node:fs';
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

describe('README.md', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

  test.each(OPTIONS)('lists --$name as --help does', (option) => {
    expect(readme).toContain(`| \`${spelling(option).replaceAll('|', '\\|')}\` |`);
  });
});
