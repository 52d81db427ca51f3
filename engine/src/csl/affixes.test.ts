import { describe, expect, test } from 'vitest';
import { cited } from '../../../tests/csl/small-style.js';

const ITEM = { title: 'Tea', publisher: 'House', URL: 'http://example.com' };

describe('CSL 1.0.2, Affixes', () => {
  test.each([
    [
      'only where the element has output',
      '<text variable="genre" prefix="(" suffix=")"/><text value="x"/>',
      'x',
    ],
    [
      'outside of formatting',
      '<text variable="title" font-style="italic" prefix="(" suffix=")"/>',
      '(*Tea*)',
    ],
    ['outside of quotes', '<text variable="title" quotes="true" prefix="(" suffix=")"/>', '(“Tea”)'],
    ['outside of text-case', '<text variable="title" text-case="uppercase" prefix="see "/>', 'see TEA'],
    ['outside of strip-periods', '<text term="editor" form="short" strip-periods="true" suffix="."/>', 'ed.'],
    [
      'inside of what a group has',
      '<group font-style="italic"><text variable="title" prefix="(" suffix=")"/></group>',
      '*(Tea)*',
    ],
    [
      'around a group',
      '<group prefix="[" suffix="]" delimiter=", "><text variable="title"/><text variable="publisher"/></group>',
      '[Tea, House]',
    ],
  ])('%s', (_, layout, expected) => {
    expect(cited(layout, ITEM)).toEqual([expected]);
  });

  test('of the layout are within its formatting', () => {
    const style = {
      layout: '<text variable="title"/>',
      layoutAttributes: 'prefix="(" suffix=")" vertical-align="sup"',
    };
    expect(cited(style, ITEM)).toEqual(['^(Tea)^']);
  });
});

