import { expect, test } from 'vitest';
import { paragraph } from '../../../tests/composed-pages.js';
import type { ComposedParagraph } from '../model/composed.js';
import { contentOf } from './numbered-content.js';

type Number = Exclude<ComposedParagraph['headingNumber'], 'none' | undefined>;

const numbered = (own: Partial<Number>): ComposedParagraph =>
  paragraph('Title', {
    headingNumber: { printed: '1.', text: '1', list: 'sections', level: 0, first: 0, between: 'tab', ...own },
  });
const shown = (heading: ComposedParagraph): string =>
  contentOf(heading)
    .map((inline) => (inline.type === 'text' ? inline.text : inline.type === 'tab' ? '→' : inline.type))
    .join('|');

test.each<[string, Partial<Number>, string]>([
  ['a tab', {}, '1.|→|Title'],
  ['a space', { between: 'space' }, '1. |Title'],
  ['nothing', { between: 'nothing' }, '1.|Title'],
  ['a tab, also if the number is empty', { printed: '' }, '|→|Title'],
])('between the number of a heading and its text is %s', (_, own, expected) => {
  expect(shown(numbered(own))).toBe(expected);
});

test('a heading whose number shows nothing has only its text', () => {
  const empty = numbered({ printed: '', between: 'nothing' });
  expect(contentOf(empty)).toBe(empty.content);
  for (const headingNumber of [undefined, 'none'] as const) {
    const plain = paragraph('Title', headingNumber ? { headingNumber } : {});
    expect(contentOf(plain)).toBe(plain.content);
  }
});

test('a number looks as a Word template says', () => {
  const look = { bold: true } as NonNullable<NonNullable<Number['templateNumber']>['look']>;
  const given = { left: 0, firstLine: 0, look } as unknown as NonNullable<Number['templateNumber']>;
  expect(contentOf(numbered({ templateNumber: given }))[0]).toMatchObject({
    text: '1.',
    properties: { look, italic: false },
  });
  expect(contentOf(numbered({}))[0]).not.toHaveProperty('properties.look');
});
