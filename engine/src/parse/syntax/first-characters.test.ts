import { tests as COMMONMARK } from 'commonmark-spec';
import createMarkdownIt, { type MarkdownIt, type StateInline } from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, randomText } from '../../../../tests/syntax-texts.js';
import { byFirstCharacter } from './first-characters.js';
import { markdownIt, useRulesFor } from './parser.js';
import { INLINES } from './table.js';

test('a row finds nothing at other characters than those at which it is tried', () => {
  useRulesFor(EXAMPLES.join('\n\n'));
  const md = markdownIt();
  const env = { readsCitations: true };
  for (const text of [...EXAMPLES, ...Array.from({ length: 100 }, (_, seed) => randomText(seed + 1))])
    for (const row of INLINES) {
      if (typeof row === 'string' || row.firstCharacters === undefined) continue;
      const found = Array.from({ length: text.length }, (_, pos) => pos).filter((pos) => {
        const state: StateInline = new md.inline.State(text, md, env, []);
        state.pos = pos;
        return row.read(state, true) && !row.firstCharacters?.includes(text.charAt(pos));
      });
      expect(
        found.map((pos) => text.slice(pos, pos + 10)),
        row.name,
      ).toEqual([]);
    }
});

describe('markdown-it’s own rules find the same as if they were tried everywhere', () => {
  const options = { html: true, linkify: true };
  const own = createMarkdownIt(options);
  const byCharacter = createMarkdownIt(options);
  byFirstCharacter(byCharacter, { key: '', has: () => true }, {}, {});
  const read = (md: MarkdownIt, text: string) => JSON.stringify(md.parse(text, {}));

  test('in the examples of CommonMark', () => {
    expect(COMMONMARK.length).toBeGreaterThan(600);
    for (const { markdown } of COMMONMARK) expect(read(byCharacter, markdown)).toBe(read(own, markdown));
  });

  test('in texts composed at random', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const text = randomText(seed);
      expect(read(byCharacter, text), JSON.stringify(text)).toBe(read(own, text));
    }
  });
});
