/*
 * The structure of a text as a flat list of facts, so that two readings of it can be compared: headings with their levels, items with
 * the depth and the number, cells, notes, code, spans, links, pictures and the captions of figures, each with its words or its address.
 */

/** @typedef {'heading' | 'item' | 'cell' | 'note' | 'code' | 'inline code' | 'span' | 'link' | 'picture' | 'figure'} Kind */
/** @typedef {{ kind: Kind, text: string }} Fact */
/** @typedef {null | boolean | number | string | readonly unknown[] | { readonly [key: string]: unknown }} Json */

/**
 * @param {unknown} value
 * @returns {readonly unknown[]}
 */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * The words of a text, without punctuation, which dialects with typographic quotes change.
 *
 * @param {string} text
 */
export const wordsOf = (text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * An address without the ways in which programs encode it.
 *
 * @param {unknown} url
 */
export function addressOf(url) {
  const text = String(url);
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * A block or inline of pandoc's `Text.Pandoc.Definition`, as `pandoc -t json` writes it.
 *
 * @param {unknown} value
 * @returns {{ readonly t: string, readonly c: readonly unknown[], readonly text: string } | undefined}
 */
function nodeOf(value) {
  if (typeof value !== 'object' || value === null || !('t' in value)) return undefined;
  const content = 'c' in value ? value.c : undefined;
  return { t: String(value.t), c: listOf(content), text: typeof content === 'string' ? content : '' };
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function pandocText(value) {
  if (Array.isArray(value)) return value.map(pandocText).join('');
  const node = nodeOf(value);
  if (!node) return '';
  switch (node.t) {
    case 'Str':
      return node.text;
    case 'Space':
    case 'SoftBreak':
    case 'LineBreak':
      return ' ';
    case 'Code':
    case 'CodeBlock':
    case 'Math':
      return String(node.c[1]);
    case 'Note':
    case 'RawInline':
    case 'RawBlock':
    case 'Image':
      return ' ';
    case 'Para':
    case 'Plain':
    case 'Header':
      return `${node.c.map(pandocText).join('')} `;
    default:
      return node.c.map(pandocText).join('');
  }
}

/** The inlines that only say how their text looks, as pandoc and we call them. */
const SPANS = new Map([
  ['Emph', 'emphasis'],
  ['Strong', 'strong'],
  ['Strikeout', 'delete'],
  ['Superscript', 'superscript'],
  ['Subscript', 'subscript'],
  ['Underline', 'underline'],
  ['SmallCaps', 'smallCaps'],
]);
const OWN_SPANS = new Set(SPANS.values());

/** @type {(name: unknown, text: string) => string} */
export const spanText = (name, text) => `${name} ${wordsOf(text)}`;

/**
 * The facts of a text that pandoc has read.
 *
 * @param {unknown} document
 * @returns {Fact[]}
 */
export function pandocFacts(document) {
  /** @type {Fact[]} */
  const facts = [];
  /** @type {(kind: Kind, text: string) => void} */
  const add = (kind, text) => {
    facts.push({ kind, text });
  };
  /** @type {(items: readonly unknown[], depth: number, first: number | undefined) => void} */
  const items = (all, depth, first) => {
    for (const [index, blocks] of all.entries()) {
      add(
        'item',
        itemText(depth, first === undefined ? undefined : first + index, pandocText(listOf(blocks)[0])),
      );
      visit(blocks, depth + 1);
    }
  };
  /** @type {(value: unknown, depth: number) => void} */
  const visit = (value, depth) => {
    if (Array.isArray(value)) for (const each of value) visit(each, depth);
    const node = nodeOf(value);
    if (!node) return;
    const { t, c } = node;
    if (t === 'Header') add('heading', `${c[0]} ${wordsOf(pandocText(c[2]))}`);
    if (t === 'CodeBlock') add('code', String(c[1]).trim());
    if (t === 'Code') add('inline code', String(c[1]).trim());
    if (t === 'Link') add('link', addressOf(listOf(c[2])[0]));
    if (t === 'Image') add('picture', addressOf(listOf(c[2])[0]));
    if (t === 'Note') add('note', wordsOf(pandocText(c)));
    if (t === 'Figure') add('figure', wordsOf(pandocText(listOf(c[1])[1])));
    const span = SPANS.get(t);
    if (span !== undefined) add('span', spanText(span, pandocText(c)));
    if (t === 'BulletList') items(c, depth, undefined);
    else if (t === 'OrderedList') items(listOf(c[1]), depth, Number(listOf(c[0])[0]));
    else if (t === 'Table') {
      visit(c[1], depth);
      const rows = [
        listOf(c[3])[1],
        ...listOf(c[4]).flatMap((body) => listOf(body).slice(2)),
        listOf(c[5])[1],
      ];
      for (const row of rows.flatMap(listOf))
        for (const cell of listOf(listOf(row)[1])) {
          add('cell', cellText(listOf(cell)[3], listOf(cell)[2], pandocText(listOf(cell)[4])));
          visit(listOf(cell)[4], 0);
        }
    } else if (t === 'Figure') {
      // A caption that is the alternative text of its picture is read once.
      visit(c[2], depth);
    } else if (t === 'Image') visit([], depth);
    else visit(c, depth);
  };
  visit(typeof document === 'object' && document !== null && 'blocks' in document ? document.blocks : [], 0);
  return facts;
}

/**
 * The words of a cell with how many columns and rows it spans, if it is merged.
 *
 * @type {(columns: unknown, rows: unknown, text: string) => string}
 */
const cellText = (columns, rows, text) =>
  [
    wordsOf(text),
    ...(Number(columns ?? 1) > 1 ? [`→${columns}`] : []),
    ...(Number(rows ?? 1) > 1 ? [`↓${rows}`] : []),
  ].join(' ');

/** @type {(depth: number, number: number | undefined, text: string) => string} */
export const itemText = (depth, number, text) =>
  `${depth} ${number ?? '-'} ${wordsOf(text).split(' ').slice(0, 4).join(' ')}`;

/**
 * A node of our own model.
 *
 * @param {unknown} value
 * @returns {{ readonly [key: string]: unknown } | undefined}
 */
const ownNode = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

/**
 * @param {unknown} value
 * @returns {string}
 */
function ownText(value) {
  if (Array.isArray(value)) return value.map(ownText).join('');
  const node = ownNode(value);
  if (!node) return '';
  if (node.type === 'break') return ' ';
  if (typeof node.value === 'string') return node.value;
  const text = ['terms', 'definitions', 'children'].map((part) => ownText(node[part])).join('');
  return node.type === 'paragraph' || node.type === 'heading' ? `${text} ` : text;
}

/**
 * The alternative text of the only picture in some inlines.
 *
 * @param {unknown} children
 * @returns {string}
 */
const altOf = (children) => {
  const node = ownNode(listOf(children)[0]);
  return node?.type === 'link' ? altOf(node.children) : String(node?.alt ?? '');
};

/**
 * The facts of a text that we have read.
 *
 * @param {{ readonly blocks: readonly unknown[], readonly definitions: ReadonlyMap<string, { readonly children: readonly unknown[] }> }} document
 * @returns {Fact[]}
 */
export function ownFacts({ blocks, definitions }) {
  /** @type {Fact[]} */
  const facts = [];
  /** They are counted through the whole text. */
  let examples = 0;
  /** @type {(kind: Kind, text: string) => void} */
  const add = (kind, text) => {
    facts.push({ kind, text });
  };
  /** @type {(value: unknown, depth: number) => void} */
  const visit = (value, depth) => {
    if (Array.isArray(value)) for (const each of value) visit(each, depth);
    const node = ownNode(value);
    if (!node) return;
    const { type, children } = node;
    if (type === 'heading') add('heading', `${node.depth} ${wordsOf(ownText(children))}`);
    if (type === 'code') add('code', String(node.value).trim());
    if (type === 'inlineCode') add('inline code', String(node.value).trim());
    if (type === 'link') add('link', addressOf(node.url));
    if (type === 'image') add('picture', addressOf(node.url));
    if (type === 'paragraph' && ownText(node.caption ?? []) !== '')
      add('figure', wordsOf(ownText(node.caption)));
    // A caption that is the alternative text of its picture is read once.
    if (type === 'paragraph' && wordsOf(ownText(node.caption ?? [])) !== wordsOf(altOf(children)))
      visit(node.caption, depth);
    if (OWN_SPANS.has(String(type))) add('span', spanText(type, ownText(children)));
    if (type === 'list')
      for (const [index, item] of listOf(children).entries()) {
        const own = listOf(ownNode(item)?.children);
        const isExample = node.style === 'example';
        const number =
          node.ordered === true ? (isExample ? ++examples : Number(node.start) + index) : undefined;
        add('item', itemText(depth, number, ownText(own[0])));
        visit(own, depth + 1);
      }
    else if (type === 'table') {
      visit(node.caption, depth);
      for (const row of listOf(node.rows))
        for (const cell of listOf(ownNode(row)?.cells)) {
          const { children: own, columnSpan, rowSpan } = ownNode(cell) ?? {};
          add('cell', cellText(columnSpan, rowSpan, ownText(own)));
          visit(ownNode(cell)?.children, 0);
        }
    } else
      for (const part of [node.title, node.summary, node.terms, node.definitions, children])
        if (Array.isArray(part)) visit(part, depth);
  };
  visit(blocks, 0);
  for (const { children } of definitions.values()) {
    add('note', wordsOf(ownText(children)));
    visit(children, 0);
  }
  return facts;
}
