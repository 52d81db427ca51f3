import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE } from '../../web/app/site';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('there is one place to report problems of security, for the project and the site', () => {
  const addresses = [...read('SECURITY.md').matchAll(/<(https:[^>]+)>/g)].map(([, address]) => address);
  expect(addresses).toEqual([SITE.securityUrl]);
  expect(read('web/app/content/contact.ts')).toMatch(/\(\$\{SITE\.securityUrl\}\)/);
  expect(read('web/app/content/contact.ts').match(/security/gi)).toHaveLength(2);
});

test('the files that SECURITY.md names are there', () => {
  const paths = [...read('SECURITY.md').matchAll(/`((?:cli|tests)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths.filter((each) => each.endsWith('.ts'))) expect(read(path)).not.toBe('');
});
