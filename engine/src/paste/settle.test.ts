import { describe, expect, test } from 'vitest';
import type { Alignment, Block, Inline, Paragraph, Table } from '../model/document.js';
import { EMPTY_DOCUMENT } from '../model/empty-document.js';
import { partsOf } from './pasted-parts.js';
import { settled } from './settle.js';

const text = (value: string): Inline => ({ type: 'text', value });
const BREAK: Inline = { type: 'break' };
const strong = (...children: readonly Inline[]): Inline => ({ type: 'strong', children });
const paragraph = (...children: readonly Inline[]): Paragraph => ({ type: 'paragraph', children, line: 1 });
const settledBlocks = (...blocks: readonly Block[]): readonly Block[] =>
  settled({ ...EMPTY_DOCUMENT, blocks }).blocks;
const children = (...inlines: readonly Inline[]) =>
  settledBlocks(paragraph(...inlines)).map((block) => ('children' in block ? block.children : []));

describe('paragraphs', () => {
  test('end at two line breaks, and have none at their ends', () => {
    expect(children(BREAK, text('a'), BREAK, text('b'), BREAK, BREAK, text('c'), text(' '), BREAK)).toEqual([
      [text('a'), BREAK, text('b')],
      [text('c')],
    ]);
    expect(children(BREAK, text(' '))).toEqual([]);
  });

  test('have no spaces at the ends of their lines', () => {
    expect(children(text(' a '), BREAK, text('\u00a0b'), strong(text('c')), text(' d '))).toEqual([
      [text('a'), BREAK, text('b'), strong(text('c')), text(' d')],
    ]);
  });

  test('are settled wherever they are', () => {
    const quote = (...own: readonly Inline[]): Block => ({
      type: 'blockquote',
      children: [paragraph(...own)],
      line: 1,
    });
    expect(settledBlocks(quote(text('a'), BREAK))).toEqual([quote(text('a'))]);
    const note = {
      identifier: '1',
      label: '1',
      kind: 'labelled',
      children: [paragraph(BREAK, text('a'))],
      line: 1,
    } as const;
    const { definitions } = settled({ ...EMPTY_DOCUMENT, definitions: new Map([['1', note]]) });
    expect(definitions.get('1')?.children).toEqual([paragraph(text('a'))]);
    const heading = (...own: readonly Inline[]): Block => ({
      type: 'heading',
      depth: 1,
      children: own,
      line: 1,
    });
    expect(settledBlocks(heading(text('a'), BREAK))).toEqual([heading(text('a'))]);
  });
});

describe('marks', () => {
  test('that follow each other are one, and those of another kind are not', () => {
    expect(children(strong(text('a')), strong(text('b')))).toEqual([[strong(text('a'), text('b'))]]);
    const emphasis: Inline = { type: 'emphasis', children: [text('b')] };
    expect(children(strong(text('a')), emphasis)).toEqual([[strong(text('a')), emphasis]]);
  });

  test('leave spaces and breaks at their ends outside', () => {
    expect(children(text('a'), strong(text(' b '), BREAK), text('c'))).toEqual([
      [text('a'), text(' '), strong(text('b')), text(''), BREAK, text('c')],
    ]);
    expect(children(text('a'), strong(BREAK, text(' '), text('b c')), text('d'))).toEqual([
      [text('a'), BREAK, text(''), strong(text('b c')), text('d')],
    ]);
  });

  test('without anything in them are none', () => {
    expect(children(text('a'), strong(text(' ')), text('b'))).toEqual([[text('a'), text(' '), text('b')]]);
    expect(children(text('a'), strong(), text('b'))).toEqual([[text('a'), text('b')]]);
  });

  test('in a link are settled, too', () => {
    const link = (...own: readonly Inline[]): Inline => ({
      type: 'link',
      url: 'u',
      title: '',
      children: own,
      line: 1,
    });
    expect(children(link(strong(text('a')), strong(text('b'))))).toEqual([
      [link(strong(text('a'), text('b')))],
    ]);
  });
});

describe('the alignment of all cells of a column is that of the column', () => {
  const table = (
    rows: readonly (readonly (Alignment | undefined)[])[],
    align: Table['align'] = [],
  ): Table => ({
    type: 'table',
    align,
    headerRows: 1,
    rows: rows.map((cells) => ({
      cells: cells.map((own) => ({ children: [], ...(own && { align: own }) })),
      line: 1,
    })),
    line: 1,
  });

  test.each([
    [
      [
        ['right', undefined],
        ['right', undefined],
      ],
      ['right', undefined],
    ],
    [[['center'], ['center'], ['center']], ['center']],
  ] as const)('%j', (rows, align) => {
    const bare = rows.map((row) => row.map(() => undefined));
    expect(settledBlocks(table(rows))).toEqual([table(bare, align)]);
  });

  test.each([
    [
      [
        ['right', 'left'],
        ['right', undefined],
      ],
    ],
    [[['right'], [undefined]]],
    [[['right'], ['right', 'left']]],
  ] as const)('but not where they differ: %j', (rows) =>
    expect(settledBlocks(table(rows))).toEqual([table(rows)]),
  );
});

test('parts are named once, most important first, wherever they are', () => {
  const blocks: readonly Block[] = [
    paragraph(strong(text('a')), { type: 'inlineCode', value: 'b' }),
    { type: 'blockquote', children: [{ type: 'heading', depth: 1, children: [], line: 1 }], line: 1 },
    { type: 'code', lang: '', value: 'c', line: 1 },
    { type: 'math', value: 'd', line: 1 },
  ];
  expect(partsOf({ ...EMPTY_DOCUMENT, blocks })).toEqual([
    'formulas',
    'headings',
    'code',
    'quotations',
    'formatting',
  ]);
});
