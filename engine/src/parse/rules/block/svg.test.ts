import { expect, test } from 'vitest';
import { inspect } from '../../../inspect.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { parse } from '../../index.js';

const images = (markdown: string) => parse(markdown, NO_METADATA, () => {}).images;

test.each([
  ['in a line', 'one <svg><title> A  box </title></svg> two'],
  ['over lines', '<svg\n  width="3">\n<title>A box</title></svg>'],
  ['with blank lines', '<svg>\n\n<title>A box</title>\n\n</svg>\n'],
  ['in capitals', '<SVG><TITLE>A box</TITLE></SVG>'],
  ['with a drawing in it', '<svg><title>A box</title><svg/><svg></svg></svg>'],
])('a drawing is an image: %s', (_, markdown) => {
  const [image, ...others] = images(markdown);
  expect(others).toEqual([]);
  expect(image?.alt.replace(/\s+/g, ' ')).toBe('A box');
  const [, markup = ''] = image?.url.split(',') ?? [];
  expect(decodeURIComponent(markup)).toMatch(/^<svg[\s\S]*<\/svg>$/i);
});

test.each([
  ['no end', 'one <svg> two'],
  ['code', '`<svg></svg>`'],
  ['a block of code', '    <svg></svg>'],
  ['another element', '<svgx></svgx>'],
  ['an end too early', '</svg><svg>'],
])('no drawing: %s', (_, markdown) => {
  expect(images(markdown)).toEqual([]);
});

test('text after a drawing is kept, and a lone surrogate does no harm', () => {
  expect(images('<svg>\ud800</svg>')[0]?.url).toBe('data:image/svg+xml,%3Csvg%3E%EF%BF%BD%3C%2Fsvg%3E');
  expect(inspect('<svg></svg> and *text*').statistics.words).toBeGreaterThan(1);
});

test.each([
  ['beginnings', '<svg >'.repeat(30_000)],
  ['beginnings and one end', `${'<svg >'.repeat(30_000)}</svg>`],
  ['lines of beginnings', `${'<svg >\n\n'.repeat(10_000)}</svg>`],
  ['empty drawings in one', `<svg >${'<svg/>'.repeat(10_000)}`],
])('a text of %s is read in linear time', (_, markdown) => {
  expect(images(markdown).length).toBeLessThan(15_000);
});
