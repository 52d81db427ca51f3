import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUPPORTED_BROWSERS } from '../../web/supported-browsers';

test.each(['README.md', 'docs/supported-browsers.md'])(
  '%s names the browsers that the site is built for',
  (file) => {
    const { chrome, firefox, safari } = SUPPORTED_BROWSERS;
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, or Safari ${safari}`);
  },
);
