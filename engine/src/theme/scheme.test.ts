import { describe, expect, test } from 'vitest';
import { contrast } from '../../../tests/validation/accessibility.js';
import { settingsOf } from '../api/settings.js';
import { themeOf } from './index.js';
import { chartColorsOf, themeReferences } from './scheme.js';

/** Of red, green and blue. */
function distance(one: string, other: string): number {
  return Math.hypot(
    ...[0, 2, 4].map(
      (at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
    ),
  );
}

describe.each(['plain', 'academic', 'business', 'mla'] as const)('the colours of %s', (template) => {
  const sheet = themeOf(settingsOf({ template }));
  const { color } = themeReferences(sheet);

  test('the bar of a callout is an accent, and its ground a tint of the same', () => {
    for (const { ink, ground } of Object.values(sheet.callouts)) {
      const bar = color(ink);
      expect(bar?.name).toMatch(/^accent\d$/);
      expect(color(ground, [ink])).toEqual({ name: bar?.name, tint: expect.any(Number) });
    }
  });

  test('the accents can be told apart, on paper and from each other', () => {
    const colors = chartColorsOf(sheet);
    const accents = colors.slice(0, 6);
    for (const each of colors) expect(contrast(each, 'FFFFFF')).toBeGreaterThanOrEqual(3);
    for (const one of accents)
      for (const other of accents) if (one !== other) expect(distance(one, other)).toBeGreaterThan(60);
    expect(new Set(colors).size).toBe(12);
  });

  test('the rules, headers and grounds of tables and code follow the theme', () => {
    const { rule, tableHeader, codeBackground, codeBorder } = sheet.colors;
    for (const each of [rule, tableHeader, codeBackground, codeBorder])
      expect(color(each, [])?.name).toMatch(/^background[12]$/);
  });
});

test.each(['plain', 'business'] as const)(
  'the greys of headers and subtitles in the template %s follow the text colour of the theme, and colours of code stay',
  (template) => {
    const sheet = themeOf(settingsOf({ template }));
    const { textColor } = themeReferences(sheet);
    expect(textColor(sheet.colors.muted)).toEqual({ name: 'text1', tint: expect.any(Number) });
    expect(textColor(sheet.colors.heading)).toEqual({ name: 'text2' });
    for (const each of Object.values(sheet.codeColors)) expect(textColor(each)).toBeUndefined();
  },
);

test('a colour that no tint or shade comes near stays as it is, and text is never a shade of the paper', () => {
  const { color } = themeReferences(themeOf(settingsOf({})));
  expect(color('FF00AA', [])).toBeUndefined();
  expect(color('6B6B6B', [])).toEqual({ name: 'background1', shade: 0x6b });
  expect(color('6B6B6B')).toBeUndefined();
});
