import type { AnyNode, Element } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';
import type { Alignment, Block, Heading, Inline, PageBreak, Paragraph } from '../../model/document.js';
import { isElement } from '../html/nodes.js';
import { MAX_DEPTH } from '../html/tree.js';
import type { TokenReader } from '../read/reader.js';
import { PAGE, WordRuns } from './word-runs.js';
import { isOn, WordSource } from './word-source.js';
import { wordTable } from './word-tables.js';

/** Elements that mean nothing by themselves. */
const SILENT = new Set(
  'w:bookmarkEnd w:commentRangeEnd w:commentRangeStart w:lastRenderedPageBreak w:permEnd w:permStart w:proofErr'.split(
    ' ',
  ),
);
/** Elements of which only the content counts. */
const GROUPS = new Set('w:body w:customXml w:document w:sdt w:sdtContent w:smartTag'.split(' '));
const OF_GROUPS = new Set('w:customXmlPr w:sdtEndPr w:sdtPr w:smartTagPr'.split(' '));
/** Properties of paragraphs that only matter to whoever types in Word, or that are read elsewhere. */
const QUIET_PROPERTIES = new Set(
  'w:adjustRightInd w:autoSpaceDE w:autoSpaceDN w:bidi w:contextualSpacing w:jc w:keepLines w:keepNext w:pageBreakBefore w:pStyle w:rPr w:sectPr w:snapToGrid w:widowControl'.split(
    ' ',
  ),
);

/**
 * Reads raw WordprocessingML in a text (pandoc's `{=openxml}`) into the document: paragraphs with their runs, breaks and fields, tables,
 * and the ends of sections. It is never copied, since texts come from strangers: what the document cannot say (pictures, embedded
 * files, relationships, other fields) is left out and recorded by its name.
 */
export function wordBlocks(tokens: TokenReader, xml: string, line: number): Block[] {
  const source = new WordSource(tokens, line);
  const blocks = new WordBlocks(source).read(parsed(xml));
  source.report();
  return blocks;
}

/** The same within running text. */
export function wordInlines(tokens: TokenReader, xml: string, line: number): Inline[] {
  const source = new WordSource(tokens, line);
  const content = parsed(xml).flatMap((node) =>
    isElement(node) && node.name === 'w:p' ? node.children : [node],
  );
  const inlines = new WordRuns(source).read(content).flatMap((each) => {
    if (each !== PAGE) return [each];
    source.leaveOut('w:br');
    return [];
  });
  source.report();
  return inlines;
}

class WordBlocks {
  readonly #runs: WordRuns;

  constructor(private readonly source: WordSource) {
    this.#runs = new WordRuns(source);
  }

  read(nodes: readonly AnyNode[], depth = 0): Block[] {
    if (depth > MAX_DEPTH) return [];
    return nodes.filter(isElement).flatMap((node): Block[] => {
      if (SILENT.has(node.name) || OF_GROUPS.has(node.name)) return [];
      if (GROUPS.has(node.name)) return this.read(node.children, depth + 1);
      switch (node.name) {
        case 'w:p':
          return this.#paragraph(node);
        case 'w:tbl':
          return wordTable(node, this.source, (children) => this.read(children, depth + 1));
        case 'w:sectPr':
          return this.#section(node);
        case 'w:bookmarkStart':
          this.source.tokens.anchor(node.attribs['w:name']);
          return [];
        case 'w:r':
        case 'w:hyperlink':
        case 'w:fldSimple':
          return this.#split(this.#runs.read([node]), {});
        default:
          this.source.leaveOut(node.name);
          return [];
      }
    });
  }

  #paragraph(node: Element): Block[] {
    const properties = node.children.filter(isElement).find(({ name }) => name === 'w:pPr');
    const own = new Map(properties?.children.filter(isElement).map((each) => [each.name, each]));
    for (const name of own.keys()) if (!QUIET_PROPERTIES.has(name)) this.source.leaveOut(name);
    const align = ALIGNMENTS[own.get('w:jc')?.attribs['w:val'] ?? ''];
    const isRightToLeft = isOn(own.get('w:bidi'));
    const content = this.#runs.read(node.children.filter((child) => child !== properties));
    const look = { ...(align && { align }), ...(isRightToLeft && { direction: 'rtl' as const }) };
    const blocks = this.#split(content, look);
    const section = own.get('w:sectPr');
    return [
      ...(isOn(own.get('w:pageBreakBefore')) ? [this.#pageBreak()] : []),
      ...inStyle(own.get('w:pStyle')?.attribs['w:val'], blocks, this.source.line),
      ...this.#runs.takeLists(),
      ...(section ? this.#section(section) : []),
    ];
  }

  /** Paragraphs with the page breaks between them. */
  #split(content: readonly (Inline | typeof PAGE)[], look: Pick<Paragraph, 'align' | 'direction'>): Block[] {
    const blocks: Block[] = [];
    let children: Inline[] = [];
    const flush = (): void => {
      if (children.length > 0)
        blocks.push({
          type: 'paragraph',
          ...look,
          ...this.source.tokens.takeAnchors(),
          children,
          line: this.source.line,
        });
      children = [];
    };
    for (const each of content) {
      if (each !== PAGE) {
        children.push(each);
        continue;
      }
      flush();
      blocks.push(this.#pageBreak());
    }
    flush();
    return blocks;
  }

  /** The end of a section (17.6.17), with the orientation of the pages before it. */
  #section({ children }: Element): Block[] {
    const own = new Map(children.filter(isElement).map((each) => [each.name, each]));
    for (const name of own.keys())
      if (!/^w:(?:docGrid|pgMar|pgSz|type)$/.test(name)) this.source.leaveOut(name);
    const size = own.get('w:pgSz')?.attribs ?? {};
    const isWide = size['w:orient'] === 'landscape' || Number(size['w:w']) > Number(size['w:h']);
    const isContinuous = own.get('w:type')?.attribs['w:val'] === 'continuous';
    return isContinuous && !isWide
      ? []
      : [{ ...this.#pageBreak(), closes: isWide ? 'landscape' : 'portrait' }];
  }

  #pageBreak(): PageBreak {
    return { type: 'pageBreak', line: this.source.line };
  }
}

/** Elements and text of XML that need not be whole: nothing of it is copied. */
function parsed(xml: string): readonly AnyNode[] {
  const handler = new DomHandler();
  new Parser(handler, { xmlMode: true }).end(xml);
  return handler.dom;
}

const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  center: 'center',
  end: 'right',
  left: 'left',
  right: 'right',
  start: 'left',
};

const PLAIN_STYLES = /^(?:BodyText|Compact|FirstParagraph|ListParagraph|Normal)$/;

/** Blocks in the style with an id: headings, or any other by the name that belongs to such an id. */
function inStyle(id: string | undefined, blocks: readonly Block[], line: number): readonly Block[] {
  const [, level] = /^Heading([1-6])$/.exec(id ?? '') ?? [];
  if (level !== undefined)
    return blocks.map((block) => {
      if (block.type !== 'paragraph') return block;
      const { align, anchors, direction, children } = block;
      return {
        type: 'heading',
        depth: Number(level) as Heading['depth'],
        ...(align && { align }),
        ...(anchors && { anchors }),
        ...(direction && { direction }),
        children,
        line,
      };
    });
  if (id === undefined || PLAIN_STYLES.test(id) || blocks.every(({ type }) => type !== 'paragraph'))
    return blocks;
  const style = id.replace(/([a-z])(?=[A-Z0-9])/g, '$1 ');
  return [{ type: 'div', style, title: [], children: blocks, line }];
}
