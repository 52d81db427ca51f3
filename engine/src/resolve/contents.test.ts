import { expect, test } from 'vitest';
import type { Heading, Inline } from '../model/document.js';
import { resolveContents } from './contents.js';

const heading = (depth: Heading['depth'], ...children: Inline[]): Heading => ({
  type: 'heading',
  depth,
  children,
  line: 1,
});
const text = (value: string): Inline => ({ type: 'text', value });

function entriesOf(headings: readonly Heading[], title?: Heading) {
  const anchors = headings.map((node) => [node, { slug: '', bookmark: '', text: '' }] as const);
  return [...resolveContents(new Map(anchors), title).values()];
}

test('headings down to depth 3 are listed, with bookmarks as Word makes them', () => {
  const entries = entriesOf([heading(1, text('A')), heading(4, text('B')), heading(3, text('C'))]);
  expect(entries).toEqual([
    { depth: 1, bookmark: '_Toc000000001', children: [text('A')] },
    { depth: 3, bookmark: '_Toc000000002', children: [text('C')] },
  ]);
});

test('the title and headings without a text are not listed', () => {
  const title = heading(1, text('Title'));
  expect(entriesOf([title, heading(2, text(' ')), heading(2)], title)).toEqual([]);
});

test('an entry keeps its looks, but no link, note or line break', () => {
  const link: Inline = {
    type: 'link',
    url: 'https://example.org',
    title: '',
    line: 1,
    children: [{ type: 'emphasis', children: [text('looks')] }],
  };
  const note: Inline = { type: 'footnoteReference', identifier: '1', label: '1', line: 1 };
  const [entry] = entriesOf([heading(2, text('Its\n'), link, note, { type: 'break' }, text('kept'))]);
  expect(entry?.children).toEqual([
    text('Its '),
    { type: 'emphasis', children: [text('looks')] },
    text(' '),
    text('kept'),
  ]);
});
