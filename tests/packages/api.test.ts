import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPage } from '../../scripts/api/page.mjs';

const PAGE = new URL('../../engine/API.md', import.meta.url);

test('every export of the engine is documented, as the sources say now: node scripts/api.mjs', () => {
  const page = apiPage();
  if (process.env.UPDATE_GOLDENS && !process.env.CI) writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

/** Types of the language and of the platform, and examples in comments. */
const OTHERS = new Set(
  'AbortSignal ArrayBuffer Blob Date Error Exclude Omit Partial Pick Promise PromiseLike RangeError Readonly ReadonlyMap Record Required TypeError Uint8Array'.split(
    ' ',
  ),
);

test('every type that the page names is one that programs can import', () => {
  const page = apiPage();
  const documented = new Set(Array.from(page.matchAll(/^### (\w+)$/gm), ([, name]) => name));
  const types = Array.from(page.matchAll(/^\| `[^`]*` \| `([^`]*)` \|/gm), ([, type = '']) => type);
  const declarations = Array.from(page.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code = '']) => code);
  const names = [...types, ...declarations].flatMap((code) =>
    Array.from(
      code.replace(/'[^']*'|\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/(?<![\w.])[A-Z][a-z]\w*/g),
      ([name]) => name,
    ),
  );
  expect(names).toContain('PlacedBlock');
  expect([...new Set(names)].filter((name) => !documented.has(name) && !OTHERS.has(name))).toEqual([]);
});
