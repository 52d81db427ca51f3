import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.js';

test.each([
  [
    'Title: A report\nAuthor: Ann Lee\nDate: 5 May 2026\n\nText',
    'title: "A report"\nauthor: "Ann Lee"\ndate: "5 May 2026"',
    3,
  ],
  [
    'title:  A report:\n  of the *tide*  \nLanguage: de  \nBase Header Level: 2\n\nText',
    'title: "A report: of the *tide*"\nlang: "de"\nshift-heading-level-by: 1',
    4,
  ],
  ['\ufeffAuthor: Ann\r\nKeywords: a "b" c\r\n\r\nText', 'author: "Ann"\nkeywords: "a \\"b\\" c"', 2],
])('%j begins with a header of MultiMarkdown', (text, yaml, lines) => {
  const found = splitFrontMatter(text);
  expect(found.yaml).toBe(yaml);
  expect(found.markdown.replace(/\r/g, '')).toBe(`${'\n'.repeat(lines)}\nText`);
});

test.each([
  'Title: Only one key\n\nText',
  'To: Ann\nFrom: Bo\nDate: May\n\nA memo',
  'Title: A plan\nAuthor: Ann\nOwner: Bo\n\nAn unknown key',
  'Title: A\nAuthor: Ann\nCopyright: 2026\n\nA key that is printed nowhere',
  'Date: May\nLanguage: German\n\nNeither a title nor an author',
  'Title: A\nAuthor: Bo\nText without a blank line',
  'Title: A\nAuthor: Bo',
  'Title: A\nAuthor: Bo\n',
  'Title: A\nTitle: B\nAuthor: Bo\n\nText',
  '\nTitle: A\nAuthor: Bo\n\nText',
  '- Title: A\n- Author: Bo\n\nText',
])('%j has none', (text) => {
  expect(splitFrontMatter(text)).toEqual({ yaml: undefined, markdown: text });
});
