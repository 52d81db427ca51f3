import fc from 'fast-check';
import type { BlockLook } from '../../engine/src/model/block-look.js';
import type { ChartMarks } from '../../engine/src/model/chart.js';
import type {
  Block,
  Definition,
  DefinitionGroup,
  Inline,
  List,
  ListItem,
  Mark,
  MarkType,
  Paragraph,
  TableCell,
} from '../../engine/src/model/document.js';

/*
 * Random models that Markdown can express: no leading or trailing spaces that a line would lose, and nothing empty that
 * has no Markdown syntax.
 */

const line = 1;

/** How divs are set apart. */
const LOOKS: readonly BlockLook[] = [
  { left: { unit: 'pt', value: 30 }, firstLine: { unit: 'em', value: -1.5 } },
  { right: { unit: 'line', value: 0.1 }, background: 'FFEEAA', padding: 6 },
  { border: { sides: ['top', 'left'], color: '123ABC', width: 1.5 } },
];

const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('tea', 'Über', '漢字', 'x', 'snake_case', 'a b', '1', 'i++', '2 * 3'),
  },
  { weight: 3, arbitrary: fc.constantFrom(...'|*_`[](){}<>!#+-=~^$\\&:;"\'/.,@%') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        'a<b',
        '<b>',
        '&amp;',
        '$5',
        '$x$',
        '**',
        '__init__',
        '~~',
        '{{<',
        '{#a}',
        '{.a}',
        '==',
        '++',
        '[1]',
        '[^1]',
      ],
      ...[
        '[x](y)',
        '![',
        '](',
        '[[a]]',
        '# h',
        '- i',
        '1. ',
        '> q',
        ': d',
        '---',
        '===',
        '```',
        '~~~',
        '+++',
        '%%',
      ],
      ...[
        'http://a.example/b',
        'www.a.example',
        'a@b.example',
        '\\(x\\)',
        '\\newpage',
        '$$',
        '\\',
        '\\*',
        '^[n]',
      ],
      ...[
        'Table: x',
        '*[a]: b',
        '[a]: /b',
        '<!--',
        '</a>',
        '!!! note',
        ':::',
        '\\eqref{a}',
        '| a |',
        '((',
        '  ',
      ],
    ),
  },
);

const text = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) => ({ type: 'text', value: words.join(' ').trim() || 'x' }) as const);

const url = fc.constantFrom(
  'https://a.example/b?c=d&e=f',
  '#a',
  'a.html',
  'a_(b).html',
  'mailto:a@b.example',
  '/a%20b',
);
const latex = fc.constantFrom(
  ...['x', 'x_1', '\\frac{a}{b}', 'a, b', '0', '\\text{if $x$}', 'a|b', 'f(x)'],
  ...['x =\n\\frac{1}{2}\n- y', 'a % of b\n+ c', '\\text{`}\n\n# 1\n', '1.\n| x |\n= y'],
);
const markType = fc.constantFrom<MarkType>(
  ...([
    'emphasis',
    'strong',
    'delete',
    'underline',
    'subscript',
    'superscript',
    'highlight',
    'smallCaps',
    'keyboard',
  ] as const),
  'monospace',
);

const leaf: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(' ').map((value) => ({ type: 'text', value }) as const) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('a', '`', 'a`b', '``', ' a ', 'a|b', '<b>', '\\')
      .map((value) => ({ type: 'inlineCode', value }) as const),
  },
  { weight: 2, arbitrary: latex.map((value) => ({ type: 'inlineMath', value, line }) as const) },
  {
    weight: 1,
    arbitrary: fc
      .record({ url, alt: fc.constantFrom('', 'a picture', 'a [b]'), title: fc.constantFrom('', 'a "b"') })
      .map((image) => ({ type: 'image', ...image, width: { unit: 'pt', value: 225 }, line }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'indexMark', path: ['tea', 'green'], line } as const,
      { type: 'indexMark', path: ['a "b": c'], see: 'tea', line } as const,
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('1', 'long-name')
      .map((label) => ({ type: 'footnoteReference', identifier: label.toUpperCase(), label, line }) as const),
  },
);

