import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../engine/src', import.meta.url));

/** Unions are distinguished by a `type` or a `kind`. */
const OVER_A_UNION = /\bswitch \([^()]*\b(?:type|kind)\) \{/g;
/** A branch for kinds that nobody has considered; one that accepts only `never` is allowed. */
const OPEN_DEFAULT = /\bdefault:(?!\s*[\w.]+ satisfies never)/;

/** The bodies of switch statements over unions. */
function switchesIn(code: string): string[] {
  return Array.from(code.matchAll(OVER_A_UNION), ({ index }) => bodyFrom(code, code.indexOf('{', index)));
}

/** The code from a brace to its matching one. */
function bodyFrom(code: string, start: number): string {
  let depth = 0;
  for (let index = start; index < code.length; index++) {
    if (code[index] === '{') depth++;
    else if (code[index] === '}' && --depth === 0) return code.slice(start, index);
  }
  return code.slice(start);
}

test('a default branch is detected', () => {
  const code = "switch (node.type) { case 'a': { break; } default: return 1; }\nswitch (name) { default: }";
  expect(switchesIn(code).map((body) => OPEN_DEFAULT.test(body))).toEqual([true]);
  expect(OPEN_DEFAULT.test('default:\n      inline satisfies never;')).toBe(false);
});

test('no switch over a union has a default branch', () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const switches = names
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => switchesIn(readFileSync(join(SOURCES, name), 'utf8')).map((body) => ({ name, body })));
  expect(switches.length).toBeGreaterThan(10);
  expect(switches.filter(({ body }) => OPEN_DEFAULT.test(body)).map(({ name }) => name)).toEqual([]);
});
