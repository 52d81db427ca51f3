import { describe, expect, test } from 'vitest';
import { type Locale, localeChain, localeOf } from './locale.js';
import { unfoldingFault } from './unfolded.js';
import { readXml } from './xml.js';

function element(xml: string) {
  const root = readXml(xml);
  if (!root) throw new Error('Cannot read the XML of a test');
  return root;
}

/** A locale of the style's own, over files by their languages. */
const own = (content: string, files: Readonly<Record<string, string>> = {}, language = 'de-AT'): Locale =>
  localeOf(
    language,
    new Map(Object.entries(files).map(([name, terms]) => [name, `<locale>${terms}</locale>`])),
    element(`<style>${content}</style>`),
  );
const terms = (content: string): string => `<terms>${content}</terms>`;

describe('a term', () => {
  const { term } = {
    term: (...args: Parameters<Locale['term']>) =>
      own(
        `<locale>${terms(
          `<term name="editor"><single>editor</single><multiple>editors</multiple></term>
           <term name="editor" form="short"><single>ed.</single><multiple>eds.</multiple></term>
           <term name="editor" form="verb">edited by</term><term name="et al">and others</term>`,
        )}</locale>`,
      ).term(...args),
  };

  test('has a form, and is one or several', () => {
    expect(term('editor')).toBe('editor');
    expect(term('editor', 'long', true)).toBe('editors');
    expect(term('editor', 'short', true)).toBe('eds.');
    expect(term('editor', 'verb', true)).toBe('edited by');
  });

  test('has the nearest form that there is', () => {
    expect(term('editor', 'symbol')).toBe('ed.');
    expect(term('editor', 'verb-short')).toBe('edited by');
    expect(term('et-al', 'symbol')).toBe('and others');
    expect(term('et-al', 'verb-short')).toBe('and others');
    expect(term('translator')).toBeUndefined();
  });
});

test('what is particular comes before what is general', () => {
  const files = {
    'en-US': terms('<term name="a">en</term><term name="b">en</term><term name="c">en</term>'),
    'de-DE': terms('<term name="b">de</term><term name="c">de</term>'),
    'de-AT': terms('<term name="c">at</term>'),
  };
  const content = `<locale xml:lang="de-AT">${terms('<term name="f">at</term>')}</locale>
    <locale xml:lang="de">${terms('<term name="e">de</term><term name="f">de</term>')}</locale>
    <locale>${terms('<term name="d">any</term><term name="e">any</term><term name="f">any</term>')}</locale>
    <locale xml:lang="fr">${terms('<term name="a">fr</term>')}</locale>`;
  const locale = own(content, files);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => locale.term(name))).toEqual([
    'en',
    'de',
    'at',
    'any',
    'de',
    'at',
  ]);
});

test('the languages of a locale begin with English, then its usual dialect', () => {
  expect(localeChain('de-AT')).toEqual(['en-US', 'de-DE', 'de-AT']);
  expect(localeChain('DE')).toEqual(['en-US', 'de-DE', 'DE']);
  expect(localeChain('en-US')).toEqual(['en-US']);
  expect(localeChain('xx')).toEqual(['en-US', 'xx']);
});

describe('ordinals', () => {
  const ordinals = (content: string): Locale =>
    own(`<locale>${terms(`<term name="ordinal">th</term>${content}`)}</locale>`);

  test('end as their last digit or their last two do, or as the whole number', () => {
    const locale = ordinals(`<term name="ordinal-01">st</term><term name="ordinal-11">eleventh</term>
      <term name="ordinal-02" match="whole-number">nd</term><term name="ordinal-03" match="last-two-digits">rd</term>`);
    const suffixes = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 103, 111, 123].map((number) =>
      locale.ordinalSuffix(number, undefined),
    );
    expect(suffixes.join(' ')).toBe('st nd rd th eleventh th th st th th st rd eleventh th');
  });

  test('have the gender of what they count, or none', () => {
    const locale =
      ordinals(`<term name="ordinal-01" gender-form="feminine">re</term><term name="ordinal-01">er</term>
      <term name="ordinal" gender-form="feminine">e</term><term name="long-ordinal-01">premier</term>
      <term name="long-ordinal-01" gender-form="feminine">première</term><term name="edition" gender="feminine">édition</term>`);
    expect(locale.ordinalSuffix(1, 'feminine')).toBe('re');
    expect(locale.ordinalSuffix(1, 'masculine')).toBe('er');
    expect(locale.ordinalSuffix(2, 'feminine')).toBe('e');
    expect(locale.ordinalSuffix(2, 'masculine')).toBe('th');
    expect(locale.longOrdinal(1, 'feminine')).toBe('première');
    expect(locale.longOrdinal(1, 'masculine')).toBe('premier');
    expect(locale.longOrdinal(2, undefined)).toBeUndefined();
    expect(locale.genderOf('edition')).toBe('feminine');
    expect(locale.genderOf('ordinal')).toBeUndefined();
  });

  test('of a locale replace all of those before', () => {
    const files = { 'en-US': terms('<term name="ordinal">th</term><term name="ordinal-01">st</term>') };
    expect(own('', files).ordinalSuffix(1, undefined)).toBe('st');
    const replaced = own(`<locale>${terms('<term name="ordinal">.</term>')}</locale>`, files);
    expect(replaced.ordinalSuffix(1, undefined)).toBe('.');
    expect(own('').ordinalSuffix(1, undefined)).toBe('');
  });
});

test('options and dates are those of the last that has them', () => {
  const locale = own(
    '<locale><date form="text" id="2"/><date id="3"/><style-options punctuation-in-quote="true"/></locale>',
    { 'en-US': '<style-options limit-day-ordinals-to-day-1="true"/><date form="numeric" id="1"/>' },
  );
  expect(locale.punctuationInQuote).toBe(true);
  expect(locale.limitsDayOrdinals).toBe(true);
  expect(locale.date('numeric')?.attributes.id).toBe('1');
  expect(locale.date('text')?.attributes.id).toBe('3');
  expect(own('').punctuationInQuote).toBe(false);
  expect(own('').limitsDayOrdinals).toBe(false);
});

describe('a style whose macros', () => {
  const faultOf = (macros: Readonly<Record<string, string>>, layout = '<text macro="m0"/>') =>
    unfoldingFault(
      [element(`<layout>${layout}</layout>`)],
      new Map(Object.entries(macros).map(([name, content]) => [name, element(`<macro>${content}</macro>`)])),
    );

  test('end is sound, also where one is named twice', () => {
    expect(faultOf({ m0: '<text macro="m1"/><text macro="m1"/>', m1: '<text value="a"/>' })).toBeUndefined();
    expect(faultOf({ m0: '<names macro="m0"/>' })).toBeUndefined();
  });

  test('contain themselves is not', () => {
    expect(faultOf({ m0: '<group><text macro="m1"/></group>', m1: '<key macro="m0"/>' })).toMatch(
      /^its macro .*contains itself$/,
    );
  });

  test('double each time is not', () => {
    const macros = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `m${index}`,
        `<text macro="m${index + 1}"/><text macro="m${index + 1}"/>`,
      ]),
    );
    expect(faultOf(macros)).toMatch(/^its macros unfold to more than [\d,]+ elements$/);
  });

  test('are nested too deep is not', () => {
    const macros = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`m${index}`, `<text macro="m${index + 1}"/>`]),
    );
    expect(faultOf(macros)).toMatch(/deep/);
  });
});
