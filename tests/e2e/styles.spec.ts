import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const SITE = join(resolve('web', process.env.FOOTMARK_BUILD_DIR ?? 'build'), 'client');

/** Properties that a library sets on elements that it positions, under names that it composes. */
const SET_BY_LIBRARIES = /^--radix-/;

/**
 * The values that are used without a fallback and defined nowhere. What scripts add is in the built scripts, as text.
 */
function undefinedValues(sources: readonly string[]): string[] {
  const all = sources.join('\n');
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:|@property (--[\w-]+)/g)].map((m) => m[1] ?? m[2]));
  // `style.setProperty('--name', …)`
  for (const [, name] of all.matchAll(/setProperty\(["'`](--[\w-]+)/g)) defined.add(name);
  const used = [...all.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
  return [...new Set(used)].filter((name) => !defined.has(name) && !SET_BY_LIBRARIES.test(name)).sort();
}

function built(ending: RegExp): string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(SITE, file), 'utf8'));
}

test('every value that the style sheets use is defined', () => {
  expect(
    undefinedValues(['a { color: var(--gone); top: var(--here); left: var(--else, 0) } :root { --here: 0 }']),
  ).toEqual(['--gone']);
  const sheets = built(/\.css$/);
  expect(sheets.length).toBeGreaterThan(1);
  expect(undefinedValues(sheets)).toEqual([]);
});

test('so is every value in the styles that pages and scripts add', () => {
  const sources = built(/\.(?:css|js|html)$/);
  expect(sources.join('').includes('var(--color-')).toBe(true);
  expect(undefinedValues(sources)).toEqual([]);
});
