import type { Notice } from '@footmark/engine';
import { expect, test } from 'vitest';
import { afterInspection, countFindings, findingsOfConversion, NO_FINDINGS } from './findings';

function noticeAt(line: number): Notice {
  return { code: 'footnote-undefined', severity: 'warning', message: `Line ${line}`, line };
}

const FOUND = { notices: [noticeAt(2), noticeAt(5)], noticeCount: 2 };

function inspected(markdown: string, notices: readonly Notice[]) {
  const statistics = {
    words: 1,
    characters: 1,
    footnotes: 0,
    tables: 0,
    headings: 0,
    lists: 0,
    listCount: 0,
    codeBlocks: 0,
  } as const;
  const features = {
    hasFootnotes: false,
    hasEditingMarks: false,
    hasTables: false,
    hasCode: false,
    hasLists: false,
    hasHeadings: false,
    hasImages: false,
    hasLinks: false,
  };
  const noticeCount = notices.length + 7;
  const pictures = { listed: [], count: 0, missing: 0, unused: [] };
  return {
    markdown,
    pictures: [],
    report: { statistics, features, notices, noticeCount, repairs: [], pictures, tookMs: 1 },
  };
}

test('what a conversion found stays until the text is another', () => {
  const converted = findingsOfConversion('text', FOUND);
  expect(afterInspection(converted, inspected('text', []))).toBe(converted);
  expect(afterInspection(converted, inspected('other', [noticeAt(1)])).notices).toEqual([noticeAt(1)]);
});

test('only the first of many findings are shown, but all are counted', () => {
  expect(afterInspection(NO_FINDINGS, inspected('text', [noticeAt(1)])).count).toBe(8);
});

test('findings are counted in words', () => {
  expect([countFindings(1), countFindings(1200)]).toEqual([
    '1 finding in your text',
    '1,200 findings in your text',
  ]);
});

test('another inspection of the same text replaces the one before it', () => {
  const before = afterInspection(NO_FINDINGS, inspected('text', [noticeAt(1)]));
  expect(afterInspection(before, inspected('text', [noticeAt(3)])).notices).toEqual([noticeAt(3)]);
});
