import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Alignment, Block, Heading, TableRow } from '../../document.js';
import type { TokenReader } from '../reader.js';
import { HtmlInlines } from './inlines.js';
import { reportDroppedTag } from './report.js';

/** The tags that only group or break lines apart: their content is read, their name means nothing. */
const GROUPS = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header html main nav p picture section summary'.split(
    ' ',
  ),
);
const SKIPPED = new Set(['script', 'style', 'template', 'head', 'title', 'noscript', 'svg']);
/** Deeper than this, elements are read as plain text: HTML's nesting has no bound of its own. */
const MAX_DEPTH = 100;

/** Reads a block of HTML, which begins on `line`, into the blocks that its elements stand for. */
export function htmlBlocks(reader: TokenReader, source: string, line: number): Block[] {
  const root = parseDocument(source, { withStartIndices: true });
  return new HtmlReader(reader, source, line).blocks(root.children, 0);
}

const PAGE_BREAK_COMMENT = /^\s*(?:page-?break|new-?page)\s*$/i;

/** Where an element's style breaks the page. */
function pageBreaks({ attribs }: Element): { readonly before: boolean; readonly after: boolean } | undefined {
  const style = attribs.style ?? '';
  const before = /break-before:\s*(?:always|page)/i.test(style);
  const after = /break-after:\s*(?:always|page)/i.test(style);
  return before || after ? { before, after } : undefined;
}

class HtmlReader {
  constructor(
    private readonly reader: TokenReader,
    private readonly source: string,
    private readonly firstLine: number,
  ) {}

  blocks(nodes: readonly AnyNode[], depth: number): Block[] {
    const blocks: Block[] = [];
    let inlines = new HtmlInlines(this.reader, (node) => this.lineOf(node));
    const flush = (): void => {
      const children = inlines.finish();
      if (children.length > 0) blocks.push({ type: 'paragraph', children, line: inlines.line });
      inlines = new HtmlInlines(this.reader, (node) => this.lineOf(node));
    };
    for (const node of nodes) {
      const read = depth < MAX_DEPTH ? this.#block(node, depth) : undefined;
      if (read) {
        flush();
        blocks.push(...read);
      } else {
        inlines.add(node);
      }
    }
    flush();
    return blocks;
  }

  lineOf(node: AnyNode): number {
    let line = this.firstLine;
    const end = node.startIndex ?? 0;
    for (let at = this.source.indexOf('\n'); at >= 0 && at < end; at = this.source.indexOf('\n', at + 1))
      line++;
    return line;
  }

  /** The blocks that an element stands for, or `undefined` where it is part of running text. */
  #block(node: AnyNode, depth: number): Block[] | undefined {
    if (node.type === 'comment' && PAGE_BREAK_COMMENT.test(node.data)) {
      return [{ type: 'pageBreak', line: this.lineOf(node) }];
    }
    if (!isElement(node)) return undefined;
    if (SKIPPED.has(node.name)) return [];
    const line = this.lineOf(node);
    const breaks = pageBreaks(node);
    if (breaks) {
      const pageBreak = { type: 'pageBreak', line } as const;
      const content = this.blocks(node.children, depth + 1);
      return [...(breaks.before ? [pageBreak] : []), ...content, ...(breaks.after ? [pageBreak] : [])];
    }
    if (GROUPS.has(node.name)) return this.blocks(node.children, depth + 1);
    if (/^h[1-6]$/.test(node.name)) return this.#heading(node, line);
    if (node.name === 'blockquote') {
      return [{ type: 'blockquote', children: this.blocks(node.children, depth + 1), line }];
    }
    if (node.name === 'ul' || node.name === 'ol') return this.#list(node, line, depth);
    if (node.name === 'pre')
      return [{ type: 'code', lang: '', value: textOf(node).replace(/^\n|\n$/g, ''), line }];
    if (node.name === 'hr') return [{ type: 'thematicBreak', line }];
    if (node.name === 'table') return this.#table(node, line, depth);
    return hasBlock(node) ? this.#unknownGroup(node, line, depth) : undefined;
  }

  #heading(node: Element, line: number): Block[] {
    const inlines = new HtmlInlines(this.reader, (child) => this.lineOf(child));
    for (const child of node.children) inlines.add(child);
    return [
      {
        type: 'heading',
        depth: Number(node.name.slice(1)) as Heading['depth'],
        children: inlines.finish(),
        line,
      },
    ];
  }

  #list(node: Element, line: number, depth: number): Block[] {
    const children = node.children.filter(isElement).map((item) => ({
      checked: undefined,
      children: this.blocks(item.name === 'li' ? item.children : [item], depth + 1),
      line: this.lineOf(item),
    }));
    const start = Number.parseInt(node.attribs.start ?? '1', 10);
    const ordered = node.name === 'ol';
    const first = Number.isFinite(start) && start >= 0 ? start : 1;
    return [{ type: 'list', ordered, start: first, delimiter: '.', spread: false, children, line }];
  }

  #table(node: Element, line: number, depth: number): Block[] {
    const before: Block[] = [];
    const rows: TableRow[] = [];
    const align: (Alignment | undefined)[] = [];
    let header = false;
    for (const part of tableParts(node)) {
      if (part.name !== 'tr') {
        before.push(...this.blocks(part.children, depth + 1));
        continue;
      }
      const cells = part.children.filter(isElement);
      if (rows.length === 0) {
        header = cells.length > 0 && cells.every((cell) => cell.name === 'th');
        align.push(...cells.map(alignmentOf));
      }
      const children = cells.map((cell) => ({ children: this.blocks(cell.children, depth + 1) }));
      rows.push({ cells: children, line: this.lineOf(part) });
    }
    return rows.length > 0 ? [...before, { type: 'table', align, header, rows, line }] : before;
  }

  #unknownGroup(node: Element, line: number, depth: number): Block[] {
    if (node.name !== 'a') reportDroppedTag(this.reader, node.name, line);
    return this.blocks(node.children, depth + 1);
  }
}

/** The rows of a table, and captions; sections such as `tbody` are looked through. */
function tableParts(table: Element): Element[] {
  return table.children
    .filter(isElement)
    .flatMap((part) => (/^t(?:head|body|foot)$/.test(part.name) ? tableParts(part) : [part]));
}

function alignmentOf(cell: Element): Alignment | undefined {
  const value = cell.attribs.align ?? /text-align:\s*(\w+)/.exec(cell.attribs.style ?? '')?.[1];
  return value === 'left' || value === 'center' || value === 'right' ? value : undefined;
}

function hasBlock(node: Element): boolean {
  return node.children.some(
    (child) =>
      isElement(child) &&
      (GROUPS.has(child.name) || /^(?:h[1-6r]|[uo]l|pre|table|blockquote)$/.test(child.name)),
  );
}

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

function isElement(node: AnyNode): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}
