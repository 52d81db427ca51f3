import { checkSources } from '@footmark/engine/citations';
import { expect, test } from 'vitest';
import { faultGroups, mainKeys } from './source-faults';

const BIB =
  '@book{a, author={Doe, J.}, title={A}, year=2001, ids={other}}\n@misc{b, title={B}}\n@misc{c, title={C}}';

test('faults are in groups of their kinds, and hundreds that are never cited are one group', async () => {
  const check = await checkSources([{ name: 'refs.bib', text: BIB }]);
  const shown = (cited: readonly string[]): readonly string[] =>
    faultGroups(check, cited).map(({ title, places }) => `${title}: ${places.map(({ key }) => key).join()}`);
  expect(shown(['other'])).toEqual([
    'No author or editor: b,c',
    'No date: b,c',
    'Never cited in this text: b,c',
  ]);
  expect(shown([])).toEqual(['No author or editor: b,c', 'No date: b,c']);
});

test('letters that may be wrong lead to the source in which they are, and to none before the first', async () => {
  const keys = async (text: string): Promise<readonly string[]> => {
    const check = await checkSources([
      { name: 'one.bib', text: BIB },
      { name: 'two.bib', text, isGuessed: true },
    ]);
    const group = faultGroups(check, []).find(({ title }) => title === 'Letters that may be wrong');
    return group?.places.map(({ key }) => key) ?? [];
  };
  expect(await keys('@book{d,\n  title={D}\n}\n@book{e,\n  title={Übel}\n}\n@book{f, title={F}}')).toEqual([
    'e',
  ]);
  expect(await keys('Für Ann\n@book{d, title={D}}')).toEqual(['']);
});

test('keys that commas separate lead to the text', async () => {
  const check = await checkSources([{ name: 'refs.bib', text: BIB }]);
  const groups = faultGroups(check, ['a'], [{ text: '[@a, @b]', line: 7 }]);
  expect(groups.find(({ title }) => title === 'Keys separated by commas')?.places).toEqual([
    {
      key: '',
      line: 7,
      message: 'Write a semicolon between the keys in [@a, @b]: after a comma, they are only text',
    },
  ]);
});

test('further keys are those of their sources, and a star is all of them', async () => {
  const { sources } = await checkSources([{ name: 'refs.bib', text: BIB }]);
  expect(mainKeys(['other', 'a', 'x'], sources)).toEqual(['a', 'x']);
  expect(mainKeys(['x', '*'], sources)).toEqual(['x', 'a', 'b', 'c']);
});
