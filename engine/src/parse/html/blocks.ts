import type { Element } from 'domhandler';
import type { Block, Heading } from '../../document.js';
import { notice } from '../../notice.js';
import type { TokenReader } from '../reader.js';
import { parseBounded } from './bounded-document.js';
import { list } from './list.js';
import { pageBreaks } from './page-breaks.js';
import { HtmlReader, isElement, type NodeHandler } from './reader.js';
import { reportDroppedTag } from './report.js';
import { table } from './table.js';
import { textOf } from './text.js';

type ElementHandler = (element: Element, reader: HtmlReader) => readonly Block[];

const heading: ElementHandler = (node, reader) => {
  const depth = Number(node.name.slice(1)) as Heading['depth'];
  return [{ type: 'heading', depth, children: reader.inlines(node.children), line: reader.line(node) }];
};

/** What only groups or breaks lines apart: its content is read, its name means nothing. */
const group: ElementHandler = ({ children }, reader) => reader.blocks(children);

const blockquote: ElementHandler = (node, reader) => [
  { type: 'blockquote', children: reader.blocks(node.children), line: reader.line(node) },
];

const preformatted: ElementHandler = (node, reader) => [
  { type: 'code', lang: '', value: textOf(node).replace(/^\n|\n$/g, ''), line: reader.line(node) },
];

const thematicBreak: ElementHandler = (node, reader) => [{ type: 'thematicBreak', line: reader.line(node) }];

const nothing: ElementHandler = () => [];

const HANDLERS: ReadonlyMap<string, ElementHandler> = new Map([
  ...tags('h1 h2 h3 h4 h5 h6', heading),
  ...tags('address article aside body center dd details dialog div dl dt fieldset figcaption figure', group),
  ...tags('footer form header html main nav p picture section summary', group),
  ...tags('script style template head title noscript svg', nothing),
  ...tags('ul ol', list),
  ...tags('blockquote', blockquote),
  ...tags('hr', thematicBreak),
  ...tags('pre', preformatted),
  ...tags('table', table),
]);

function tags(names: string, handler: ElementHandler): [string, ElementHandler][] {
  return names.split(' ').map((name) => [name, handler]);
}

const TOO_DEEP =
  'HTML elements are nested too deeply here; of the rest of their block only the text was kept';

/** Reads a block of HTML, which begins on `line`, into the blocks that its elements stand for. */
export function htmlBlocks(tokens: TokenReader, source: string, line: number): Block[] {
  const { children, tooDeepFrom } = parseBounded(source);
  const reader = new HtmlReader(tokens, source, line, readNode);
  if (tooDeepFrom !== undefined)
    tokens.report(notice('nesting-too-deep', TOO_DEEP, reader.lineAt(tooDeepFrom)));
  return reader.blocks(children);
}

const readNode: NodeHandler = (node, reader) => {
  const broken = pageBreaks(node, reader);
  if (broken || !isElement(node)) return broken;
  const handler = HANDLERS.get(node.name);
  if (handler) return handler(node, reader);
  return hasBlock(node) ? unknownGroup(node, reader) : undefined;
};

function unknownGroup(node: Element, reader: HtmlReader): Block[] {
  if (node.name !== 'a') reportDroppedTag(reader.tokens, node.name, reader.line(node));
  return reader.blocks(node.children);
}

function hasBlock(node: Element): boolean {
  return node.children.some((child) => isElement(child) && HANDLERS.has(child.name));
}
