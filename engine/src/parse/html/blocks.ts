import type { AnyNode, Element } from 'domhandler';
import { notice } from '../../api/notice.js';
import type { Block, Heading, Image, Inline } from '../../model/document.js';
import { kindOfName } from '../../model/names/numbered-names.js';
import { directed } from '../direction.js';
import { noteOf } from '../notion-callout.js';
import { captioned, captionedAs } from '../read/captioned.js';
import { formula } from '../read/formula.js';
import type { AddTokens } from '../read/inline-stack.js';
import type { TokenReader } from '../read/reader.js';
import { breaksPageAt } from '../rules/page-break-style.js';
import { aligned, alignmentOf } from './alignment.js';
import { inLooks } from './block-looks.js';
import { definitionList } from './definition-list.js';
import { directionOfElement } from './direction.js';
import type { EmbeddedMarkdown } from './embedded-markdown.js';
import { fallbackOf } from './inline-tags.js';
import { isWhole } from './inlines.js';
import { labelledCode } from './labelled-code.js';
import { list } from './list.js';
import { mathInText } from './math.js';
import { isBlank, isElement } from './nodes.js';
import { HtmlReader, type NodeHandler } from './reader.js';
import { reportDroppedTag } from './report.js';
import { table } from './table.js';
import type { HtmlTree } from './tree.js';

type ElementHandler = (element: Element, reader: HtmlReader) => readonly Block[];

const heading: ElementHandler = (node, reader) => {
  const depth = Number(node.name.slice(1)) as Heading['depth'];
  const children = reader.inlines(node.children);
  return [{ type: 'heading', depth, ...reader.tokens.takeAnchors(), children, line: reader.line(node) }];
};

/** Elements that only group content: the content is read, and the element is ignored. */
const group: ElementHandler = (node, reader) => {
  const tex = displayedIn(node);
  return tex === undefined ? reader.blocks(node.children) : formula(reader.tokens, tex, reader.line(node));
};

/** The LaTeX of an element outside tables that holds nothing but `$$…$$` or `\\[…\\]`, as scripts find it on web pages. */
function displayedIn(node: Element): string | undefined {
  const [only, ...others] = node.children.filter(
    (child) => child.type !== 'text' || child.data.trim() !== '',
  );
  if (only?.type !== 'text' || others.length > 0 || !/^(?:p|div|center|section)$/.test(node.name))
    return undefined;
  for (let { parent } = node; parent; { parent } = parent)
    if (isElement(parent) && /^t[dh]$/.test(parent.name)) return undefined;
  const [token, ...rest] = mathInText(only.data.trim()) ?? [];
  return token?.type === 'math_display' && rest.length === 0 ? token.content : undefined;
}

/** A figure with its caption, above it or below it, which is numbered if its id says so, or if all are. */
const figure: ElementHandler = ({ children, attribs: { id = '' } }, reader) => {
  const isNumbered = kindOfName(id) !== undefined;
  if (isNumbered) reader.tokens.takeAnchors();
  const written = children.filter((child) => isElement(child) && child.name === 'figcaption');
  const others = written.length === 0 ? children : children.filter((child) => !written.includes(child));
  const [own, caption] = [reader.blocks(others), reader.blocks(written)];
  const blocks = [...own, ...caption];
  const captionOf = (picture: Image) => reader.tokens.captions.get(picture);
  const found = isNumbered
    ? captioned(blocks, id, captionOf)
    : written.length > 0
      ? captionedAs(blocks, [], captionOf)
      : undefined;
  if (found) reader.tokens.hasNumbered = true;
  if (found) return found;
  const isAbove = written.length > 0 && children.find(isElement) === written[0];
  return isAbove ? [...caption, ...own] : blocks;
};

const blockquote: ElementHandler = (node, reader) => [
  { type: 'blockquote', children: reader.blocks(node.children), line: reader.line(node) },
];

const thematicBreak: ElementHandler = (node, reader) => [{ type: 'thematicBreak', line: reader.line(node) }];

const aside: ElementHandler = (node, reader) => [
  noteOf(reader.tokens, reader.blocks(node.children), reader.line(node)),
];

/** Code, with its language where highlighters look for it: `<code class="language-js">`, `<pre lang="js">`. */
const code: ElementHandler = (node, reader) => {
  const { inner = node, label } = labelledCode(node);
  const named = /(?:^|\s)lang(?:uage)?-(\S+)/.exec(
    `${inner.attribs.class ?? ''} ${node.attribs.class ?? ''}`,
  );
  const lang = named?.[1] ?? node.attribs.lang ?? label ?? '';
  return [{ type: 'code', lang, value: reader.text(inner).replace(/^\n|\n$/g, ''), line: reader.line(node) }];
};

/** `<Listing number="6-1" file-name="src/main.rs" caption="A `match`">` of mdBook, around a fence. */
const listing: ElementHandler = ({ children, attribs: { number = '', caption = '', ...others } }, reader) => {
  const blocks = reader.blocks(children);
  const index = blocks.findIndex(({ type }) => type === 'code');
  const fence = blocks[index];
  if (fence?.type !== 'code') return blocks;
  const title = others['file-name'] ?? fence.title;
  const said = [`Listing ${number}`.trim(), caption].filter((part) => part !== '').join(': ');
  const isNamed = number !== '' || caption !== '';
  blocks[index] = {
    ...fence,
    ...(title !== undefined && { title }),
    ...(isNamed && { caption: withCode(said) }),
  };
  return blocks;
};

