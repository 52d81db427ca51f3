import { describe, expect, test } from 'vitest';
import { inDialect, rewritten } from './rewritten.js';

/** A construct in Markdown, and how it is written in our dialect and in others: as it is, where nothing else is given. */
interface Written {
  readonly markdown: string;
  readonly footmark?: string;
  readonly github?: string;
  readonly pandoc?: string;
}

/** Tests how constructs are written in each dialect, and that ours, when it is read and written once more, stays the same. */
export function describeWritten(what: string, constructs: readonly Written[]): void {
  describe(what, () => {
    test.each(constructs)('$markdown', ({ markdown, footmark = markdown }) => {
      expect(rewritten(markdown)).toBe(footmark);
      expect(rewritten(footmark)).toBe(footmark);
    });
  });
  describe(`${what} in GitHub’s dialect`, () => {
    test.each(constructs)('$markdown', ({ markdown, github = markdown }) => {
      expect(inDialect('github', markdown).markdown).toBe(github);
    });
  });
  describe(`${what} in pandoc’s dialect`, () => {
    test.each(constructs)('$markdown', ({ markdown, pandoc = markdown }) => {
      expect(inDialect('pandoc', markdown).markdown).toBe(pandoc);
    });
  });
}
