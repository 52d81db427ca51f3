import { expect, test } from 'vitest';
import { pictureOf } from '../../../tests/composed.js';
import type { ComposedInline } from '../model/composed.js';
import type { Note } from '../model/resolved.js';
import { joinDirections } from './between-words.js';
import { MARK_BITS, runProperties } from './runs.js';

const left = (text: string, marks = 0): ComposedInline => ({
  type: 'text',
  text,
  properties: runProperties(marks),
});
const right = (text: string): ComposedInline => left(text, MARK_BITS.rightToLeft);
const link = (...content: ComposedInline[]): ComposedInline => ({
  type: 'link',
  target: { kind: 'bookmark', bookmark: 'a' },
  tooltip: '',
  content,
});

/** The texts, with those from right to left in brackets. */
const shown = (content: readonly ComposedInline[]): string =>
  content
    .map((each) =>
      each.type === 'text'
        ? each.properties.rightToLeft
          ? `<${each.text}>`
          : each.text
        : 'content' in each
          ? shown(each.content)
          : '|',
    )
    .join('');

test.each<readonly [string, boolean, ComposedInline[], string]>([
  [
    'a space between two words',
    false,
    [left('a '), right('ב'), left(' '), right('ג'), left(' d')],
    'a <ב>< ><ג> d',
  ],
  [
    'the same in a paragraph from right to left',
    true,
    [right('א '), left('b'), right(' '), left('c')],
    '<א >b c',
  ],
  ['digits after a word', true, [left('n'), right('2'), right(' א')], 'n2< א>'],
  ['not digits before one', true, [right('א '), right('2'), left('n')], '<א ><2>n'],
  ['not digits after a word with a space', true, [left('n'), right('2 '), right('א')], 'n<2 ><א>'],
  ['a bracket that closes', true, [left('O(n'), right('2'), right(') א')], 'O(n2)< א>'],
  ['a bracket at the end', true, [right('א '), left('f(n'), right('2'), right(').')], '<א >f(n2)<.>'],
  [
    'no bracket of the other words',
    true,
    [right('(א '), left('n'), right('2'), right(') א')],
    '<(א >n2<) א>',
  ],
  ['several runs of signs', false, [right('א'), left(', '), left('“'), right('ב')], '<א><, ><“><ב>'],
  ['a space in a link', false, [right('א'), link(left(' ')), right('ב')], '<א>< ><ב>'],
  ['words in links', false, [link(right('א')), left(' '), link(right('ב'))], '<א>< ><ב>'],
  ['a bracket only once', true, [left('O(n'), right(')'), right(')'), right(' א')], 'O(n)<)>< א>'],
  [
    'brackets that close one after the other',
    true,
    [left('f(g(n'), right(')'), right('2'), right(') א')],
    'f(g(n)2)< א>',
  ],
  ['not a word between them', false, [right('א'), left(' b '), right('ג')], '<א> b <ג>'],
  ['not spaces at the ends', false, [left(' '), right('א'), left(' ')], ' <א> '],
  ['not beside a break', false, [right('א'), left(' '), { type: 'lineBreak' }, right('ב')], '<א> |<ב>'],
])('%s, in a paragraph from right to left: %s', (_, rightToLeft, content, joined) => {
  expect(shown(joinDirections(content, rightToLeft))).toBe(joined);
});

test.each<readonly [string, (content: ComposedInline[]) => ComposedInline]>([
  ['a link', (content) => link(...content)],
  ['a bookmark', (content) => ({ type: 'bookmarked', names: ['a'], content })],
  [
    'a tracked change',
    (content) => ({ type: 'revised', kind: 'insertion', includesParagraphMark: false, content }),
  ],
])('words around a space in %s are joined', (_, around) => {
  expect(shown(joinDirections([right('א'), around([left(' ')]), right('ב')], false))).toBe('<א>< ><ב>');
});

const NOTE: Note = { number: 1, bookmark: undefined, content: { kind: 'blocks', blocks: [] } };

test.each<readonly [boolean, ComposedInline]>([
  [true, { type: 'commentMark', isStart: true, comment: { text: 'c' } }],
  [true, { type: 'fieldMark' }],
  [false, { type: 'checkbox', checked: true }],
  [false, { type: 'lineBreak' }],
  [false, { type: 'pageBreak' }],
  [false, { type: 'tab' }],
  [false, { type: 'field', instruction: { kind: 'page' }, result: '1', properties: runProperties(0) }],
  [false, { type: 'noteNumber', note: NOTE, text: '1' }],
  [false, { type: 'noteReference', note: NOTE, text: '1' }],
  [false, { type: 'picture', image: pictureOf(), width: 1, height: 1, alt: '', title: '' }],
  [
    false,
    {
      type: 'equation',
      isDisplayed: false,
      source: 'x',
      math: [],
      mathml: '',
      size: { width: 1, height: 1, depth: 0 },
    },
  ],
])('words are joined (%s) across %o, which stays', (areJoined, between) => {
  const content = [right('א'), left(' '), between, right('ב')];
  expect(shown(joinDirections(content, false))).toBe(areJoined ? '<א>< >|<ב>' : '<א> |<ב>');
});

test('a paragraph of one direction stays as it is', () => {
  const content = [left('a '), link(left('b')), left(' c')];
  expect(joinDirections(content, false)).toBe(content);
});
