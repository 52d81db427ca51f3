import type { Block, Document, Inline } from '../../engine/src/model/document.js';

/*
 * The structure of a document as lines, once of our model and once of pandoc's tree (`pandoc -t json`), written alike: what blocks
 * there are, what is in them, and which marks, links, formulas, code and notes their text has.
 */

const within = (name: string, lines: readonly string[]): string[] => [
  name,
  ...lines.map((line) => `  ${line}`),
];

/** Texts as both have them: pandoc makes quotation marks typographic, and spaces in subscripts do not break. */
const shown = (text: string): string =>
  text
    .replace(/[“”„]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

const paragraph = (text: string): string[] => (text === '' ? [] : [`p ${text}`]);

/** Marks that pandoc has, by the names of their nodes or classes. */
const MARKS: Readonly<Record<string, string>> = {
  emphasis: 'Emph',
  strong: 'Strong',
  delete: 'Strikeout',
  subscript: 'Subscript',
  superscript: 'Superscript',
  underline: 'underline',
  highlight: 'mark',
  smallCaps: 'smallcaps',
  keyboard: 'kbd',
  monospace: 'monospace',
};

/** The outline of a document of ours, with its notes in their places or at its end. */
export function outlineOf({ blocks, definitions }: Document, hasNotesInPlace = true): string[] {
  const inlines = (own: readonly Inline[], outer: readonly string[] = []): string =>
    own.map((each) => inline(each, outer)).join('');
  const inline = (each: Inline, outer: readonly string[]): string => {
    switch (each.type) {
      case 'text':
        return each.value;
      case 'inlineCode':
        return each.value.trim() === '' ? '' : `<code ${each.value.trim()}>`;
      case 'inlineMath':
        return `<math ${each.value.replace(/\s*\n\s*/g, ' ').trim()}>`;
      case 'break':
        return ' ';
      case 'link':
        return outer.includes('link')
          ? inlines(each.children, outer)
          : `<link ${plainAddress(each.url)} ${inlines(each.children, [...outer, 'link'])}>`;
      case 'image':
        return `<image ${plainAddress(each.url)} ${each.alt}>`;
      case 'citation':
        return `<cite ${each.cites.map(({ key }) => key).join(' ')}>`;
      case 'footnoteReference':
        return hasNotesInPlace ? note(each.identifier) : '';
      case 'indexMark':
      case 'fieldMark':
        return '';
      case 'crossReference':
        return each.source;
      case 'commentStart':
      case 'commentEnd':
        return each.type === 'commentStart' ? `<comment ${each.comment.text}>` : '';
      case 'textColor':
      case 'background': {
        const text = inlines(each.children, outer);
        return text.trim() === '' ? text : `<${each.type} ${each.color} ${text}>`;
      }
      case 'wikiLink':
      case 'font':
      case 'styled':
        return inlines(each.children, outer);
      case 'insertion':
      case 'deletion':
        return `<${each.type} ${inlines(each.children, outer)}>`;
      default: {
        const text = inlines(each.children, [...outer, each.type]);
        return outer.includes(each.type) || text.trim() === '' ? text : `<${MARKS[each.type]} ${text}>`;
      }
    }
  };
  let open: readonly string[] = [];
  /** Pandoc has no notes in notes. */
  const note = (identifier: string): string => {
    if (open.includes(identifier)) return '';
    const isInner = open.length > 0;
    open = [...open, identifier];
    const lines = (definitions.get(identifier)?.children ?? []).flatMap(block);
    open = open.slice(0, -1);
    return isInner
      ? ` (${lines.map((each) => each.replace(/^p /, '')).join(' ')})`
      : `<note ${lines.join(' ')}>`;
  };
  const line = (own: readonly Inline[]): string => shown(inlines(own));
  const block = (each: Block): string[] => {
    switch (each.type) {
      case 'heading':
        return [`h${each.depth} ${line(each.children)}`];
      case 'paragraph': {
        const [only] = each.children;
        if (each.caption && only?.type === 'image')
          return [shown(`p <image ${plainAddress(only.url)} ${line(each.caption)}>`)];
        return paragraph(line(each.children));
      }
      case 'blockquote':
        return within('quote', each.children.flatMap(block));
      case 'callout': {
        const title = each.title.length > 0 ? line(each.title) : (each.name ?? '');
        const named = title.charAt(0).toUpperCase() + title.slice(1);
        return within('div', [
          ...(named === '' ? [] : within('div', [`p ${named}`])),
          ...each.children.flatMap(block),
        ]);
      }
      case 'details':
        return within('div', [
          ...within('div', paragraph(line(each.summary))),
          ...each.children.flatMap(block),
        ]);
      case 'columns':
      case 'div':
        return within('div', each.children.flatMap(block));
      case 'sideBySide':
        return within(
          'div',
          each.children.flatMap(({ children }) => within('div', children.flatMap(block))),
        );
      case 'list': {
        const kind =
          each.ordered && each.style !== 'example'
            ? `ol ${each.start} ${each.style ?? 'decimal'} ${each.delimiter}`
            : each.ordered
              ? 'ol'
              : 'ul';
        return within(
          kind,
          each.children.flatMap(({ checked, children }) => {
            const box = checked === undefined ? [] : [checked ? '☒' : '☐'];
            const [first = '', ...rest] = children.flatMap(block);
            const own =
              box.length === 0
                ? [first, ...rest]
                : [`p ${box[0]} ${first.replace(/^p /, '')}`.trim(), ...rest];
            return within(
              'item',
              own.filter((text) => text !== ''),
            );
          }),
        );
      }
      case 'definitionList':
        return within(
          'dl',
          each.children.flatMap(({ terms, definitions: own }) => [
            `dt ${terms.map(({ children }) => line(children)).join(', ')}`,
            ...own.flatMap(({ children }) => within('dd', children.flatMap(block))),
          ]),
        );
      case 'lineBlock':
        return within(
          'verse',
          each.children.map(({ children }) => line(children)),
        );
      case 'code':
        return [...paragraph(line(each.caption ?? [])), `code ${JSON.stringify(each.value)}`];
      case 'math': {
        const own = /\\tag\{([^{}]*)\}\s*$/.exec(each.value)?.[1] ?? each.tag;
        const latex = each.value.replace(/\s*\\tag\{[^{}]*\}\s*$/, '').replace(/\n\s*(?=\n)/g, '');
        return [shown(`p <formula ${latex}>${own === undefined ? '' : ` (${own})`}`)];
      }
      case 'table':
        return within(
          `table ${line(each.caption ?? [])}`.trim(),
          rowsOf(each.rows.map(({ cells }) => cells)),
        );
      case 'thematicBreak':
        return ['hr'];
      case 'pageBreak':
        return ['newpage'];
      case 'listPlace':
        return [];
    }
  };
  /** The cells with content, row by row. */
  const rowsOf = (rows: readonly (readonly { readonly children: readonly Block[] }[])[]): string[] =>
    rows.flatMap((cells) =>
      within(
        'tr',
        cells.flatMap(({ children }) => cell(children.flatMap(block))),
      ),
    );
  const notes = hasNotesInPlace ? [] : [...definitions.values()].flatMap(({ children }) => children);
  return [...blocks, ...notes].flatMap(block);
}

const cell = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : within('td', lines));

