import type { StateInline } from 'markdown-it';
import { expect, test } from 'vitest';
import { EXAMPLES, randomText } from '../../../../tests/syntax-texts.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../index.js';
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

test('markdown-it’s own rules are tried where they find something', () => {
  const text =
    'a\\* `b` ~~c~~ *d* _e_ [f](g) ![h](i) <https://j.k> <b>l</b> &amp; https://m.n\no http://p.q/*r* s';
  const found = JSON.stringify(parse(text, NO_METADATA, () => undefined).blocks);
  for (const type of ['inlineCode', 'delete', 'emphasis', 'link', 'image'])
    expect(found).toContain(`"type":"${type}"`);
  expect(found).toContain('a* ');
  expect(found).toContain('& ');
});