/** Text with code between backticks. */
function withCode(text: string): Inline[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      const isCode = part.length > 2 && part.startsWith('`') && part.endsWith('`');
      return isCode ? { type: 'inlineCode', value: part.slice(1, -1) } : { type: 'text', value: part };
    });
}

/** Content that browsers collapse below a summary. A heading in the summary becomes a heading of the document. */
const details: ElementHandler = (node, reader) => {
  const summary = node.children.find((child) => isElement(child) && child.name === 'summary');
  const summaryBlocks = summary && isElement(summary) ? reader.blocks(summary.children) : [];
  const children = reader.blocks(node.children.filter((child) => child !== summary));
  const [only] = summaryBlocks;
  if (summaryBlocks.length > 1 || (only && only.type !== 'paragraph')) return [...summaryBlocks, ...children];
  return [{ type: 'details', summary: only?.children ?? [], children, line: reader.line(node) }];
};

const HANDLERS: ReadonlyMap<string, ElementHandler> = new Map([
  ...tags('h1 h2 h3 h4 h5 h6', heading),
  ...tags('address article body center dd dialog div dt fieldset figcaption footer form', group),
  ...tags('figure', figure),
  ...tags('head header hgroup html legend li main nav option p picture search section summary', group),
  ...tags('aside', aside),
  ...tags('details', details),
  ...tags('dl', definitionList),
  ...tags('ul ol menu dir', list),
  ...tags('blockquote', blockquote),
  ...tags('hr', thematicBreak),
  ...tags('listing', listing),
  ...tags('pre xmp', code),
  ...tags('table', table),
]);

function tags(names: string, handler: ElementHandler): [string, ElementHandler][] {
  return names.split(' ').map((name) => [name, handler]);
}

const TOO_DEEP =
  'HTML elements are nested too deeply here; only the text of the rest of their block was kept';

/**
 * Elements that may extend over several HTML blocks and the blocks between them: those that contain blocks, the parts of
 * tables, and those that format text.
 */
const REACHING = new Set(
  'aside blockquote dl font ol span ul table thead tbody tfoot tr td th caption details'.split(' '),
);

/** Whether an element may extend over several HTML blocks. */
export function mayContinue(name: string): boolean {
  return (
    REACHING.has(name) ||
    ((HANDLERS.get(name) === group || name === 'figure' || name === 'listing') &&
      name !== 'p' &&
      name !== 'picture')
  );
}

/** Whether an element is a block of its own. */
export function isBlockTag(name: string): boolean {
  return HANDLERS.has(name);
}

/** Reads a tree of HTML, which begins on `line`, as blocks; `addTokens` reads the running text of Markdown in it. */
export function htmlBlocks(
  tokens: TokenReader,
  tree: HtmlTree<EmbeddedMarkdown>,
  line: number,
  addTokens: AddTokens,
): Block[] {
  const reader = new HtmlReader(tokens, tree, line, readNode, addTokens);
  if (tree.tooDeepFrom !== undefined)
    tokens.report(notice('nesting-too-deep', TOO_DEEP, reader.lineAt(tree.tooDeepFrom)));
  return reader.blocks(tree.nodes);
}

const readNode: NodeHandler = (node, reader) => {
  const broken = pageBreaks(node, reader);
  if (broken || !isElement(node)) return broken;
  const handler = HANDLERS.get(node.name);
  if (handler) reader.tokens.anchor(node.attribs.id);
  if (!handler) return hasBlock(node, reader) && !isWhole(node.name) ? unknownGroup(node, reader) : undefined;
  const alignment = node.name === 'table' ? undefined : alignmentOf(node);
  const blocks = directed(inLooks(node, handler(node, reader), reader), directionOfElement(node));
  return alignment ? aligned(blocks, alignment) : blocks;
};

function unknownGroup(node: Element, reader: HtmlReader): readonly Block[] {
  const tag = { name: node.name, attributes: node.attribs, closing: false };
  if (fallbackOf(tag) !== undefined) reportDroppedTag(reader.tokens, node.name, reader.line(node));
  return directed(inLooks(node, reader.blocks(node.children), reader), directionOfElement(node));
}

function hasBlock({ children }: Element, reader: HtmlReader): boolean {
  return children.some((child) =>
    isElement(child) ? HANDLERS.has(child.name) || hasBlock(child, reader) : reader.holdsBlocks(child),
  );
}

const PAGE_BREAK_COMMENT = /^\s*(?:page[- ]?break|new[- ]?page)\s*$/i;

/** As a whole word: what programs that print web pages call it. */
const PAGE_BREAK_CLASS =
  /(?:^|\s)(?:page-?break|new-?page|pagebreak-?(?:before|after)|page-break-(?:before|after))(?:\s|$)/i;

/** A comment such as `<!-- pagebreak -->`, or an element that breaks the page before or after it by its style, or by its class if it is empty. */
function pageBreaks(node: AnyNode, reader: HtmlReader): Block[] | undefined {
  const pageBreak = { type: 'pageBreak', line: reader.line(node) } as const;
  if (node.type === 'comment') {
    if (PAGE_BREAK_COMMENT.test(node.data)) return [pageBreak];
    reader.tokens.leaveOutComment(node.data, reader.line(node));
    return undefined;
  }
  const style = isElement(node) ? (node.attribs.style ?? '') : '';
  const isNamed =
    isElement(node) && PAGE_BREAK_CLASS.test(node.attribs.class ?? '') && node.children.every(isBlank);
  const before = isNamed || breaksPageAt('before', style);
  const after = breaksPageAt('after', style);
  if (!isElement(node) || !(before || after)) return undefined;
  return [...(before ? [pageBreak] : []), ...reader.blocks(node.children), ...(after ? [pageBreak] : [])];
}
