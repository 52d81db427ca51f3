import { describe, expect, test } from 'vitest';
import { cited, printed, type SmallCite } from '../../../tests/csl/small-style.js';

const chosen = (condition: string): string =>
  `<choose><if ${condition}><text value="yes"/></if><else><text value="no"/></else></choose>`;

describe('CSL 1.0.2, Choose: is-numeric', () => {
  test.each([
    ['2', 'yes'],
    ['D2', 'yes'],
    ['2b', 'yes'],
    ['L2d', 'yes'],
    ['2, 3', 'yes'],
    ['2-4', 'yes'],
    ['2 & 4', 'yes'],
    ['2nd', 'yes'],
    ['second', 'no'],
    ['2nd edition', 'no'],
    ['', 'no'],
  ])('%s', (edition, expected) => {
    expect(cited(chosen('is-numeric="edition"'), { edition })).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Choose: conditions and match', () => {
  const book = { type: 'book', title: 'Tea', volume: 2 };
  test.each([
    ['type="book"', 'yes'],
    ['type="chapter"', 'no'],
    ['type="chapter" match="none"', 'yes'],
    ['type="book chapter" match="any"', 'yes'],
    ['type="book chapter" match="none"', 'no'],
    ['variable="title volume"', 'yes'],
    ['variable="title issue"', 'no'],
    ['variable="title issue" match="any"', 'yes'],
    ['variable="title issue" match="none"', 'no'],
    ['variable="issue author" match="none"', 'yes'],
    ['type="book" variable="issue"', 'no'],
    ['type="book" variable="issue" match="any"', 'yes'],
    ['type="chapter" variable="issue" match="none"', 'yes'],
  ])('%s', (condition, expected) => {
    expect(cited(chosen(condition), book)).toEqual([expected]);
  });

  test('the first branch that holds is rendered', () => {
    const layout = `<choose><if type="chapter"><text value="1"/></if><else-if variable="title"><text value="2"/></else-if>
      <else-if type="book"><text value="3"/></else-if><else><text value="4"/></else></choose>`;
    expect(cited(layout, book, { type: 'book' }, { type: 'chapter' }, { type: 'song' })).toEqual([
      '2',
      '3',
      '1',
      '4',
    ]);
  });

  test('delimiters of the group around it are applied within it', () => {
    const layout =
      '<group delimiter=", "><choose><if type="book"><text value="a"/><text value="b"/></if></choose><text value="c"/></group>';
    expect(cited(layout, book)).toEqual(['a, b, c']);
  });
});

describe('CSL 1.0.2, Choose: locator', () => {
  test.each([
    ['page', 'page', 'yes'],
    ['page', 'chapter', 'no'],
    ['page chapter" match="any', 'chapter', 'yes'],
    ['page chapter" match="none', 'chapter', 'no'],
    // A cite has one locator, so that one of several is meant.
    ['page chapter', 'chapter', 'yes'],
    ['sub-verbo', 'sub verbo', 'yes'],
  ])('%s for %s', (condition, label, expected) => {
    const cites = [[[0, { locator: '3', label }] as const]];
    expect(printed({ layout: chosen(`locator="${condition}"`) }, [{}], cites).citations).toEqual([expected]);
  });
});

describe('CSL 1.0.2, Choose: position', () => {
  const layout = `<choose><if position="ibid-with-locator"><text value="ibid-with-locator"/></if><else-if position="ibid"><text value="ibid"/></else-if>
    <else-if position="subsequent"><text value="subsequent"/></else-if><else><text value="first"/></else></choose>`;
  const page = (locator: string): SmallCite => [0, { locator }];
  test.each<[string, readonly (readonly SmallCite[])[], string]>([
    ['first', [[0]], 'first'],
    ['immediately after another cite of it', [[0], [0]], 'ibid'],
    ['within one citation', [[0, 0]], 'first; ibid'],
    ['after a citation of several', [[0, 1], [0]], 'subsequent'],
    ['not first in its citation', [[0], [1, 0]], 'first; subsequent'],
    ['after another item', [[0], [1], [0]], 'subsequent'],
    ['with a locator after none', [[0], [page('1')]], 'ibid-with-locator'],
    ['with the same locator', [[page('1')], [page('1')]], 'ibid'],
    ['with another locator', [[page('1')], [page('2')]], 'ibid-with-locator'],
    ['without a locator after one', [[page('1')], [0]], 'subsequent'],
  ])('%s', (_, citations, expected) => {
    const style = { layout, style: 'class="note"', layoutAttributes: 'delimiter="; "' };
    expect(printed(style, [{}, {}], citations).citations.at(-1)).toBe(expected);
  });

  test.each([
    ['ibid', 'yes'],
    ['subsequent', 'yes'],
    ['near-note', 'yes'],
    ['first', 'no'],
  ])('whoever is ibid-with-locator is %s: %s', (position, expected) => {
    const style = { layout: chosen(`position="${position}"`), style: 'class="note"' };
    expect(printed(style, [{}], [[0], [page('1')]]).citations[1]).toBe(expected);
  });

  test.each([
    ['', 5, 'yes'],
    ['', 6, 'no'],
    ['near-note-distance="2"', 2, 'yes'],
    ['near-note-distance="2"', 3, 'no'],
  ])('near-note, %s, %i notes before: %s', (citation, distance, expected) => {
    const style = { layout: chosen('position="near-note"'), style: 'class="note"', citation };
    const between = Array.from({ length: distance - 1 }, () => [1]);
    expect(printed(style, [{}, {}], [[0], ...between, [0]]).citations.at(-1)).toBe(expected);
  });

  test('in the bibliography no position holds', () => {
    const entry =
      '<choose><if position="first subsequent ibid" match="any"><text value="yes"/></if><else><text value="no"/></else></choose>';
    expect(printed({ layout: '<text value="x"/>', entry }, [{}]).entries).toEqual(['no']);
  });
});
