import { describe, expect, test } from 'vitest';
import { cited } from '../../../tests/csl/small-style.js';

describe('CSL 1.0.2, Number', () => {
  test.each([
    ['', '2', '2'],
    ['form="ordinal"', '2', '2nd'],
    ['form="ordinal"', '1', '1st'],
    ['form="ordinal"', '11', '11th'],
    ['form="ordinal"', '13', '13th'],
    ['form="ordinal"', '23', '23rd'],
    ['form="ordinal"', '111', '111th'],
    ['form="long-ordinal"', '2', 'second'],
    ['form="long-ordinal"', '10', 'tenth'],
    ['form="long-ordinal"', '11', '11th'],
    ['form="roman"', '14', 'xiv'],
    ['form="roman" text-case="uppercase"', '14', 'XIV'],
    // Numbers with affixes stay as they are.
    ['form="ordinal"', '2E', '2E'],
    ['form="roman"', '2E', '2E'],
    // Each number by itself, with the spaces between them put in order.
    ['form="ordinal"', '2, 3', '2nd, 3rd'],
    ['form="long-ordinal"', '2,3', 'second, third'],
    ['form="roman"', '2 , 3', 'ii, iii'],
    ['', '2&3', '2 & 3'],
    ['', '2 - 4', '2–4'],
    // What is not only numbers stays.
    ['form="ordinal"', 'Special edition', 'Special edition'],
    ['form="roman"', '2nd edition', '2nd edition'],
  ])('%s of %s', (attributes, edition, expected) => {
    expect(cited(`<number variable="edition" ${attributes}/>`, { edition })).toEqual([expected]);
  });

  test.each([
    ['fr-FR', '1', /^1\^?re\^?$/],
    ['fr-FR', '2', /^2\^?e\^?$/],
    ['de-DE', '2', /^2\.$/],
  ])('ordinals of %s have the gender of what they count: %s', (language, edition, expected) => {
    const layout = '<number variable="edition" form="ordinal"/>';
    expect(cited({ layout, language }, { edition })).toEqual([expect.stringMatching(expected)]);
  });
});

describe('CSL 1.0.2, Ordinal suffixes and gender-specific ordinals', () => {
  const terms = (content: string): string => `<locale xml:lang="en"><terms>${content}</terms></locale>`;
  const shown = (above: string, edition: string, form = 'ordinal') =>
    cited({ layout: `<number variable="edition" form="${form}"/>`, above }, { edition })[0];
  const OWN = terms(
    '<term name="ordinal">e</term><term name="ordinal-01">x</term><term name="ordinal-11">y</term><term name="ordinal-00" match="whole-number">z</term><term name="ordinal-02" match="last-two-digits">w</term>',
  );
  test.each([
    ['1', '1x'],
    ['21', '21x'],
    ['11', '11y'],
    ['111', '111y'],
    ['0', '0z'],
    ['10', '10e'],
    ['2', '2w'],
    ['22', '22e'],
    ['102', '102w'],
    ['3', '3e'],
  ])('%s is %s', (edition, expected) => {
    expect(shown(OWN, edition)).toBe(expected);
  });

  test('one ordinal of a style replaces all those of the locale', () => {
    expect(shown(terms('<term name="ordinal">.</term>'), '2')).toBe('2.');
  });

  test('the example of the specification', () => {
    const above =
      terms(`<term name="edition" gender="feminine"><single>édition</single><multiple>éditions</multiple></term>
      <term name="month-01" gender="masculine">janvier</term><term name="ordinal">e</term>
      <term name="ordinal-01" gender-form="feminine" match="whole-number">re</term>
      <term name="ordinal-01" gender-form="masculine" match="whole-number">er</term>`);
    const day = '<date variable="issued"><date-part name="day" form="ordinal"/></date>';
    expect([shown(above, '1'), shown(above, '3')]).toEqual(['1re', '3e']);
    expect(cited({ layout: day, above }, { issued: { 'date-parts': [[2000, 1, 1]] } })).toEqual(['1er']);
  });
});