const { inlines } = fc.letrec<{
  inline: Inline;
  inlines: Inline[];
  mark: Inline;
  colored: Inline;
  link: Inline;
}>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'xsmall', maxDepth: 3, withCrossShrink: true },
    leaf,
    tie('mark'),
    tie('colored'),
    tie('link'),
  ),
  inlines: fc.array(tie('inline'), { minLength: 1, maxLength: 4 }).map(trimmed),
  mark: fc.record({ type: markType, children: tie('inlines') }).map((mark): Mark => mark),
  colored: fc
    .record({
      look: fc.constantFrom(
        { type: 'textColor', color: '123ABC' } as const,
        { type: 'background', color: 'FFEEAA' } as const,
        { type: 'styled', style: 'My Term', line: 1 } as const,
        { type: 'language', language: 'fr' } as const,
        { type: 'direction', direction: 'rtl' } as const,
        { type: 'direction', direction: 'ltr', isOverride: true } as const,
        { type: 'font', family: 'Arial', size: { unit: 'pt', value: 15 } } as const,
        { type: 'font', size: { unit: 'own', value: 0.5 } } as const,
      ),
      children: tie('inlines'),
    })
    // Pictures alone have no look.
    .map(({ look, children }) => ({
      ...look,
      children: [{ type: 'text', value: 'x' } as const, ...children],
    })),
  link: fc
    .record({ url, title: fc.constantFrom('', 'title'), children: tie('inlines') })
    .map((link) => ({ type: 'link', ...link, children: withoutLinks(link.children), line }) as const),
}));

/** Letters and parenthesized numbers start a list only if two such items follow each other. */
function markingOf(
  { ordered, children }: { readonly ordered: boolean; readonly children: readonly unknown[] },
  delimiter: List['delimiter'],
  style: List['style'],
): Partial<List> & Pick<List, 'delimiter'> {
  if (!ordered) return { start: 1, delimiter: '.' };
  if (children.length > 1) return { delimiter, ...(style && { style }) };
  return { delimiter: delimiter === '()' ? ')' : delimiter };
}

/** White space at the ends of a paragraph is not significant. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  const isSpace = (inline: Inline | undefined): boolean =>
    inline?.type === 'text' && inline.value.trim() === '';
  let [start, end] = [0, inlines.length];
  while (start < end && isSpace(inlines[start])) start++;
  while (end > start && isSpace(inlines[end - 1])) end--;
  return start < end ? inlines.slice(start, end) : [{ type: 'text', value: 'x' }];
}

/** Links cannot contain links. */
function withoutLinks(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'link') return withoutLinks(inline.children);
    return 'children' in inline ? { ...inline, children: withoutLinks(inline.children) } : inline;
  });
}

const revisedText = fc
  .constantFrom('tea', 'a b', '*', '1')
  .map((value): Inline[] => [{ type: 'text', value }]);

/** Changes and comments, among other text. */
const review: fc.Arbitrary<Inline[]> = fc
  .record({
    type: fc.constantFrom('insertion' as const, 'deletion' as const),
    children: revisedText,
    comment: fc.option(fc.constantFrom('why?', 'a *b*')),
    isAbout: fc.constantFrom('change' as const, 'text' as const, 'place' as const),
  })
  .map(({ type, children, comment, isAbout }): Inline[] => {
    if (comment === null) return [{ type, children }];
    const [start, end] = [
      { type: 'commentStart', comment: { text: comment } } as const,
      { type: 'commentEnd', comment: { text: comment } } as const,
    ];
    const about: Inline[] = isAbout === 'change' ? [{ type, children }] : isAbout === 'text' ? children : [];
    const both = { ...end, comment: start.comment };
    return [start, ...about, both];
  });

/** A paragraph with changes and comments. */
export const reviewedParagraph: fc.Arbitrary<Paragraph> = fc.tuple(inlines, review, inlines).map(
  ([before, own, after]): Paragraph => ({
    type: 'paragraph',
    children: [...before, { type: 'text', value: ' ' }, ...own, { type: 'text', value: ' ' }, ...after],
    line,
  }),
);

const withBreaks = fc
  .array(inlines, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.flatMap((own, index): Inline[] => (index === 0 ? own : [{ type: 'break' }, ...own])));

const paragraph: fc.Arbitrary<Paragraph> = fc
  .record({
    children: withBreaks,
    align: fc.option(fc.constantFrom('center' as const, 'right' as const), { freq: 8 }),
    direction: fc.option(fc.constantFrom('ltr' as const, 'rtl' as const), { freq: 8 }),
  })
  .map(({ children, align, direction }) => ({
    type: 'paragraph',
    ...(align ? { align } : {}),
    ...(direction ? { direction } : {}),
    children,
    line,
  }));
