import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { judgedFields } from './fields/comparison';

const headersOf = async (title: string, authors: string): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await convertForTest(`---\ntitle: ${title}\nauthor: ${authors}\n---\n\n# One\n`, {
    headerText: '{title} by {author}',
    evenHeaderText: '{author}',
    firstFooterText: 'On {title}',
    footerText: '{date}{page}',
    template: 'academic',
  });
  const fields = [...judgedFields(openPackage(bytes), () => () => '1')].filter(({ field }) =>
    /^(?:TITLE|AUTHOR)$/.test(field.instruction.name),
  );
  expect(fields.filter(({ isSame }) => !isSame).map(({ word, ours }) => [word, ours])).toEqual([]);
  return fields.map(({ field, ours }) => [field.instruction.name, ours]).sort();
};

test.each([
  ['"Tides & <water>"', 'Jo Lee'],
  ['مد وجزر', 'ج. لي'],
  ['潮汐', '李'],
])('titles and single authors in headers are fields of the properties: %s by %s', async (title, author) => {
  const own = title.replaceAll('"', '');
  expect(await headersOf(title, author)).toEqual([
    ['AUTHOR', author],
    ['AUTHOR', author],
    ['TITLE', own],
    ['TITLE', own],
  ]);
});

test('what the properties say in other words, or a field cannot hold, is text', async () => {
  expect(await headersOf('Tides', '[Jo Lee, Al Ray]')).toEqual([
    ['TITLE', 'Tides'],
    ['TITLE', 'Tides'],
  ]);
  expect(await headersOf('Tides مد', 'Jo')).toEqual([
    ['AUTHOR', 'Jo'],
    ['AUTHOR', 'Jo'],
  ]);
});
