import { expect, test } from 'vitest';
import type { UnreferencedSeparator } from '../../api/options.js';
import type { Inline } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { runsOf } from '../../model/nodes/children.js';
import { parse } from '../../parse/index.js';
import { gatheredContent } from './gathered-notes.js';

/** What notes become together: the texts of one paragraph, with a slash for a line break, or the texts of blocks. */
function gathered(markdown: string, separator: UnreferencedSeparator = 'bullet'): unknown {
  const { definitions } = parse(markdown, NO_METADATA, () => {});
  const content = gatheredContent([...definitions.values()], separator);
  const shown = (inlines: readonly Inline[]): string =>
    inlines.map((inline) => (inline.type === 'text' ? inline.value : '/')).join('');
  if (content.kind === 'inlines') return shown(content.inlines);
  return content.kind === 'blocks' && content.blocks.map((block) => runsOf(block).map(shown).join());
}

const TWO = '[^1]: a\n\n[^2]: b';

test.each<[UnreferencedSeparator, string]>([
  ['bullet', 'a • b'],
  ['semicolon', 'a; b'],
  ['newline', 'a/b'],
])('notes of one paragraph each are one paragraph, parted by a %s', (separator, expected) => {
  expect(gathered(TWO, separator)).toBe(expected);
});

test.each([
  ['several paragraphs', `${TWO}\n\n    c`, ['a', 'b', 'c']],
  ['other blocks', `${TWO}\n\n[^3]: # c`, ['a', 'b', 'c']],
  ['no content', `[^1]:\n\n[^2]: b`, ['b']],
])('notes of which one has %s follow each other as blocks', (_, markdown, expected) => {
  expect(gathered(markdown)).toEqual(expected);
});
