import { checkSources } from '@footmark/engine/citations';
import { expect, test } from 'vitest';
import { faultGroups } from './source-faults';

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
