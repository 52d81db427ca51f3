import { expect, test } from 'vitest';
import { headerPolicy, metaPolicy } from './policy';

const HASHES = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"], styleAttributes: ["'sha256-c='"] };

test('everything is forbidden unless named, and nothing inline is allowed without its hash', () => {
  const policy = headerPolicy(HASHES);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("script-src 'self' 'sha256-a='");
  expect(policy).toContain("style-src 'self' 'sha256-b=' 'unsafe-hashes' 'sha256-c='");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
});

test('a page’s policy equals the header, except for what browsers accept only there', () => {
  expect(headerPolicy(HASHES)).toBe(`${metaPolicy(HASHES)}; frame-ancestors 'none'`);
});

test('without style attributes their hashes are not asked for', () => {
  expect(metaPolicy({ ...HASHES, styleAttributes: [] })).not.toContain('unsafe-hashes');
});
