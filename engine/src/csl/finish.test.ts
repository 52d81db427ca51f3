import { describe, expect, test } from 'vitest';
import { finished, type Token } from './finish.js';
import { localeOf } from './locale.js';
import { concat, type Output, span } from './output.js';
import { readXml } from './xml.js';

const TERMS = `<terms><term name="open-quote">“</term><term name="close-quote">”</term>
  <term name="open-inner-quote">‘</term><term name="close-inner-quote">’</term></terms>`;

function locale(isInQuote: boolean, terms = TERMS) {
  const style = readXml(
    `<style><locale><style-options punctuation-in-quote="${isInQuote}"/>${terms}</locale></style>`,
  );
  if (!style) throw new Error('Cannot read the locale of a test');
  return localeOf('en', new Map(), style);
}

const INSIDE = locale(true);
const OUTSIDE = locale(false);

const textOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => (token.kind === 'text' ? token.text : '')).join('');
const text = (...outputs: readonly Output[]): string => textOf(finished(concat(outputs), OUTSIDE));
const american = (...outputs: readonly Output[]): string => textOf(finished(concat(outputs), INSIDE));
const quoted = (...children: readonly Output[]): Output => span(concat(children), { isQuoted: true });
const italic = (...children: readonly Output[]): Output =>
  span(concat(children), { format: { fontStyle: 'italic' } });

describe('of two marks that meet, one or both stay', () => {
  test.each([
    ['a.', '.', 'a.'],
    ['a:', ':', 'a:'],
    ['a:', '.', 'a:'],
    ['a;', '.', 'a;'],
    ['a!', '.', 'a!'],
    ['a?', '.', 'a?'],
    ['a…', '.', 'a…'],
    ['a;', ';', 'a;'],
    ['a;', ':', 'a;'],
    ['a!', '!', 'a!'],
    ['a?', '?', 'a?'],
    ['a,', ',', 'a,'],
    ['a:', '!', 'a!'],
    ['a;', '!', 'a!'],
    ['a:', '?', 'a?'],
    ['a;', '?', 'a?'],
    ['a!', ':', 'a!'],
    ['a?', ':', 'a?'],
    ['a,', '.', 'a,.'],
    ['a.', ':', 'a.:'],
    ['a.', ',', 'a.,'],
    ['a?', '!', 'a?!'],
  ])('%s and %s', (one, other, expected) => {
    expect(text(italic(one), `${other} b`)).toBe(`${expected} b`);
  });
});

test('of two spaces, one stays, and of a comma and a space before a comma, one comma', () => {
  expect(text(italic('a '), ' b')).toBe('a b');
  expect(text(italic('a, '), ', b')).toBe('a, b');
  expect(text(italic('a,'), italic(' '), ', b')).toBe('a, b');
  expect(text(italic('a '), italic(' '), 'b')).toBe('a b');
});

describe('quotation marks', () => {
  test('are those of their depth, or plain ones', () => {
    expect(text(quoted('a ', quoted('b ', quoted('c'))))).toBe('“a ‘b “c”’”');
    expect(textOf(finished(quoted('a'), locale(false, '')))).toBe('"a"');
  });

  test('have full stops and commas before or after them, as the language has it', () => {
    expect(american(quoted('a'), '. b')).toBe('“a.” b');
    expect(american(quoted('a'), ', b')).toBe('“a,” b');
    expect(american(quoted('a'), '; b')).toBe('“a”; b');
    expect(american(quoted('a?'), '. b')).toBe('“a?” b');
    expect(american(quoted('a.'), '. b')).toBe('“a.” b');
    expect(american(quoted(quoted('a')), ', b')).toBe('“‘a,’” b');
    expect(american(quoted(italic('a')), ', b')).toBe('“a,” b');
    expect(text(quoted('a'), '. b')).toBe('“a”. b');
    expect(text(quoted('a.'), '. b')).toBe('“a.” b');
    expect(text(quoted('a,'), ', b')).toBe('“a,” b');
    expect(text(quoted('a?'), '? b')).toBe('“a?” b');
  });

  test('keep spaces on both sides, and the marks before them', () => {
    expect(text(quoted('a '), ' b')).toBe('“a ” b');
    expect(text('a.', quoted('. b'))).toBe('a.“. b”');
  });
});

describe('formats', () => {
  const opens = (output: Output) =>
    finished(output, OUTSIDE).flatMap((token) => (token.kind === 'open' ? [token.format] : []));

  test('are opened only where they change something', () => {
    expect(opens(italic('a', italic('b')))).toEqual([{ fontStyle: 'italic' }]);
    expect(opens(span('a', { format: { fontStyle: 'normal', verticalAlign: 'baseline' } }))).toEqual([]);
    expect(opens(italic(span('a', { format: { fontStyle: 'normal' } })))).toEqual([
      { fontStyle: 'italic' },
      { fontStyle: 'normal' },
    ]);
  });

  test.each([
    ['fontStyle', 'italic'],
    ['fontWeight', 'bold'],
    ['fontVariant', 'small-caps'],
  ] as const)('of a field are turned round within the same: %s', (key, mark) => {
    const marked = { format: { [key]: mark } };
    const inner = span('a', { ...marked, isToggled: true });
    expect(opens(span(inner, marked))).toEqual([{ [key]: mark }, { [key]: 'normal' }]);
    expect(opens(inner)).toEqual([{ [key]: mark }]);
  });

  test('close where they end, with the address, the block and the source that they belong to', () => {
    expect(finished(span('a', { display: 'block', url: 'https://e.org', source: 's' }), OUTSIDE)).toEqual([
      { kind: 'open', display: 'block', url: 'https://e.org', source: 's' },
      { kind: 'text', text: 'a' },
      { kind: 'close' },
    ]);
    expect(finished(span('', { display: 'block' }), OUTSIDE)).toEqual([]);
    expect(finished(span(italic('a'), { source: '' }), OUTSIDE)[0]).toEqual({ kind: 'open', source: '' });
  });
});

test('superscript characters are plain ones in superscript, but in addresses', () => {
  expect(finished('1ʳᵉ éd.', OUTSIDE)).toEqual([
    { kind: 'text', text: '1' },
    { kind: 'open', format: { verticalAlign: 'sup' } },
    { kind: 'text', text: 're' },
    { kind: 'close' },
    { kind: 'text', text: ' éd.' },
  ]);
  expect(textOf(finished('²a³', OUTSIDE))).toBe('2a3');
  expect(finished(span('x²', { url: 'https://e.org/x²' }), OUTSIDE)).toContainEqual({
    kind: 'text',
    text: 'x²',
  });
});

test('what comes from elsewhere stays, and nothing meets over it', () => {
  const foreign = { foreign: { type: 'note' } } as Output;
  expect(finished(concat(['a.', foreign, '.']), OUTSIDE)).toEqual([
    { kind: 'text', text: 'a.' },
    { kind: 'foreign', foreign: { type: 'note' } },
    { kind: 'text', text: '.' },
  ]);
});
