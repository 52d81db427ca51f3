import { NOTICE_CODES } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { convertForTest } from './conversion';
import { fixtures } from './golden/fixture';

describe('notices', async () => {
  const found = new Map<
    string,
    { readonly fixture: string; readonly line: number; readonly lines: number }[]
  >();
  for (const { name, markdown, options } of fixtures()) {
    const { notices } = await convertForTest(markdown, options, `fixtures/${name}`);
    for (const { code, line } of notices)
      found.set(code, [
        ...(found.get(code) ?? []),
        { fixture: name, line, lines: markdown.split('\n').length },
      ]);
  }

  test.each(NOTICE_CODES)('a fixture shows %s, at a line of its text', (code) => {
    const places = found.get(code) ?? [];
    expect(places).not.toHaveLength(0);
    for (const { fixture, line, lines } of places) {
      expect(line, fixture).toBeGreaterThanOrEqual(1);
      expect(line, fixture).toBeLessThanOrEqual(lines);
    }
  });

  test('no notice has a code that is not in the list', () => {
    expect([...found.keys()].filter((code) => !NOTICE_CODES.some((known) => known === code))).toEqual([]);
  });
});
