import { MAPPED_STYLES } from '@footmark/engine/options';
import { expect, test } from 'vitest';
import { settingsOf } from '../../../../../engine/src/api/settings.js';
import { themeOf } from '../../../../../engine/src/theme/index.js';
import { stylesOf } from '../../../../../engine/src/theme/styles/index.js';
import { STYLE_GROUPS, shownName, styleType, withChoices } from './style-names';

const OFFERED = STYLE_GROUPS.flatMap(({ styles }) => styles);

test('every style that a template can have is offered once, under a name of its own', () => {
  expect(OFFERED.map(({ id }) => id).toSorted()).toEqual([...MAPPED_STYLES].toSorted());
  expect(new Set(OFFERED.map(({ name }) => name)).size).toBe(OFFERED.length);
});

test('styles of the right type are offered for each', () => {
  const own = new Map(stylesOf(themeOf(settingsOf({}))).map(({ id, type }) => [String(id), type]));
  for (const { id } of OFFERED) expect(styleType(id), id).toBe(own.get(id) ?? 'table');
});

test.each([
  ['heading 1', 'Heading 1'],
  ['footnote text', 'Footnote Text'],
  ['toc 2', 'TOC 2'],
  ['annotation text', 'Comment text'],
  ['a2', 'a2'],
  ['論文正文', '論文正文'],
  ['my heading 1', 'my heading 1'],
])('%s is shown as %s', (name, shown) => expect(shownName(name)).toBe(shown));

test('a choice counts at once, unless the template has no such style', () => {
  const styles = [
    { name: 'Thesis Text', type: 'paragraph' },
    { name: 'Ruled', type: 'table' },
  ] as const;
  const mapping = { BodyText: 'Old', Quote: 'Old', Code: 'Old', Link: 'Old' };
  const choices = { BodyText: 'Thesis Text', Quote: null, Code: 'Ruled', Link: 'Gone' };
  expect(withChoices(mapping, choices, styles)).toEqual({ ...mapping, BodyText: 'Thesis Text', Quote: null });
});