/** What is said of a chart; words that are no classes are only in comments. */
const chartMarks = fc.record({
  values: fc.constantFrom<ChartMarks['values']>(
    [['type', 'column']],
    [
      ['type', 'line'],
      ['y', 'k EUR, "net" \\ gross'],
    ],
    [['type', 'two words']],
    [['width', '60%']],
    [],
  ),
  words: fc.subarray(['stacked', 'with-table']),
});

const plainParagraph = inlines.map((children): Paragraph => ({ type: 'paragraph', children, line }));

const single: fc.Arbitrary<Block> = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  {
    weight: 2,
    arbitrary: fc
      .record({
        depth: fc.constantFrom(1, 2, 6),
        children: inlines,
        anchors: fc.constantFrom(undefined, ['a-b']),
        kind: fc.constantFrom(undefined, 'unnumbered' as const, 'appendix' as const),
      })
      .map(
        ({ anchors, kind, ...heading }) =>
          ({
            type: 'heading',
            ...heading,
            ...(anchors && { anchors }),
            ...(kind && { kind }),
            line,
          }) as const,
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        lang: fc.constantFrom('', 'js', 'c++'),
        title: fc.constantFrom(undefined, undefined, 'src/app.js', "Ann's `a` (1)", 'a "b" {c}'),
        value: fc.constantFrom('', 'a', 'a\n\nb', '```\nx', '  a\n\tb', '~~~'),
      })
      .map(
        ({ title, ...code }) =>
          ({ type: 'code', ...code, ...(title !== undefined && { title }), line }) as const,
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'x = 1',
        '\\begin{aligned}\na &= b \\\\\nc &= d\n\\end{aligned}',
        'a `b`',
        '\\frac{1}{2},',
      )
      .map((value) => ({ type: 'math', value, line }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'thematicBreak', line } as const,
      { type: 'pageBreak', line } as const,
      { type: 'listPlace', of: 'figure', line } as const,
    ),
  },
);

const lineBlock: fc.Arbitrary<Block> = fc
  .record({
    children: fc.array(
      fc.oneof(
        fc.record({ indent: fc.constantFrom(0, 0, 3), children: inlines, line: fc.constant(line) }),
        fc.constant({ indent: 0, children: [], line }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    align: fc.option(fc.constant('center' as const), { freq: 8 }),
  })
  .map(({ children, align }) => ({ type: 'lineBlock', ...(align ? { align } : {}), children, line }));

const ending: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'End' }], line };

/** Short phrases: longer terms are written as HTML, which does not distinguish tight and loose lists. */
const term = fc
  .constantFrom('tea', '*', 'a_b', '[x]', '<b>')
  .map((value): Inline[] => [{ type: 'strong', children: [{ type: 'text', value }] }]);

const cellOf = (children: fc.Arbitrary<Block[]>): fc.Arbitrary<TableCell> =>
  children.map((blocks) => ({ children: blocks }));

