import { describe, expect, test } from 'vitest';
import { cited, people, printed } from '../../../tests/csl/small-style.js';

describe('CSL 1.0.2, Names', () => {
  const names = (variables: string): string =>
    `<names variable="${variables}" delimiter="; "><name form="short"/><label prefix=" (" suffix=")"/></names>`;
  const ED = people('Ed, Ann');
  test.each([
    [
      'each variable is rendered in the order given',
      { editor: people('Doe, A; Smith, B'), translator: people('Johnson, C') },
      'Doe, Smith (editors); Johnson (translator)',
    ],
    ['an empty one has no delimiter', { translator: ED }, 'Ed (translator)'],
    ['editor and translator who are the same', { editor: ED, translator: ED }, 'Ed (editor & translator)'],
  ])('%s', (_, item, expected) => {
    expect(cited(names('editor translator'), item)).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Label in cs:names', () => {
  const editor = people('Ed, Ann');
  const editors = people('Ed, Ann; Fox, Bo');
  test.each([
    ['<name/><label prefix=", "/>', 'Ann Ed, editor', 'Ann Ed, Bo Fox, editors'],
    ['<name/><label form="short" prefix=", "/>', 'Ann Ed, ed.', 'Ann Ed, Bo Fox, eds.'],
    ['<label form="verb" suffix=" "/><name/>', 'edited by Ann Ed', 'edited by Ann Ed, Bo Fox'],
    ['<label form="verb-short" suffix=" "/><name/>', 'ed. by Ann Ed', 'ed. by Ann Ed, Bo Fox'],
    ['<name/><label form="short" prefix=" " strip-periods="true"/>', 'Ann Ed ed', 'Ann Ed, Bo Fox eds'],
    ['<name/><label prefix=" " text-case="capitalize-first"/>', 'Ann Ed Editor', 'Ann Ed, Bo Fox Editors'],
    ['<name/><label prefix=" " plural="never"/>', 'Ann Ed editor', 'Ann Ed, Bo Fox editor'],
    ['<name/><label prefix=" " plural="always"/>', 'Ann Ed editors', 'Ann Ed, Bo Fox editors'],
  ])('%s', (children, one, two) => {
    expect(cited(`<names variable="editor">${children}</names>`, { editor }, { editor: editors })).toEqual([
      one,
      two,
    ]);
  });
});

describe('CSL 1.0.2, Substitute', () => {
  const layout = (children: string, after = ''): string =>
    `<names variable="author"><name name-as-sort-order="all"/><substitute>${children}</substitute></names>${after}`;
  const editor = people('Ed, Ann');
  test.each([
    [
      'nothing, if the variable has names',
      '<text variable="title"/>',
      '',
      { author: editor, title: 'Tea' },
      'Ed, Ann',
    ],
    [
      'names without children have those of the outer names',
      '<names variable="editor"/>',
      '',
      { editor },
      'Ed, Ann',
    ],
    [
      'names with children have their own',
      '<names variable="editor"><name/></names>',
      '',
      { editor },
      'Ann Ed',
    ],
    [
      'the first that is not empty',
      '<names variable="editor"/><text variable="title"/><text value="x"/>',
      '',
      { title: 'Tea' },
      'Tea',
    ],
    [
      'what is substituted is suppressed afterwards',
      '<text variable="title"/>',
      '<text variable="title" prefix="; "/>',
      { title: 'Tea' },
      'Tea',
    ],
    [
      'also within macros',
      '<text variable="title"/>',
      '<text macro="m" prefix="; "/>',
      { title: 'Tea' },
      'Tea',
    ],
    [
      'and with the group around it',
      '<text variable="title"/>',
      '<group prefix="; "><text value="see "/><text variable="title"/></group>',
      { title: 'Tea' },
      'Tea',
    ],
    [
      'but not in conditions',
      '<text variable="title"/>',
      '<choose><if variable="title"><text value="!"/></if></choose>',
      { title: 'Tea' },
      'Tea!',
    ],
    [
      'what was not tried is not suppressed',
      '<names variable="editor"/><text variable="title"/>',
      '<text variable="title" prefix="; "/>',
      { editor, title: 'Tea' },
      'Ed, Ann; Tea',
    ],
    [
      'all that a group prints',
      '<group delimiter=" "><text variable="title"/><number variable="volume"/></group>',
      '<number variable="volume" prefix="; "/>',
      { title: 'Tea', volume: 2 },
      'Tea 2',
    ],
  ])('%s', (_, children, after, item, expected) => {
    const above = '<macro name="m"><text variable="title"/></macro>';
    expect(cited({ layout: layout(children, after), above }, item)).toEqual([expected]);
  });

  test('what was rendered before is not suppressed', () => {
    const before = `<text variable="title" suffix=": "/>${layout('<text variable="title"/>')}`;
    expect(cited(before, { title: 'Tea' })).toEqual(['Tea: Tea']);
  });
});

test.each([
  [{}, 'van Doe et al.'],
  [{ hasAllNames: true }, 'van Doe, Roe, Poe'],
  [{ hasCapital: true }, 'Van Doe et al.'],
  [{ hasAllNames: true, suppressAuthor: true }, ''],
])('a cite may ask for all names, and for a capital: %j', (cite, expected) => {
  const layout = '<names variable="author"><name form="short" et-al-min="2" et-al-use-first="1"/></names>';
  const author = [{ family: 'Doe', 'non-dropping-particle': 'van' }, ...people('Roe; Poe')];
  const style = { layout, style: 'demote-non-dropping-particle="never"' };
  expect(printed(style, [{ author }], [[[0, cite]]]).citations).toEqual([expected]);
});
