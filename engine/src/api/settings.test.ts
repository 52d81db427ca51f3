import { expect, test } from 'vitest';
import type { ConversionOptions } from './options.js';
import { settingsOf } from './settings.js';

test('the defaults are the specification’s', () => {
  expect(settingsOf({})).toMatchObject({
    template: 'plain',
    font: 'Calibri',
    fontSize: 11,
    lineSpacing: 240,
    pageNumbers: 'off',
    includeTableOfContents: false,
    repairs: [],
    footnotes: {
      position: 'page',
      duplicateHandling: 'same-number',
      includeUnreferenced: true,
      unreferencedSeparator: 'bullet',
      undefinedHandling: 'placeholder',
    },
  });
});

test.each([
  [
    'academic',
    {
      font: 'Times New Roman',
      fontSize: 12,
      lineSpacing: 480,
      pageNumbers: 'header',
      includeTableOfContents: true,
      titleLayout: 'page',
    },
  ],
  ['business', { font: 'Calibri', fontSize: 11, lineSpacing: 276, titleLayout: 'block' }],
  [
    'mla',
    {
      font: 'Times New Roman',
      fontSize: 12,
      lineSpacing: 480,
      pageNumbers: 'header',
      titleLayout: 'manuscript',
    },
  ],
] as const)('the template %s brings its own', (template, expected) => {
  expect(settingsOf({ template })).toMatchObject(expected);
});

test('an option overrides the template', () => {
  const options: ConversionOptions = {
    template: 'academic',
    fontSize: 14,
    includeTableOfContents: false,
    showPageNumbers: false,
  };
  expect(settingsOf(options)).toMatchObject({
    fontSize: 14,
    includeTableOfContents: false,
    pageNumbers: 'off',
    font: 'Times New Roman',
  });
});

test.each([
  ['times', 'Times New Roman'],
  ['arial', 'Arial'],
  ['georgia', 'Georgia'],
  ['comic sans', 'Georgia'],
  ['toString', 'Georgia'],
])('the font %s is %s', (fontFamily, font) => {
  expect(settingsOf({ fontFamily }).font).toBe(font);
});

test.each([
  ['superscript', 'same-number'],
  ['see-footnote', 'see-note'],
] as const)('%s means %s', (duplicateHandling, expected) => {
  expect(settingsOf({ footnoteOptions: { duplicateHandling } }).footnotes.duplicateHandling).toBe(expected);
});

test('margins are points, and leave room for text', () => {
  expect(settingsOf({ margins: { left: 36 } }).page.margins).toEqual({
    top: 1440,
    right: 2448,
    bottom: 1440,
    left: 720,
  });
  expect(settingsOf({ template: 'academic', margins: { left: 36 } }).page.margins).toEqual({
    top: 1440,
    right: 1440,
    bottom: 1440,
    left: 720,
  });
  expect(() => settingsOf({ margins: { left: 400, right: 200 } })).toThrow('Cannot use margins');
  expect(() => settingsOf({ margins: { top: Number.NaN } })).toThrow('margins.top');
});