export const { blocks } = fc.letrec<{
  block: Block;
  blocks: Block[];
  container: Block;
  list: List;
  item: ListItem;
  table: Block;
  definitionList: Block;
}>((tie) => ({
  block: fc.oneof(
    { depthSize: 'xsmall', maxDepth: 3, withCrossShrink: true },
    single,
    lineBlock,
    tie('container'),
    tie('list'),
    tie('table'),
    tie('definitionList'),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  container: fc.oneof(
    tie('blocks').map((children) => ({ type: 'blockquote', children, line }) as const),
    fc
      .record({
        title: fc.option(inlines.map((own): Inline[] => [{ type: 'text', value: 'Title ' }, ...own])),
        isNamed: fc.boolean(),
        children: tie('blocks'),
      })
      .map(({ title, isNamed, children }) => ({
        type: 'callout' as const,
        kind: 'tip' as const,
        ...(title ? { title } : { name: 'tip', title: [] }),
        ...(isNamed && { anchors: ['tip-own'] }),
        children,
        line,
      })),
    fc
      .record({ summary: inlines, children: tie('blocks') })
      .map((details) => ({ type: 'details', ...details, line }) as const),
    fc
      .record({ count: fc.constantFrom(2, 3), children: tie('blocks') })
      .map((columns) => ({ type: 'columns', ...columns, line }) as const),
    fc
      .record({ style: fc.constantFrom('Aside', 'My Box'), children: tie('blocks') })
      .map((div) => ({ type: 'div', title: [], ...div, line }) as const),
    fc
      .record({ look: fc.constantFrom(...LOOKS), children: tie('blocks') })
      .filter(({ children }) => children.every(({ type }) => type !== 'heading' && type !== 'pageBreak'))
      .map((div) => ({ type: 'div', title: [], ...div, line }) as const),
    fc
      .record({
        theorem: fc.constantFrom('theorem' as const, 'lemma' as const, 'proof' as const),
        children: tie('blocks'),
      })
      // Without a title, a heading at its beginning would be read as one.
      .map(
        (div) =>
          ({
            type: 'div',
            title: [{ type: 'text', value: 'Newton' }],
            ...div,
            ...(div.theorem === 'proof' && { isUncounted: true as const }),
            line,
          }) as const,
      ),
    fc
      .array(fc.record({ width: fc.constantFrom(undefined, 0.3), children: tie('blocks') }), {
        minLength: 2,
        maxLength: 3,
      })
      .map((columns) => ({
        type: 'sideBySide' as const,
        children: columns.map(({ width, children }) => ({
          ...(width === undefined ? {} : { width }),
          children,
          line,
        })),
        line,
      })),
  ),
  list: fc
    .record({
      ordered: fc.boolean(),
      start: fc.constantFrom(1, 1, 1, 9),
      delimiter: fc.constantFrom('.' as const, ')' as const, '.' as const, '()' as const),
      style: fc.constantFrom(
        undefined,
        undefined,
        'lowerLetter' as const,
        'upperLetter' as const,
        'lowerRoman' as const,
      ),
      spread: fc.boolean(),
      children: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    })
    .map(({ delimiter, style, ...list }) => ({
      type: 'list',
      ...list,
      ...markingOf(list, delimiter, style),
      line,
    })),
  item: fc
    .record({
      checked: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
      first: plainParagraph,
      rest: fc.oneof(fc.constant([]), tie('blocks')),
    })
    .map(({ checked, first, rest }) => ({ checked, children: [first, ...rest], line })),
  table: fc.oneof(
    fc
      .array(
        fc.tuple(cellOf(plainParagraph.map((own) => [own])), cellOf(plainParagraph.map((own) => [own]))),
        { minLength: 1, maxLength: 3 },
      )
      .chain((rows) => fc.tuple(fc.constant(rows), fc.option(chartMarks, { nil: undefined, freq: 2 })))
      .map(([rows, chart]) => ({
        type: 'table' as const,
        ...(chart && { chart }),
        align: [undefined, 'right'] as const,
        headerRows: 1,
        rows: rows.map((cells) => ({ cells, line })),
        line,
      })),
    fc
      .array(fc.tuple(cellOf(tie('blocks')), cellOf(tie('blocks'))), { minLength: 1, maxLength: 2 })
      .map((rows) => ({
        type: 'table' as const,
        align: [],
        headerRows: 1,
        rows: [
          {
            cells: [
              {
                children: [
                  { type: 'paragraph' as const, children: [{ type: 'text' as const, value: 'Both' }], line },
                ],
                columnSpan: 2,
                look: {
                  background: 'FFEEAA',
                  edges: { top: { width: 1.5, color: '123ABC' }, left: 'none' as const },
                },
              },
            ],
            line,
          },
          ...rows.map((cells) => ({ cells, line })),
        ],
        line,
      })),
  ),
  definitionList: fc
    .record({
      spread: fc.boolean(),
      children: fc.array(
        fc
          .record({
            term,
            definitions: fc.array(
              tie('blocks').map(
                (children): Definition => ({
                  children: children.filter(({ type }) => type !== 'definitionList').concat(ending),
                  line,
                }),
              ),
              { minLength: 1, maxLength: 2 },
            ),
          })
          .map(
            ({ term, definitions }): DefinitionGroup => ({ terms: [{ children: term, line }], definitions }),
          ),
        { minLength: 1, maxLength: 2 },
      ),
    })
    .map((list) => ({ type: 'definitionList', ...list, line }) as const),
}));
