import { expect, test } from 'vitest';
import { paragraph } from '../../../tests/composed-pages.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';
import { type ParagraphBox, type Part, PLAIN, separatorBox } from './boxes.js';
import { firstLineNumbers } from './line-numbers.js';
import { numberedIn } from './numbered-in.js';
import type { PageRecord } from './numbered-pages.js';

const boxOf = (own: Parameters<typeof paragraph>[1] = {}): ParagraphBox => ({
  type: 'paragraph',
  paragraph: paragraph('', own),
  column: { x: 0, width: 5000, isCell: false },
  format: PLAIN,
  lines: [],
});
const lines = (from: number, to: number, style: ParagraphStyleId = 'BodyText'): Part => ({
  box: boxOf({ style }),
  from,
  to,
  top: 0,
});
const pageOf = (...columns: readonly (readonly Part[])[]): PageRecord =>
  ({ columns: columns.map((parts) => ({ parts })) }) as unknown as PageRecord;

test('the lines of the text are counted through all columns and pages, or on each page', () => {
  const rule: Part = { box: separatorBox(10), from: 0, to: 1, top: 0 };
  const pages = [
    pageOf([lines(0, 1, 'Title'), lines(0, 3)], [rule, lines(0, 4)]),
    pageOf([lines(4, 9)]),
    pageOf([lines(9, 11), lines(0, 1)]),
    pageOf([]),
  ];
  expect(firstLineNumbers(pages, 'continuous')).toEqual([1, 8, 13, 16]);
  expect(firstLineNumbers(pages, 'page')).toEqual([1, 1, 1, 1]);
});

test('an item in a row is counted on the page where it begins', () => {
  const item = (sequence: number) =>
    boxOf({ numbering: { sequence, format: 'decimal.', start: 1, level: 0, isOfStyle: false } });
  const [begun, continued] = [item(1), item(2)];
  const cells = [
    { parts: [{ box: continued, from: 2, to: 3, top: 0 }] },
    { parts: [{ box: begun, from: 0, to: 1, top: 0 }] },
  ];
  const row = { ...separatorBox(10), type: 'row', cells } as unknown as Parameters<typeof numberedIn>[0];
  expect(numberedIn(row)).toEqual([begun.paragraph]);
  expect(numberedIn(separatorBox(10))).toEqual([]);
});
