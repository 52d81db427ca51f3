import type { ChildNode, Element } from 'domhandler';
import type { Token } from 'markdown-it';
import type { Report } from '../api/notice.js';
import type { Block, Callout, Document } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { calloutKind } from '../model/names/callout-names.js';
import { noteIdentifier } from '../model/names/note-identifier.js';
import { readFront } from './front.js';
import { htmlBlocks } from './html/blocks.js';
import type { EmbeddedMarkdown } from './html/embedded-markdown.js';
import { isElement } from './html/nodes.js';
import { HtmlTree } from './html/tree.js';
import { joined } from './joined.js';
import { blockHandlers } from './read/blocks/index.js';
import { formula } from './read/formula.js';
import { addTokens, readInlines } from './read/inlines/index.js';
import { TokenReader } from './read/reader.js';
import { markdownIt } from './syntax/parser.js';

/** An HTML tree, and the footnotes that it refers to. */
interface HtmlDocument {
  readonly nodes: readonly ChildNode[];
  readonly notes: readonly { readonly label: string; readonly nodes: readonly ChildNode[] }[];
}

/**
 * Reads HTML as a document. In addition to the elements allowed in Markdown, it supports a few internal ones: `x-math` with
 * LaTeX in `tex` and, for display formulas, `display`; `x-code` with `value`; `x-note` with the `label` of a footnote;
 * `x-comment-start` and `x-comment-end`, with the text of a comment in `value`; and `x-callout` with its name in `label` and, for a
 * title of its own, a first child `summary`.
 */
export function readHtml({ nodes, notes }: HtmlDocument, report: Report): Document {
  const reader = new TokenReader([], { blocks: blockHandlers, inlines: readInlines });
  const blocks = blocksOf(nodes, reader);
  for (const { label, nodes } of notes) {
    const children = blocksOf(nodes, reader);
    reader.notes.push({ kind: 'labelled', identifier: noteIdentifier(label), label, children, line: 1 });
  }
  const { found, hasAnchors } = reader;
  const text = {
    blocks,
    found,
    linkDefinitions: [],
    usedLabels: new Set<string>(),
    references: {},
    disputed: new Set<string>(),
    hasAnchors,
  };
  return joined(readFront(NO_METADATA, {}), [text], report);
}

function blocksOf(nodes: readonly ChildNode[], reader: TokenReader): Block[] {
  const tree = new HtmlTree<EmbeddedMarkdown>();
  for (const node of nodes) write(node, tree, reader);
  tree.end();
  return htmlBlocks(reader, tree, 1, addTokens);
}

const VOID = new Set(['br', 'hr', 'img']);

function write(node: ChildNode, tree: HtmlTree<EmbeddedMarkdown>, reader: TokenReader): void {
  if (node.type === 'text') tree.write(escaped(node.data));
  if (!isElement(node)) return;
  const embedded = embeddedFor(node, reader);
  if (embedded) {
    tree.embed(embedded);
    return;
  }
  const isKept = !tree.isDeep;
  if (isKept) tree.write(`<${node.name}${attributesOf(node)}>`);
  for (const child of node.children) write(child, tree, reader);
  if (isKept && !VOID.has(node.name)) tree.write(`</${node.name}>`);
}

function embeddedFor(node: Element, reader: TokenReader): EmbeddedMarkdown | undefined {
  const { name, attribs } = node;
  const { tex = '', value = '', label = '', display } = attribs;
  if (name === 'x-math' && display !== undefined) return { blocks: formula(reader, tex, 1) };
  if (name === 'x-math') return { tokens: [token('math_inline', tex)] };
  if (name === 'x-callout') return { blocks: [callout(node, reader)] };
  if (name === 'x-code') return { tokens: [token('code_inline', value)] };
  if (name === 'x-comment-start') return { tokens: [token('comment_start', value)] };
  if (name === 'x-comment-end') return { tokens: [token('comment_end', value)] };
  return name === 'x-note' ? { tokens: [token('footnote_reference', label)] } : undefined;
}

function callout(
  { attribs: { label = '' }, children: [first, ...rest] }: Element,
  reader: TokenReader,
): Callout {
  const isTitled = first !== undefined && isElement(first) && first.name === 'summary';
  const [title] = isTitled ? blocksOf(first.children, reader) : [];
  const body = isTitled || first === undefined ? rest : [first, ...rest];
  return {
    type: 'callout',
    kind: calloutKind(label),
    ...(title?.type !== 'paragraph' && { name: label }),
    title: title?.type === 'paragraph' ? title.children : [],
    children: blocksOf(body, reader),
    line: 1,
  };
}

function token(type: string, content: string): Token {
  const { Token: Type } = new (markdownIt().core.State)('', markdownIt(), {});
  return Object.assign(new Type(type, '', 0), { content, markup: '[^' });
}

/** Formatting that other programs give all text. Meaningful formatting has already been turned into elements. */
const LOOK =
  /(?<![\w-])(?:(?:background-)?color|background|font-[a-z-]+|text-decoration(?:-line)?)\s*:[^;]*/gi;

function attributesOf({ attribs: { color: _, style, ...attribs } }: Element): string {
  return Object.entries(style === undefined ? attribs : { ...attribs, style: style.replace(LOOK, '') })
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
