import { describe, expect, test } from 'vitest';
import { paragraph } from '../../../tests/composed-pages.js';
import type { ComposedParagraph } from '../model/composed.js';
import { type ParagraphBox, type Part, PLAIN, separatorBox } from './boxes.js';
import { headingFor } from './headings.js';
import type { PageRecord } from './numbered-pages.js';

const partOf = (own: Partial<ComposedParagraph>, from = 0): Part => {
  const column = { x: 0, width: 5000, isCell: false };
  const box: ParagraphBox = {
    type: 'paragraph',
    paragraph: paragraph('', own),
    column,
    format: PLAIN,
    lines: [],
  };
  return { box, from, to: from + 1, top: 0 };
};
const heading = (text: string, level: 1 | 2 = 1, printed?: string): Partial<ComposedParagraph> => ({
  style: `Heading${level}`,
  heading: { type: 'heading', depth: level, children: [{ type: 'text', value: text }], line: 1 },
  ...(printed === undefined
    ? {}
    : {
        headingNumber: {
          printed,
          text: printed,
          list: 'sections',
          level: level - 1,
          first: 0,
          between: 'tab',
        },
      }),
});
const LINE: Part = { box: separatorBox(100), from: 0, to: 1, top: 0 };

/** A page of one column for each list of parts. */
const pageOf = (...columns: readonly (readonly Part[])[]): PageRecord => ({
  section: 0,
  kind: 'usual',
  columns: columns.map((parts, column) => ({
    section: 0,
    column,
    band: { top: 0, taken: 0, isContinued: false },
    height: 0,
    foot: 0,
    repeated: [],
    parts,
    notes: [],
    continuesNote: false,
  })),
});

describe('the heading in the header of a page', () => {
  const pages = [
    pageOf([LINE, partOf({})]),
    pageOf([partOf({}), partOf(heading('B'))], [partOf(heading('C'))]),
    pageOf([LINE]),
    pageOf([partOf(heading('C'), 1), partOf(heading('d', 2))]),
    pageOf([partOf(heading('E')), partOf(heading('F'))]),
  ];

  test.each([
    ['the first after it, where there is none before', 1, 'B'],
    ['the first on it', 2, 'B'],
    ['the last before it', 3, 'C'],
    ['the last before it, if that goes on at its top', 4, 'C'],
    ['the first on it, on a later page', 5, 'E'],
  ])('is %s', (_, number, expected) => {
    expect(headingFor(pages, number, { level: 1 })).toBe(expected);
  });

  test('is one of its level', () => {
    expect(pages.map((_, index) => headingFor(pages, index + 1, { level: 2 }))).toEqual(Array(5).fill('d'));
    expect(headingFor(pages, 2, { level: 3 })).toBe('');
    expect(headingFor([pageOf([partOf({ style: 'Heading1' })])], 1, { level: 1 })).toBe('');
  });
});

test.each<[string, Partial<ComposedParagraph>, string]>([
  ['without the full stops at its end', heading('a', 1, '2.1..'), '2.1'],
  ['as it is printed', heading('a', 1, 'Chapter 3'), 'Chapter 3'],
  ['0, if the heading has none', heading('a'), '0'],
  ['0, if the heading has none although its style has', { ...heading('a'), headingNumber: 'none' }, '0'],
])('the number of a heading in the header of a page is %s', (_, own, expected) => {
  expect(headingFor([pageOf([partOf(own)])], 1, { level: 1, isNumber: true })).toBe(expected);
});
