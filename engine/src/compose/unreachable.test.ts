import { expect, test } from 'vitest';
import { settingsOf } from '../api/settings.js';
import type { DisplayMath, Heading, Inline } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { resolve } from '../resolve/index.js';
import { unreachableBookmarks } from './unreachable.js';

const resolved = resolve(
  parse('', NO_METADATA, () => {}),
  settingsOf({}),
  () => {},
);
const headingOf = (...children: readonly Inline[]): Heading => ({
  type: 'heading',
  depth: 1,
  children,
  line: 1,
});
const picture: Inline = { type: 'image', url: 'a.png', alt: '', title: '', line: 1 };
const formula: DisplayMath = { type: 'math', value: 'x', line: 1 };
const converted = { math: [], mathml: '', size: { width: 0, height: 0, depth: 0 } };

const toHeading = (heading: Heading, text: string) =>
  unreachableBookmarks({
    resolved: {
      ...resolved,
      headings: new Map([[heading, { slug: '', bookmark: 'own', text }]]),
      targets: new Map([[heading, ['a', 'b']]]),
    },
    equations: new Map(),
  });

test.each<[string, Heading, string, boolean]>([
  ['nothing', headingOf(), '', false],
  ['text', headingOf({ type: 'text', value: 'a' }), 'a', true],
  ['a picture without text', headingOf({ type: 'text', value: ' ' }, picture), '', true],
  [
    'a picture that is a link',
    headingOf({ type: 'link', url: 'https://a.example', title: '', children: [picture], line: 1 }),
    '',
    true,
  ],
  ['a space', headingOf({ type: 'text', value: ' ' }), '', false],
])('the bookmarks of a heading with %s lead to something or not', (_, heading, text, isReachable) => {
  const found = isReachable ? [] : ['a', 'b', 'own'].map((name) => [name, 'heading']);
  expect([...toHeading(heading, text)]).toEqual(found);
});

test('the bookmarks of a formula lead to something only if it could be converted', () => {
  const targets = new Map([[formula, ['a', 'b']]]);
  const toFormula = (equations: Parameters<typeof unreachableBookmarks>[0]['equations']) => [
    ...unreachableBookmarks({ resolved: { ...resolved, targets }, equations }),
  ];
  expect(toFormula(new Map())).toEqual([
    ['a', 'formula'],
    ['b', 'formula'],
  ]);
  expect(toFormula(new Map([[formula, converted]]))).toEqual([]);
});
