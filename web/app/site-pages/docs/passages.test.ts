import { expect, test } from 'vitest';
import { passagesOf } from './passages';

test('a page is split at its headings, whose address each passage has', () => {
  expect(
    passagesOf('/docs/tables', 'Tables', [
      { kind: 'text', text: 'A table has a **separator** row.' },
      { kind: 'heading', id: 'wide', text: 'Wide `tables`', level: 2 },
      { kind: 'list', items: ['They can have [landscape](/docs/page-layout) pages.'] },
      { kind: 'code', label: 'Markdown', code: '| a |\n|---|' },
    ]),
  ).toEqual([
    { address: '/docs/tables', page: 'Tables', heading: '', text: 'A table has a separator row. ' },
    {
      address: '/docs/tables#wide',
      page: 'Tables',
      heading: 'Wide tables',
      text: 'They can have landscape pages. Markdown: | a |\n|---| ',
    },
  ]);
});
