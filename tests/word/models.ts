import fc from 'fast-check';
import type {
  Block,
  FootnoteDefinition,
  Inline,
  List,
  ListItem,
  Paragraph,
  Table,
} from '../../engine/src/model/document.js';

/*
 * Random models of everything that Word can represent: formatted text, notes, links and code, in headings, lists, quotes,
 * callouts, tables and columns, nested in each other. As Word shows only indents, some models look the same there: a quote
 * after a list, table or callout, or inside its last item; two such blocks in a row; a quote that contains only a quote. So
 * there is a sentence between such blocks, and quotes are not nested. In more than two columns, indents are cut short.
 */

const line = 1;

/** The note that is referred to. */
export const note: FootnoteDefinition = {
  kind: 'labelled',
  identifier: '1',
  label: '1',
  children: [{ type: 'paragraph', children: [{ type: 'text', value: 'A note' }], line }],
  line,
};

const words = fc.constantFrom(
  'tea',
  'Über den Wolken',
  '漢字',
  'x',
  'a b',
  'snake_case',
  '2 * 3',
  'C&A',
  '<b>',
  '50 %',
);

const text = (value: string): Inline => ({ type: 'text', value });

const piece: fc.Arbitrary<Inline> = fc.oneof(
  words.map(text),
  fc
    .record({
      type: fc.constantFrom(
        ...(['strong', 'emphasis', 'delete', 'underline', 'highlight', 'superscript', 'smallCaps'] as const),
      ),
      children: words.map((value): Inline[] => [text(value)]),
    })
    .map((mark): Inline => mark),
  fc
    .record({
      look: fc.constantFrom(
        { type: 'textColor', color: '123ABC' } as const,
        { type: 'background', color: 'FFEEAA' } as const,
      ),
      children: words.map((value): Inline[] => [text(value)]),
    })
    .map(({ look, children }): Inline => ({ ...look, children })),
  fc.constantFrom('a', 'x()', 'a b').map((value): Inline => ({ type: 'inlineCode', value })),
  fc.constantFrom('x^2', '\\frac{a}{b}').map((value): Inline => ({ type: 'inlineMath', value, line })),
  words.map(
    (value): Inline => ({
      type: 'link',
      url: 'https://example.org/a',
      title: '',
      children: [text(value)],
      line,
    }),
  ),
  fc.constant<Inline>({ type: 'footnoteReference', identifier: '1', label: '1', line }),
  fc.constant<Inline>({ type: 'indexMark', path: ['tea', 'green'], line }),
);

/** Pieces between words. */
const inlines: fc.Arbitrary<Inline[]> = fc
  .array(piece, { minLength: 0, maxLength: 3 })
  .map((pieces) => [text('Word'), ...pieces.flatMap((each) => [text(' '), each, text(' and')])]);

const paragraph: fc.Arbitrary<Paragraph> = inlines.map((children) => ({ type: 'paragraph', children, line }));

const leaf: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('a', 'a\n\n  b', 'let x = 1;')
      .map((value): Block => ({ type: 'code', lang: '', value, line })),
  },
  { weight: 1, arbitrary: fc.constant<Block>({ type: 'math', value: 'x=\\frac{1}{2}', line }) },
  { weight: 1, arbitrary: fc.constant<Block>({ type: 'thematicBreak', line }) },
);

const cell = paragraph.map((own) => ({ children: [own] }));

const table: fc.Arbitrary<Table> = fc
  .record({
    rows: fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 3 }),
    align: fc.constantFrom([], ['left', 'right'] as const, [undefined, 'center'] as const),
    caption: fc.option(inlines, { nil: undefined }),
  })
  .map(({ rows, align, caption }) => ({
    type: 'table',
    align,
    ...(caption && { caption }),
    headerRows: 1,
    rows: rows.map((cells) => ({ cells, line })),
    line,
  }));

const { inner } = fc.letrec<{ inner: Block[]; block: Block; list: List; item: ListItem }>((tie) => ({
  inner: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map(apart),
  block: fc.oneof(
    { depthSize: 'xsmall', maxDepth: 2, withCrossShrink: true },
    leaf,
    table,
    tie('list'),
    tie('inner').map((children): Block => ({ type: 'blockquote', children: withoutQuotes(children), line })),
    fc
      .record({ kind: fc.constantFrom('note' as const, 'warning' as const), children: tie('inner') })
      .map(({ kind, children }): Block => ({ type: 'callout', kind, name: kind, title: [], children, line })),
  ),
  list: fc
    .record({
      ordered: fc.boolean(),
      start: fc.constantFrom(1, 1, 3),
      delimiter: fc.constantFrom('.' as const, ')' as const),
      spread: fc.boolean(),
      children: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    })
    .map((list) => ({
      type: 'list',
      ...list,
      ...(list.ordered ? {} : { start: 1, delimiter: '.' as const }),
      line,
    })),
  item: fc
    .record({
      checked: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
      first: paragraph,
      rest: fc.oneof(fc.constant<Block[]>([]), tie('inner')),
    })
    .map(({ checked, first, rest }) => ({ checked, children: [first, ...rest], line })),
}));

/** Whether a block has a border or an indent of its own. */
function isFrame({ type }: Block): boolean {
  return /^(?:list|table|callout|blockquote|code|columns|thematicBreak)$/.test(type);
}

/** The same blocks, without any quotes around them. */
function withoutQuotes(blocks: readonly Block[]): Block[] {
  return apart(blocks.flatMap((block) => (block.type === 'blockquote' ? block.children : [block])));
}

/** Puts a sentence between blocks that Word would join. */
function apart(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index): Block[] => {
    const before = blocks[index - 1];
    const joins = before !== undefined && (isFrame(before) || before.type === block.type) && isFrame(block);
    return joins ? [{ type: 'paragraph', children: [text('Between')], line }, block] : [block];
  });
}

/** The blocks of a whole text. */
export const wordBlocks: fc.Arbitrary<Block[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: inner },
      {
        weight: 1,
        arbitrary: fc
          .record({ depth: fc.constantFrom(1, 2, 3), children: inlines })
          .map((heading): Block[] => [{ type: 'heading', ...heading, line }]),
      },
      {
        weight: 1,
        arbitrary: fc
          .record({ count: fc.constant(2), children: inner })
          .map((columns): Block[] => [{ type: 'columns', ...columns, line }]),
      },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => [...apart(parts.flat()), { type: 'paragraph', children: [text('End')], line }]);