describe('CSL 1.0.2, Delimiter', () => {
  test.each([
    [
      'between what is not empty',
      '<group delimiter=", "><text variable="title"/><text variable="genre"/><text variable="publisher"/></group>',
      'Tea, House',
    ],
    [
      'not within another delimiting element',
      '<group delimiter=": "><text term="retrieved"/><group><text value="&lt;"/><text variable="URL"/><text value="&gt;"/></group></group>',
      'retrieved: <http://example.com>',
    ],
    [
      'not within a macro’s group',
      '<group delimiter=", "><text macro="m"/><text variable="publisher"/></group>',
      'a Tea, House',
    ],
  ])('%s', (_, layout, expected) => {
    const above = '<macro name="m"><group><text value="a "/><text variable="title"/></group></macro>';
    expect(cited({ layout, above }, ITEM)).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Group', () => {
  const from = '<text term="retrieved"/><text term="from"/>';
  test.each([
    [
      'a variable that is there',
      `<group delimiter=" ">${from}<text variable="URL"/></group>`,
      'retrieved from http://example.com',
    ],
    [
      'a variable that is empty',
      `<text value="x"/><group delimiter=" ">${from}<text variable="genre"/></group>`,
      'x',
    ],
    ['no variable', `<group delimiter=" ">${from}</group>`, 'retrieved from'],
    [
      'one of two variables',
      `<group delimiter=" ">${from}<text variable="genre"/><text variable="URL"/></group>`,
      'retrieved from http://example.com',
    ],
    [
      'an empty variable in a macro',
      '<text value="x"/><group><text value="y"/><text macro="genre"/></group>',
      'x',
    ],
    [
      'an inner group with output',
      '<group><text value="a "/><group><text value="b"/></group><text variable="genre"/></group>',
      'a b',
    ],
    [
      'an inner group without',
      '<text value="x"/><group><text value="a"/><group><text value="b"/><text variable="genre"/></group></group>',
      'x',
    ],
    [
      'a macro with output',
      '<group><text value="a "/><text macro="word"/><text variable="genre"/></group>',
      'a word',
    ],
  ])('with %s', (_, layout, expected) => {
    const above =
      '<macro name="genre"><text variable="genre"/></macro><macro name="word"><text value="word"/></macro>';
    expect(cited({ layout, above }, ITEM)).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Quotes and punctuation-in-quote', () => {
  const layout = (suffix: string): string =>
    `<text variable="title" quotes="true" suffix="${suffix}"/><text value=" x"/>`;
  test.each([
    [',', '“Tea,” x', '„Tea“, x'],
    ['.', '“Tea.” x', '„Tea“. x'],
    [';', '“Tea”; x', '„Tea“; x'],
    [':', '“Tea”: x', '„Tea“: x'],
    ['', '“Tea” x', '„Tea“ x'],
  ])('followed by “%s”', (suffix, inside, outside) => {
    expect(cited(layout(suffix), ITEM)).toEqual([inside]);
    expect(cited({ layout: layout(suffix), language: 'de-DE' }, ITEM)).toEqual([outside]);
  });

  test('the option of a style counts over that of the locale', () => {
    const above = '<locale xml:lang="en"><style-options punctuation-in-quote="false"/></locale>';
    expect(cited({ layout: layout(','), above }, ITEM)).toEqual(['“Tea”, x']);
  });

  test.each([
    ['Why?', '.', '“Why?” x'],
    ['Why?', ',', '“Why?,” x'],
    ['The “inner” part', ',', '“The ‘inner’ part,” x'],
    // Only commas and periods move: other marks belong to the text.
    ['What the host "sees"?', '', '“What the host ‘sees’?” x'],
    ['Say “no”! Now', '.', '“Say ‘no’! Now.” x'],
    ['Say “no”!', ',', '“Say ‘no’!,” x'],
    ['Is “x”; or “y”: z', '', '“Is ‘x’; or ‘y’: z” x'],
    ['beyond “ p < 0.05”', '.', '“beyond ‘ p < 0.05.’” x'],
  ])('the text “%s” followed by “%s”', (title, suffix, expected) => {
    expect(cited(layout(suffix), { title })).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Formatting', () => {
  test.each([
    ['font-style="italic"', '*Tea*'],
    ['font-weight="bold"', '**Tea**'],
    ['vertical-align="sup"', '^Tea^'],
    ['font-style="normal"', 'Tea'],
  ])('%s', (attribute, expected) => {
    expect(cited(`<text variable="title" ${attribute}/>`, ITEM)).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Text', () => {
  test.each([
    [
      'the short form of a variable',
      '<text variable="title" form="short"/>',
      { title: 'Long', 'title-short': 'Short' },
      'Short',
    ],
    [
      'the long form, where there is no short one',
      '<text variable="title" form="short"/>',
      { title: 'Long' },
      'Long',
    ],
    ['a term', '<text term="editor"/>', {}, 'editor'],
    ['a term in the plural', '<text term="editor" plural="true"/>', {}, 'editors'],
    ['a short term', '<text term="editor" form="short" plural="true"/>', {}, 'eds.'],
    ['a verb', '<text term="editor" form="verb"/>', {}, 'edited by'],
    ['a symbol', '<text term="section" form="symbol"/>', {}, '§'],
    ['verb-short falls back to verb', '<text term="a" form="verb-short"/>', {}, 'averb'],
    ['symbol falls back to short', '<text term="b" form="symbol"/>', {}, 'bshort'],
    ['short falls back to long', '<text term="c" form="short"/>', {}, 'clong'],
    ['symbol falls back to short, and that to long', '<text term="c" form="symbol"/>', {}, 'clong'],
    ['a value', '<text value="as it is"/>', {}, 'as it is'],
  ])('%s', (_, layout, item, expected) => {
    const above = `<locale xml:lang="en"><terms><term name="a">along</term><term name="a" form="verb">averb</term>
      <term name="b">blong</term><term name="b" form="short">bshort</term><term name="c">clong</term></terms></locale>`;
    expect(cited({ layout, above }, item)).toEqual([expected]);
  });
});
