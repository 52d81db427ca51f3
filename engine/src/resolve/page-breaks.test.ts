import { expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { resolve } from './index.js';

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
])('a page break %s', (_, markdown, options, expected) => {
  const ignore = (): void => undefined;
  const { blocks } = resolve(parse(markdown, NO_METADATA, ignore), settingsOf(options), ignore);
  expect(blocks.map(({ type }) => type).join(' ')).toBe(expected);
});
