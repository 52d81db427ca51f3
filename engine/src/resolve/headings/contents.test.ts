import { expect, test } from 'vitest';
import type { Heading, Inline } from '../../model/document.js';
import { resolveContents } from './contents.js';

const heading = (depth: Heading['depth'], ...children: Inline[]): Heading => ({
  type: 'heading',
  depth,
  children,
  line: 1,
});
const text = (value: string): Inline => ({ type: 'text', value });

function entriesOf(headings: readonly Heading[], title?: Heading, shift: 0 | 1 = 0) {
  const anchors = headings.map((node) => [node, { slug: '', bookmark: '', text: '' }] as const);
  return [...resolveContents(headings, new Map(anchors), shift, title).values()];
}

test('headings down to depth 3 are listed, with bookmarks as Word makes them', () => {
  const entries = entriesOf([heading(1, text('A')), heading(4, text('B')), heading(3, text('C'))]);
  expect(entries).toEqual([
    { depth: 1, bookmark: '_Toc000000001', children: [text('A')] },
    { depth: 3, bookmark: '_Toc000000002', children: [text('C')] },
  ]);
});

test('below a title, sections are the first level', () => {
  const entries = entriesOf([heading(2, text('A')), heading(4, text('B')), heading(5)], undefined, 1);
  expect(entries.map(({ depth }) => depth)).toEqual([1, 3]);
});

test('the title and headings without a text are not listed', () => {
  const title = heading(1, text('Title'));
  expect(entriesOf([title, heading(2, text(' ')), heading(2)], title)).toEqual([]);
});

test.each<[Inline, readonly Inline[]]>([
  [{ type: 'smallCaps', children: [text('a')] }, [{ type: 'smallCaps', children: [text('a')] }]],
  [{ type: 'styled', style: 'Loud', children: [text('a')], line: 1 }, [text('a')]],
  [{ type: 'textColor', color: 'FF0000', children: [text('a')] }, [text('a')]],
  [{ type: 'background', color: 'FF0000', children: [text('a')] }, [text('a')]],
  [{ type: 'font', size: { unit: 'pt', value: 9 }, children: [text('a')] }, [text('a')]],
  [
    { type: 'font', family: 'Arial', size: { unit: 'pt', value: 9 }, children: [text('a')] },
    [{ type: 'font', family: 'Arial', children: [text('a')] }],
  ],
  [
    { type: 'strong', children: [{ type: 'textColor', color: 'FF0000', children: [text('a')] }] },
    [{ type: 'strong', children: [text('a')] }],
  ],
  [{ type: 'insertion', children: [text('a')] }, [text('a')]],
  [{ type: 'deletion', children: [text('a')] }, []],
  [{ type: 'commentStart', comment: { text: 'c' } }, []],
  [{ type: 'commentEnd', comment: { text: 'c' } }, []],
  [{ type: 'indexMark', path: ['a'], line: 1 }, []],
  [{ type: 'fieldMark' }, []],
])('what becomes of %o in an entry', (inline, expected) => {
  expect(entriesOf([heading(1, text('A'), inline)])).toMatchObject([{ children: [text('A'), ...expected] }]);
});

test('an entry keeps its formatting, but not links, notes and line breaks', () => {
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

const MARKS = ['delete', 'emphasis', 'strong', 'subscript', 'superscript', 'underline'] as const;

test.each(MARKS)('an entry keeps %s, without links inside', (type) => {
  const link: Inline = { type: 'link', url: '#a', title: '', line: 1, children: [text('a')] };
  const [entry] = entriesOf([heading(2, { type, children: [link] })]);
  expect(entry?.children).toEqual([{ type, children: [text('a')] }]);
});

test.each(['highlight', 'keyboard', 'monospace'] as const)('an entry has only the text of %s', (type) => {
  const [entry] = entriesOf([heading(2, { type, children: [text('a')] })]);
  expect(entry?.children).toEqual([text('a')]);
});

test('an entry has the text of a wiki link and of code, the description of a picture, and formulas and references unchanged', () => {
  const math: Inline = { type: 'inlineMath', value: 'x', line: 1 };
  const wiki: Inline = { type: 'wikiLink', page: 'P', heading: '', children: [text('page')], line: 1 };
  const image: Inline = { type: 'image', url: 'a.png', alt: 'A picture', title: '', line: 1 };
  const formula: Inline = {
    type: 'crossReference',
    source: '\\eqref{a}',
    names: ['a'],
    form: 'bracketed',
    line: 1,
  };
  const code: Inline = { type: 'inlineCode', value: 'a \n\t b' };
  const [entry] = entriesOf([heading(1, math, wiki, image, formula, code)]);
  expect(entry?.children).toEqual([math, text('page'), text('A picture'), formula, text('a    b')]);
});
