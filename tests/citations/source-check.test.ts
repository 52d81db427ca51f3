import { convert } from '@footmark/engine';
import { expect, test } from 'vitest';

const BIB = `@book{doe, author={Doe, J.}, title={One}, year=2001}
@book{roe, title={Two}, year=2002, ids={old}}
@misc{x1, title={A}, year=2001}
@misc{x2, title={A}}
@misc{x3, title={A}}`;

async function found(text: string, checkSources: boolean) {
  const result = await convert(`---\nbibliography: refs.bib\n---\n\n${text}\n`, {
    loadAsset: async () => new TextEncoder().encode(BIB),
    checkSources,
  });
  if (!result.success) throw new Error(result.error);
  return result.validation.warnings.map(({ line, source, message }) => ({ line, source, message }));
}

test('a check reports each cited source by itself, and the others in a line for each kind', async () => {
  expect(await found('[@doe; @old]', true)).toEqual([
    {
      line: 2,
      source: { file: 'refs.bib', line: 2, key: 'roe' },
      message: '@roe has no author or editor; it is cited by its title',
    },
    {
      line: 2,
      source: { file: 'refs.bib', line: 3, key: 'x1' },
      message: '3 sources that are not cited have no author or editor, the first @x1',
    },
    {
      line: 2,
      source: { file: 'refs.bib', line: 4, key: 'x2' },
      message: '2 sources that are not cited have no date, the first @x2',
    },
    {
      line: 2,
      source: { file: 'refs.bib', line: 3, key: 'x1' },
      message: '3 of 5 sources are never cited, the first @x1',
    },
  ]);
});

test('if all are listed, none is uncited', async () => {
  const messages = (await found('[@doe] \\nocite{*}', true)).map(({ message }) => message);
  expect(messages).toHaveLength(6);
  expect(messages.join()).not.toContain('never cited');
});

test('a conversion does not check sources', async () => {
  expect(await found('[@doe; @roe]', false)).toEqual([]);
});
