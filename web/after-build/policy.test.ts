import { expect, test } from 'vitest';
import { headerPolicies, metaPolicy } from './policy';

const HASHES = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"], styleAttributes: ["'sha256-c='"] };

test('everything is forbidden unless named, and nothing inline is allowed without its hash', () => {
  const policy = headerPolicies(HASHES).documents;
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("script-src 'self' 'sha256-a='");
  expect(policy).toContain("style-src 'self' 'sha256-b=' 'unsafe-hashes' 'sha256-c='");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
});

test('a page’s policy equals the header, except for what browsers accept only there', () => {
  expect(headerPolicies(HASHES).documents).toBe(`${metaPolicy(HASHES)}; frame-ancestors 'none'`);
});

test('hashed files have the same policy without hashes, as they hold nothing inline', () => {
  const { documents, hashedFiles } = headerPolicies(HASHES);
  expect(hashedFiles).toBe(documents.replaceAll(/ '(?:sha256-.=|unsafe-hashes)'/g, ''));
  expect(hashedFiles).not.toBe(documents);
});

test('without style attributes their hashes are not asked for', () => {
  expect(metaPolicy({ ...HASHES, styleAttributes: [] })).not.toContain('unsafe-hashes');
});
