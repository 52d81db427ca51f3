import { describe, expect, test } from 'vitest';
import { isPictureName, labelOfEmbed, wikiTarget } from './wiki-target.js';

describe('wikiTarget', () => {
  test.each([
    ['Moon', 'Moon', '', undefined, 'Moon'],
    ['Moon#Phases', 'Moon', 'Phases', undefined, 'Moon > Phases'],
    ['Moon#Phases#Full', 'Moon', 'Full', undefined, 'Moon > Phases > Full'],
    ['#Phases', '', 'Phases', undefined, 'Phases'],
    ['Moon|the *moon*', 'Moon', '', 'the *moon*', 'Moon'],
    ['Moon\\|it', 'Moon', '', 'it', 'Moon'],
    ['Moon | it', 'Moon', '', ' it', 'Moon'],
    ['a/b c', 'a/b c', '', undefined, 'a/b c'],
    ['2026-01-02', '2026-01-02', '', undefined, '2026-01-02'],
    ['月', '月', '', undefined, '月'],
    ['Moon ', 'Moon', '', undefined, 'Moon'],
  ])('%s', (content, page, heading, label, displayText) => {
    expect(wikiTarget(content)).toEqual({ page, heading, label, displayText, length: content.length + 4 });
  });

  test.each([
    '',
    ' Moon',
    ' Moon ',
    '1',
    '12',
    '1, 2',
    '-1, 2',
    '^1',
    '-f file',
    '$x',
    '"a"',
    '?',
    'a://b',
    'Moon|',
    'Moon| ',
  ])('%j names no page', (content) => expect(wikiTarget(content)).toBeUndefined());
});

describe('labelOfEmbed', () => {
  test.each([
    ['a/red square.png', 'red square'],
    ['red.png|60', 'red|60'],
    ['red.png|60x30', 'red|60x30'],
    ['red.png|a square', 'a square'],
    ['red.png|a square|60', 'a square|60'],
    ['red.png|a square 60x30', 'a square|60x30'],
    ['red.png|figure 12', 'figure 12'],
    ['red.png|center', 'red'],
    ['red.png|center|400', 'red|400'],
    ['red.png|Right|a square|60x30', 'a square|60x30'],
    ['red.png|a square|left', 'a square'],
    ['red.png|center of gravity', 'center of gravity'],
  ])('%s', (content, label) => {
    const target = wikiTarget(content);
    expect(target && labelOfEmbed(target)).toBe(label);
  });
});

test('pictures are known by their names', () => {
  expect(['a.png', 'b.JPEG', 'c.svg'].every(isPictureName)).toBe(true);
  expect(['a', 'b.pdf', 'png', 'c.png.md'].some(isPictureName)).toBe(false);
});
