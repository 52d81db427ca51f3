import { describe, expect, test } from 'vitest';
import { inspect } from './inspect.js';

const NOTHING = {
  hasFootnotes: false,
  hasTables: false,
  hasCode: false,
  hasLists: false,
  hasHeadings: false,
  hasImages: false,
  hasLinks: false,
  hasEditingMarks: false,
};

describe('features', () => {
  test.each([
    ['', {}],
    ['one \\[^1] # two | three', {}],
    ['one[^1]', { hasFootnotes: true }],
    ['[^1]: one', { hasFootnotes: true }],
    ['one^[two]', { hasFootnotes: true }],
    ['| a |\n| - |\n| b |', { hasTables: true }],
    ['| a |\n| b |', {}],
    ['`one`', { hasCode: true }],
    ['<samp>one</samp>', { hasCode: true }],
    ['```\none\n```', { hasCode: true }],
    ['1. one', { hasLists: true }],
    ['> - one', { hasLists: true }],
    ['one\n===', { hasHeadings: true }],
    ['![one](two.png)', { hasImages: true }],
    ['https://example.org', { hasLinks: true }],
    ['{>>one<<}', { hasEditingMarks: true }],
    ['`{++one++}`', { hasCode: true }],
    ['```\n# one\n- two[^3]\n| a |\n| - |\n```', { hasCode: true }],
  ])('%j', (markdown, features) => expect(inspect(markdown).features).toEqual({ ...NOTHING, ...features }));
});

const TEXT = `---
title: Not counted
---

# One *two*

Three[^b] four[^A], five[^a] six^[seven].

> ## Eight
> - nine[^none]

| ten | eleven |
| --- | --- |
| a | b |
| c | d |
| e | f |
| g | h |

\`\`\`js
# no heading
\`\`\`

[^a]: Twelve.
[^a]: Again.
[^b]: Thirteen[^a].
[^c]: Fourteen.
`;

describe('a text with everything', () => {
  const inspection = inspect(TEXT);

  test('statistics count what the document has', () => {
    expect(inspection.statistics).toEqual({
      words: 26,
      characters: 182,
      footnotes: 5,
      tables: 1,
      headings: 2,
      lists: 1,
      listCount: 1,
      codeBlocks: 1,
    });
  });

  test('the outline has every heading with its line', () => {
    expect(inspection.outline).toEqual([
      { depth: 1, text: 'One two', line: 5 },
      { depth: 2, text: 'Eight', line: 9 },
    ]);
  });

  test('notes are distinguished as in the document', () => {
    expect(inspection.footnotes).toEqual([
      { label: 'b', definitionLine: 25, referenceLines: [7] },
      { label: 'A', definitionLine: 23, referenceLines: [7, 7, 25] },
      { label: '', definitionLine: 7, referenceLines: [7] },
      { label: 'none', definitionLine: undefined, referenceLines: [10] },
      { label: 'c', definitionLine: 26, referenceLines: [] },
    ]);
  });

  test('notices are in the order of the text', () => {
    const lines = inspection.notices.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(inspection.notices[0]).toMatchObject({ code: 'footnote-undefined', line: 10 });
  });
});

test('an option value that does not exist throws', () => {
  // @ts-expect-error: no such size
  expect(() => inspect('', { fontSize: 13 })).toThrow(TypeError);
});

test('every kind of line end counts once', () => {
  expect(inspect('a\r\n\r\n# b\r\r\nc []').outline).toEqual([{ depth: 1, text: 'b', line: 3 }]);
  expect(inspect('a\r\n\r\n# b\r\rc [^]').notices).toMatchObject([{ line: 5, column: 3 }]);
});

test('lists are counted as a reader would: nested lists belong to the outer one', () => {
  const { statistics } = inspect('- one\n  - two\n    1. three\n\ntext\n\n1. four\n\n> - five');
  expect(statistics).toMatchObject({ lists: 1, listCount: 3 });
});

test('pictures are listed once each, without those embedded in the text', () => {
  const markdown = [
    '![one](a%20b.png) ![again](a%20b.png)',
    '',
    'Text.[^1] ![](data:image/png;base64,AAAA) ![none]()',
    '',
    '[^1]: <img src="https://example.org/c.png">',
  ].join('\n');
  expect(inspect(markdown).images).toEqual([
    { source: 'a%20b.png', alt: 'one', line: 1 },
    { source: 'https://example.org/c.png', alt: '', line: 5 },
  ]);
});

test('of an unreferenced footnote with content to report, only the footnote is reported', () => {
  const markdown = 'One.\n\n[^a]: See [this](https://example.org)^[Two.].\n[^A]: Again.';
  const { notices, footnotes } = inspect(markdown, { linksToFootnotes: true });
  const messages = notices
    .filter(({ code }) => code === 'footnote-unreferenced')
    .map(({ message }) => message);
  expect(messages).toEqual(['Footnote [^a] is defined but never referenced']);
  expect(footnotes.map(({ label }) => label)).toEqual(['', 'a']);
});

test('a footnote has the label that is written first, and the lines of its references in order', () => {
  const { footnotes } = inspect('Two[^A] and one[^a].\n\n[^a]: one\n\n[^2]: See[^a].\n');
  expect(footnotes).toEqual([
    { label: 'A', definitionLine: 3, referenceLines: [1, 1, 5] },
    { label: '2', definitionLine: 5, referenceLines: [] },
  ]);
});

test('a picture whose name contains the beginning of an embedded one is listed', () => {
  expect(inspect('![](a-data:b.png)').images.map(({ source }) => source)).toEqual(['a-data:b.png']);
});

test('a heading is listed without the spaces beside its pictures', () => {
  expect(inspect('# ![](a.png) One').outline.map(({ text }) => text)).toEqual(['One']);
});

test('a text without lists has none', () => {
  expect(inspect('one').statistics).toMatchObject({ lists: 0, listCount: 0 });
});

test('editing marks count as accepted, whether in one block or in several', () => {
  const text =
    '# One\n\n{--two three--}{++four++} {>>five six seven<<}\n\n{--eight\n\n- nine--}\n\n{++[ten](#one)++}';
  const counted = (review: 'track' | 'accept' | 'reject') => {
    const { statistics, features } = inspect(text, { review });
    return [statistics.words, statistics.listCount, features.hasLinks, features.hasEditingMarks];
  };
  expect(counted('accept')).toEqual([3, 0, true, true]);
  expect(counted('reject')).toEqual([5, 1, false, true]);
  // In tracked changes everything is there, and counts as if it were accepted.
  expect(counted('track')).toEqual([3, 1, true, true]);
});

test('headings in footnotes, and references in them, are listed in the order of the text', () => {
  const { outline, footnotes } = inspect(
    'One.[^a]\n\n[^a]: Note.\n\n    # In it[^b]\n\n# After[^b]\n\n[^b]: Two.',
  );
  expect(outline.map(({ line }) => line)).toEqual([5, 7]);
  expect(footnotes.map(({ referenceLines }) => referenceLines)).toEqual([[1], [5, 7]]);
});
