import { expect, test } from 'vitest';
import type { ComposedBlock, ComposedInline, ComposedParagraph, ComposedSection } from '../model/composed.js';
import { LayoutSession } from './session.js';
import { fieldsIn, storiesOf } from './stories.js';

const PAGE = { kind: 'page' } as const;
const field = { type: 'field', instruction: PAGE, result: [] } as unknown as ComposedInline;
const paragraph = (
  content: readonly ComposedInline[],
  own: Partial<ComposedParagraph> = {},
): ComposedParagraph => ({ type: 'paragraph', style: 'BodyText', content, rightToLeft: false, ...own });

test.each<[string, ComposedBlock, number]>([
  ['a paragraph', paragraph([field, field]), 2],
  ['a link', paragraph([{ type: 'link', content: [field] } as unknown as ComposedInline]), 1],
  ['bookmarked text', paragraph([{ type: 'bookmarked', names: [], content: [field] }]), 1],
  ['a change', paragraph([{ type: 'revised', content: [field] } as unknown as ComposedInline]), 1],
  [
    'a text box',
    paragraph([field], {
      floats: [{ blocks: [paragraph([field])] }] as unknown as NonNullable<ComposedParagraph['floats']>,
    }),
    2,
  ],
  [
    'a cell',
    { type: 'table', rows: [{ cells: [{ blocks: [paragraph([field])] }] }] } as unknown as ComposedBlock,
    1,
  ],
  ['text without any', paragraph([{ type: 'tab' } as ComposedInline]), 0],
  ['a list of headings', { type: 'contents', entries: [paragraph([field])] } as unknown as ComposedBlock, 0],
])('the fields of a header are found in %s', (_, block, count) => {
  expect(fieldsIn(block)).toEqual(Array.from({ length: count }, () => PAGE));
});

test('the fields of a section are those of all its headers and footers, which are searched once', () => {
  const setting = {
    stories: {
      usual: { header: [paragraph([field])], footer: [] },
      first: { header: [], footer: [paragraph([field])] },
      even: { header: [paragraph([field, field])], footer: [] },
    },
  };
  const own = { headers: [{ paragraph: paragraph([field]) }] };
  const section = (given: object) => ({ ...own, ...given }) as unknown as ComposedSection;
  const session = new LayoutSession();
  expect(storiesOf(section({}), session).fields).toHaveLength(1);
  const usual = { stories: { usual: { header: [], footer: [paragraph([field])] } } };
  expect(storiesOf(section({ setting: usual }), session).fields).toEqual([PAGE, PAGE]);
  const stories = storiesOf(section({ setting }), session);
  expect(stories.fields).toHaveLength(5);
  expect(storiesOf(section({ setting }), session)).toEqual(stories);
  expect(storiesOf(section({ setting: { ...setting } }), session).number).not.toBe(stories.number);
});
