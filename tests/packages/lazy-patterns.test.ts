import { expect, test } from 'vitest';
import { withLazyPatterns } from '../../scripts/packages/lazy-patterns.mjs';

function run(code: string): unknown {
  return new Function(code)();
}

test.each([
  ['a reference', "const WORD = /^\\p{L}+$/u;\nreturn [WORD.test('é'), WORD.test('1')];", [true, false]],
  [
    'a short property',
    'const WORD = /\\p{L}/gu;\nconst { WORD: same } = { WORD };\nreturn same === WORD;',
    true,
  ],
  ['the place of the last search', "const WORD = /\\p{L}/gu;\nWORD.test('ab');\nreturn WORD.lastIndex;", 1],
  [
    'a pattern in a pattern',
    "const A = /\\p{L}/u;\nconst B = new RegExp(A.source + '$', 'u');\nreturn B.test('1b');",
    true,
  ],
  ['a property of that name', 'const A = /\\p{L}/u;\nconst a = { A: 1 };\nreturn [a.A, A.flags];', [1, 'u']],
  ['a parameter of that name', 'const A = /\\p{L}/u;\nreturn ((A) => A)(2) + A.flags;', '2u'],
  ['a variable of that name', 'const A = /\\p{L}/u;\n{ const A = 3; return A; }', 3],
  ['a default that is the pattern', 'const A = /\\p{L}/u;\nreturn ((a = A) => a.flags)();', 'u'],
  ['a part of an object', 'const A = /\\p{L}/u;\nreturn (({ A }) => A)({ A: 4 });', 4],
])('patterns that are made later do the same: %s', (_, code, result) => {
  // A module, so that the parser allows no statement outside; a function's body is run.
  const lazy = withLazyPatterns(code.replace(/return /g, 'globalThis.result = '));
  run(lazy);
  const { result: found } = globalThis as { result?: unknown };
  expect(found).toEqual(result);
});

test('a pattern is not made before it is needed', () => {
  expect(withLazyPatterns('const WORD = /\\p{L}/u;\nuse(() => WORD);')).toBe(
    'let WORD$kept;\nfunction WORD() {\n\treturn WORD$kept ??= /\\p{L}/u;\n}\nuse(() => WORD());',
  );
});
