import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { BREAKPOINTS_PX } from './constants';

test('the style sheets have the breakpoints of the specification', () => {
  const sheets = [createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'web/app/app.css'];
  const widths = sheets.flatMap((path) =>
    Array.from(
      readFileSync(path, 'utf8').matchAll(/--breakpoint-\w+:\s*([\d.]+)rem/g),
      ([, rem]) => 16 * Number(rem),
    ),
  );
  expect(widths).toEqual(BREAKPOINTS_PX.slice(1));
});
