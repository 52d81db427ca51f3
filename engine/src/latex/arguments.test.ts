import { expect, test } from 'vitest';
import { Arguments } from './arguments.js';

test('an argument ends at its own brace, not at one inside, an escaped one, or another bracket', () => {
  const read = new Arguments('\\cmd {a{b}\\}[c} [d]', 4);
  expect(read.next()).toBe('{');
  expect(read.take('{')).toBe('a{b}\\}[c');
  expect(read.next()).toBe('[');
  expect(read.take('[')).toBe('d');
  expect(read.next()).toBeUndefined();
  expect(read.position).toBe(19);
});

test('an optional argument may hold brackets of its kind, and closing ones in braces', () => {
  expect(new Arguments('[a[b]c]d', 0).take('[')).toBe('a[b]c');
  expect(new Arguments('[a{]}b]c', 0).take('[')).toBe('a{]}b');
  expect(new Arguments('(f(x))', 0).take('(')).toBe('f(x)');
  expect(new Arguments('[a(b]', 0).take('[')).toBe('a(b');
  expect(new Arguments('[{[}]a]', 0).take('[')).toBe('{[}');
});

test('bars and escaped braces have partners, too', () => {
  expect(new Arguments('|a{|}|b|', 0).take('|')).toBe('a{|}');
  expect(new Arguments(' \\{a{\\}}b\\}c', 0).take('\\{')).toBe('a{\\}}b');
});

test('what is not there, or never ends, is not read', () => {
  for (const [source, open] of [
    ['{a}', '['],
    ['{a', '{'],
    ['[a}]', '['],
    ['x{a}', '{'],
    ['', '{'],
  ] as const) {
    const read = new Arguments(source, 0);
    expect(read.take(open)).toBeUndefined();
    expect(read.position).toBe(0);
  }
});

test('without braces, one character or command is the argument', () => {
  const read = new Arguments('{ab} c\\alpha  \\beta1', 0);
  expect([read.one(), read.one(), read.one(), read.one(), read.one(), read.one()]).toEqual([
    'ab',
    'c',
    '\\alpha',
    '\\beta',
    '1',
    undefined,
  ]);
  expect(read.position).toBe(20);
  const closed = new Arguments('}a', 0);
  expect(closed.one()).toBeUndefined();
  expect(closed.position).toBe(0);
});