describe('CSL 1.0.2, Label: plural', () => {
  test.each([
    ['page', '', '1', 'page'],
    ['page', '', '1-3', 'pages'],
    ['page', '', '1–3', 'pages'],
    ['page', '', '1, 3', 'pages'],
    ['page', '', 'iv-ix', 'pages'],
    ['page', '', 'S12-S15', 'pages'],
    ['page', '', '1175 LP-1183', 'pages'],
    ['page', '', '12a-15b', 'pages'],
    ['page', '', 'e1234', 'page'],
    ['page', 'form="short"', '1', 'p.'],
    ['page', 'form="short"', '5-7', 'pp.'],
    ['page', 'form="short" strip-periods="true"', '5-7', 'pp'],
    ['page', 'plural="always"', '1', 'pages'],
    ['page', 'plural="never"', '1-3', 'page'],
    ['volume', '', '2', 'volume'],
    ['volume', '', '2 & 4', 'volumes'],
    ['number-of-volumes', '', '1', 'volume'],
    ['number-of-volumes', '', '3', 'volumes'],
    ['page', 'text-case="capitalize-first"', '1', 'Page'],
  ])('%s %s of %s', (variable, attributes, value, expected) => {
    expect(cited(`<label variable="${variable}" ${attributes}/>`, { [variable]: value })).toEqual([expected]);
  });

  test('is empty where the variable is', () => {
    expect(cited('<text value="x"/><label variable="volume" prefix=" "/>', {})).toEqual(['x']);
  });
});

describe('CSL 1.0.2, Page range formats', () => {
  test.each([
    ['chicago', '3-10 71-72 100-104 600-613 1100-1123', '3–10 71–72 100–104 600–613 1100–1123'],
    ['chicago', '107-108 505-517 1002-1006', '107–8 505–17 1002–6'],
    ['chicago-15', '321-325 415-532 11564-11568 13792-13803', '321–25 415–532 11564–68 13792–803'],
    ['chicago-15', '1496-1504 2787-2816', '1496–1504 2787–2816'],
    ['chicago-16', '92-113 321-325 415-532 1087-1089', '92–113 321–25 415–532 1087–89'],
    ['chicago-16', '1496-1500 11564-11568 13792-13803 12991-13001', '1496–500 11564–68 13792–803 12991–3001'],
    ['expanded', '42-5 321-8 2787-816', '42–45 321–328 2787–2816'],
    ['minimal', '42-45 321-328 2787-2816', '42–5 321–8 2787–816'],
    ['minimal-two', '42-45 321-328 2787-2816 7-8', '42–45 321–28 2787–816 7–8'],
  ])('%s: %s', (format, ranges, expected) => {
    const pages = ranges.split(' ').map((page) => ({ page }));
    const style = { layout: '<text variable="page"/>', style: `page-range-format="${format}"` };
    expect(cited(style, ...pages)).toEqual(expected.split(' '));
  });

  test.each([
    ['1175 LP - 1183', '1175 LP–1183'],
    ['1-3, 5 LP-7', '1–3, 5 LP–7'],
    ['12a-15b', '12a–15b'],
    ['12-15a', '12–15a'],
    ['12 A - 15 B', '12 A–15 B'],
    ['045006-1-045006-12a', '045006-1-045006-12a'],
    ['12 pages - 15 plates', '12 pages-15 plates'],
  ])('with letters after the numbers: %s', (page, expected) => {
    expect(cited('<text variable="page"/>', { page })).toEqual([expected]);
  });

  test.each(['iv-ix', '22', '1, 3', 'A1-B2'])('%s is not shortened', (page) => {
    const style = { layout: '<text variable="page"/>', style: 'page-range-format="minimal"' };
    expect(cited(style, { page })[0]?.replaceAll('–', '-')).toBe(page);
  });
});
