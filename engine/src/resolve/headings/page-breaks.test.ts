import { expect, test } from 'vitest';
import type { ConversionOptions } from '../../api/options.js';
import { settingsOf } from '../../api/settings.js';
import type { Block } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../../parse/index.js';
import { resolve } from '../index.js';
import { withoutEmptyEnds } from './page-breaks.js';

const TITLE_PAGE = { titlePage: true } as const;
const CONTENTS = { includeTableOfContents: true } as const;
const ENDNOTES = { footnotePosition: 'document' } as const;

test.each<[string, string, ConversionOptions, string]>([
  ['at the beginning', '\\newpage\n\na', {}, 'paragraph'],
  ['after a title page', '# T\n\n\\newpage\n\n## a', TITLE_PAGE, 'heading'],
  [
    'after contents on a page of their own',
    '# T\n\n\\newpage\n\n## a',
    { ...TITLE_PAGE, ...CONTENTS },
    'heading',
  ],
  ['several', '# T\n\n\\newpage\n\n<!-- pagebreak -->\n\n## a', TITLE_PAGE, 'heading'],
  ['after contents above the text', '\\newpage\n\n# a', CONTENTS, 'pageBreak heading'],
  ['in the middle', 'a\n\n\\newpage\n\nb', {}, 'paragraph pageBreak paragraph'],
  ['at the end', 'a\n\n\\newpage', {}, 'paragraph'],
  ['before endnotes', 'a^[b]\n\n\\newpage', ENDNOTES, 'paragraph pageBreak'],
  ['and nothing else', '\\newpage', {}, ''],
  ['before a rule that ends the text', 'a\n\n\\newpage\n\n---', {}, 'paragraph'],
])('a page break %s', (_, markdown, options, expected) => {
  const ignore = (): void => undefined;
  const { blocks } = resolve(parse(markdown, NO_METADATA, ignore), settingsOf(options), ignore);
  expect(blocks.map(({ type }) => type).join(' ')).toBe(expected);
});

const BREAK: Block = { type: 'pageBreak', line: 1 };
const RULE: Block = { type: 'thematicBreak', line: 1 };
const TEXT: Block = { type: 'paragraph', children: [], line: 1 };

test.each([
  { beginsPage: true, endsDocument: true },
  { beginsPage: true, endsDocument: false },
  { beginsPage: false, endsDocument: true },
])('nothing is left of page breaks alone where %j', (surroundings) => {
  expect(withoutEmptyEnds([BREAK, BREAK], surroundings)).toEqual([]);
});

test('page breaks between other text stay, and so do blocks that need no change', () => {
  const blocks = [RULE, BREAK, TEXT];
  expect(withoutEmptyEnds(blocks, { beginsPage: true, endsDocument: true })).toBe(blocks);
  expect(withoutEmptyEnds(blocks, { beginsPage: true, endsDocument: false })).toBe(blocks);
  expect(withoutEmptyEnds([BREAK], { beginsPage: false, endsDocument: false })).toEqual([BREAK]);
});

test('a rule that ends the text is left out, unless it is the whole text', () => {
  const surroundings = { beginsPage: true, endsDocument: false };
  expect(withoutEmptyEnds([RULE, TEXT, RULE, RULE], surroundings)).toEqual([RULE, TEXT]);
  expect(withoutEmptyEnds([TEXT, RULE], surroundings)).toEqual([TEXT]);
  expect(withoutEmptyEnds([RULE], surroundings)).toEqual([RULE]);
});

test('a page break that changes the orientation stays at the beginning, with the text in its direction', () => {
  const landscape: Block = { type: 'pageBreak', orientation: 'landscape', line: 1 };
  const surroundings = { beginsPage: true, endsDocument: true };
  expect(withoutEmptyEnds([BREAK, landscape, TEXT, BREAK], surroundings)).toEqual([landscape, TEXT]);
});