const plainAddress = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** The name, the classes and the other attributes of an element of pandoc's tree. */
type Attributes = readonly [string, readonly string[], readonly (readonly [string, string])[]];

const attributesOf = (attributes: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(attributes[2]);

/** What an element of pandoc's tree has as its `style`. */
const styleOf = (attributes: Attributes): string => attributesOf(attributes).style ?? '';

/** Whether an element only says the alignment or the direction of the blocks in it. */
const isFrame = (attributes: Attributes): boolean =>
  /^text-align/.test(styleOf(attributes)) || attributesOf(attributes).dir !== undefined;

/** A node of pandoc's tree. */
export interface Node {
  readonly t: string;
  // What it contains depends on its type, as pandoc-types describes.
  // biome-ignore lint/suspicious/noExplicitAny: pandoc's JSON
  readonly c?: any;
}

const NUMBERS: Readonly<Record<string, string>> = {
  Decimal: 'decimal',
  LowerAlpha: 'lowerLetter',
  UpperAlpha: 'upperLetter',
  LowerRoman: 'lowerRoman',
  UpperRoman: 'upperRoman',
};
const SIGNS: Readonly<Record<string, string>> = { Period: '.', OneParen: ')', TwoParens: '()' };

/** The outline of pandoc's blocks. */
export function outlineOfTree(blocks: readonly Node[]): string[] {
  const line = (own: readonly Node[]): string => shown(inlines(own));
  const inlines = (own: readonly Node[]): string => own.map(inline).join('');
  const inline = ({ t, c }: Node): string => {
    switch (t) {
      case 'Str':
        return c;
      case 'Space':
      case 'SoftBreak':
      case 'LineBreak':
        return ' ';
      case 'Code':
        return `<code ${c[1].trim()}>`;
      case 'Math':
        return c[0].t === 'InlineMath' ? `<math ${c[1].trim()}>` : `<formula ${c[1]}>`;
      case 'Quoted':
        return c[0].t === 'SingleQuote' ? `'${inlines(c[1])}'` : `"${inlines(c[1])}"`;
      case 'Link':
        return `<link ${plainAddress(c[2][0])} ${inlines(c[1])}>`;
      case 'Image':
        return `<image ${plainAddress(c[2][0])} ${inlines(c[1])}>`;
      case 'Cite':
        return `<cite ${c[0].map(({ citationId }: { readonly citationId: string }) => citationId).join(' ')}>`;
      case 'Note':
        return `<note ${outlineOfTree(c).join(' ')}>`;
      case 'RawInline':
        return '';
      case 'Span': {
        const [name = ''] = c[0][1];
        if (name === 'comment-start') return `<comment ${inlines(c[1])}>`;
        const [, property, color] = /^(color|background-color): #(\w{6})$/.exec(styleOf(c[0])) ?? [];
        if (property !== undefined)
          return `<${property === 'color' ? 'textColor' : 'background'} ${color} ${inlines(c[1])}>`;
        return Object.values(MARKS).includes(name) || /^(?:insertion|deletion)$/.test(name)
          ? `<${name} ${inlines(c[1])}>`
          : inlines(c[1]);
      }
      case 'Underline':
        return `<underline ${inlines(c)}>`;
      case 'SmallCaps':
        return `<smallcaps ${inlines(c)}>`;
      default:
        return `<${t} ${inlines(c)}>`;
    }
  };
  const block = ({ t, c }: Node): string[] => {
    switch (t) {
      case 'Header':
        return [`h${c[0]} ${line(c[2])}`];
      case 'Para':
      case 'Plain':
        return paragraph(line(c));
      case 'BlockQuote':
        return within('quote', c.flatMap(block));
      case 'Div':
        return isFrame(c[0]) ? c[1].flatMap(block) : within('div', c[1].flatMap(block));
      case 'BulletList':
        return within('ul', items(c));
      case 'OrderedList': {
        const [start, style, sign] = c[0];
        const kind = style.t === 'Example' ? 'ol' : `ol ${start} ${NUMBERS[style.t]} ${SIGNS[sign.t]}`;
        return within(kind, items(c[1]));
      }
      case 'DefinitionList':
        return within(
          'dl',
          c.flatMap(([term, own]: [Node[], Node[][]]) => [
            `dt ${line(term)}`,
            ...own.flatMap((each) => within('dd', each.flatMap(block))),
          ]),
        );
      case 'LineBlock':
        return within('verse', c.map(line));
      case 'CodeBlock':
        return [`code ${JSON.stringify(c[1])}`];
      case 'Table': {
        const caption = c[1][1].flatMap(block).join(' ').replace(/^p /, '');
        const rows = [...c[3][1], ...c[4].flatMap((body: unknown[]) => body[3])];
        return within(
          `table ${caption}`.trim(),
          rows.flatMap((row) =>
            within(
              'tr',
              row[1].flatMap((each: Node[][]) => cell((each[4] ?? []).flatMap(block))),
            ),
          ),
        );
      }
      case 'HorizontalRule':
        return ['hr'];
      case 'RawBlock':
        return /newpage/.test(c[1]) ? ['newpage'] : [];
      default:
        return [`${t} ?`];
    }
  };
  const items = (own: readonly (readonly Node[])[]): string[] =>
    own.flatMap((each) => within('item', each.flatMap(block)));
  return blocks.flatMap(block);
}
