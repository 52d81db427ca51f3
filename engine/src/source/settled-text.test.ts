import { describe, expect, test } from 'vitest';
import { settledText } from './settled-text.js';

describe('a text without its editing marks', () => {
  test.each([
    ['plain {text}', 'plain {text}', 'plain {text}'],
    ['a {++new ++}b', 'a new b', 'a b'],
    ['a {--old --}b', 'a b', 'a old b'],
    ['a {~~old~>new~~} b', 'a new b', 'a old b'],
    ['a {==b==}{>>which?<<} c', 'a b c', 'a b c'],
    ['one{--\n\ntwo--}', 'one', 'one\n\ntwo'],
    ['a \\{++b++}', 'a \\{++b++}', 'a \\{++b++}'],
    ['`{++a++}` {++b++}', '`{++a++}` b', '`{++a++}` '],
    ['``a ` {++b++}`` {--c--}', '``a ` {++b++}`` ', '``a ` {++b++}`` c'],
    ['```\n{--a--}\n```\n{--b--}', '```\n{--a--}\n```\n', '```\n{--a--}\n```\nb'],
    ['a ` tick {++b++}', 'a ` tick b', 'a ` tick '],
    ['{++ open {--b--}', '{++ open ', '{++ open b'],
    ['{~~no arrow~~} {--b--}', '{~~no arrow~~} ', '{~~no arrow~~} b'],
  ])('%j', (text, accepted, rejected) => {
    expect(settledText(text, 'insertions')).toBe(accepted);
    expect(settledText(text, 'deletions')).toBe(rejected);
  });

  test.each(['{++', '{~~', '`{++ ``', '\\{>>`'])(
    'many of %j take no longer than their length',
    (sign) => {
      const text = sign.repeat(100_000);
      expect(settledText(text, 'insertions')).toBe(text);
    },
    2000,
  );
});
