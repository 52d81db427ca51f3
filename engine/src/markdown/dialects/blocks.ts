import type { Block, Inline, List, ListItem, Paragraph } from '../../model/document.js';
import { folded } from '../fold.js';
import { frameOf, unframed } from '../frame.js';
import { indented, prefixed } from '../line-prefixes.js';
import { type Bullet, runsOn, separated } from '../neighbours.js';
import { type BlockDialect, LINE, LINES, type Spot, type Writer } from './dialect.js';
import type { InlineWriter } from './inlines.js';
import { NOTHING } from './nothing.js';

/** Writes blocks as lines in a dialect. */
export class BlockWriter implements Writer {
  /**
   * The columns taken by the prefix of every line of the blocks being written, and additionally by that of the first.
   */
  #before = 0;
  #ahead = 0;
  /** How many blocks and cells contain those being written. */
  #depth = 0;
  /** How many cells and items contain them, in which a text may not be a paragraph of its own. */
  #tight = 0;
  /** The numbers of examples continue through the whole text. */
  #examples = 0;

  constructor(
    readonly dialect: BlockDialect,
    private readonly inlines: InlineWriter,
    private readonly wrap: number | undefined,
  ) {}

  /** Running text. */
  text(inlines: readonly Inline[], spot: Spot = LINE): string {
    return this.inlines.write(inlines, spot);
  }

  /** Anchors that links lead to. */
  anchors(names: readonly string[] = []): string {
    return names.map((name) => this.inlines.dialect.anchor(name)).join('');
  }

  /** The blocks of a document, of a cell or of another block, with blank lines between them. */
  write(blocks: readonly Block[]): string[] {
    const { hasBullets } = this.dialect;
    return separated(blocks, {
      write: (group, bullet) => {
        const written = this.#group(group, hasBullets ? bullet : '-');
        if (written.length > 0) this.#ahead = 0;
        return written;
      },
      separator: (previous, block) => {
        const isOneList = previous.type === 'list' && block.type === 'list' && !hasBullets;
        return isOneList || runsOn(previous, block) ? NOTHING : undefined;
      },
    });
  }

  /** Blocks within another one: narrower by `columns`, and their first line by another `ahead`. */
  inside(blocks: readonly Block[], columns = 0, ahead = 0): string[] {
    this.#before += columns;
    this.#ahead = ahead;
    this.#depth++;
    const written = this.write(blocks);
    this.#depth--;
    this.#before -= columns;
    this.#ahead = 0;
    return written;
  }

  /** The blocks of a cell. */
  cell(blocks: readonly Block[]): string[] {
    this.#tight++;
    const written = this.inside(blocks);
    this.#tight--;
    return written;
  }

  /** Whether a picture here is in a paragraph of its own. */
  get hasParagraphs(): boolean {
    return this.#tight === 0;
  }

  /** An item of a list after its marker. */
  item({ checked, children }: ListItem, marker: string, isSpread: boolean): string[] {
    const box = checked === undefined ? '' : checked ? '[x] ' : '[ ] ';
    const own = checked === undefined || children[0]?.type === 'paragraph' ? children : [EMPTY, ...children];
    const isTight = !isSpread && own.length > 1;
    this.#tight++;
    const lines = isTight
      ? own.flatMap((block, index) => this.inside([block], marker.length + 1, index === 0 ? box.length : 0))
      : this.inside(own, marker.length + 1, box.length);
    this.#tight--;
    // An empty paragraph first keeps other blocks off the line of the marker.
    const [first = '', ...rest] = own[0] === EMPTY || !isEmpty(own[0]) ? lines : [NOTHING, '', ...lines];
    return [`${marker} ${box}${first}`.trimEnd(), ...indented(rest, marker.length + 1)];
  }

  /** A list whose items all have markers. */
  items(
    list: List,
    markerOf: (index: number) => string,
    needsBlankLine: (item: ListItem) => boolean,
  ): string[] {
    const isSpread = list.spread || list.children.some(needsBlankLine);
    const items = list.children.map((item, index) => this.item(item, markerOf(index), isSpread));
    return items.flatMap((item, index) => (isSpread && index > 0 ? ['', ...item] : item));
  }

  /** Returns the number of the first of some examples, and counts them all. */
  countExamples(count: number): number {
    this.#examples += count;
    return this.#examples - count + 1;
  }

  #group(blocks: readonly Block[], bullet: Bullet): string[] {
    const [block, ...others] = blocks;
    if (!block) return [];
    const frame = frameOf(block);
    if (!frame) return others.length === 0 ? this.#block(block, bullet) : this.inside(blocks);
    return this.dialect.framed(frame, this.inside(blocks.map(unframed)));
  }

  #block(block: Block, bullet: Bullet): string[] {
    const { dialect } = this;
    switch (block.type) {
      case 'heading':
        return [dialect.heading(block, this)];
      case 'paragraph':
        return this.#paragraph(block);
      case 'blockquote': {
        const lines = this.inside(block.children, 2);
        return lines.length === 0 ? ['>'] : prefixed(lines, '> ');
      }
      case 'callout':
        return dialect.callout(block, this, this.#depth === 0);
      case 'details':
        return dialect.details(block, this);
      case 'columns':
        return dialect.columns(block.count, this.inside(block.children));
      case 'sideBySide':
        return dialect.sideBySide(block, this);
      case 'div':
        return dialect.div(block, this);
      case 'list':
        return dialect.list(block, this, bullet);
      case 'definitionList':
        return dialect.definitionList(block, this);
      case 'lineBlock':
        return dialect.lineBlock(
          block.children.map(({ indent, children }) => ({ indent, text: this.text(children) })),
        );
      case 'code':
        return dialect.code(block, this);
      case 'math':
        return dialect.math(block);
      case 'table':
        return dialect.table(block, this);
      case 'thematicBreak':
        return ['***'];
      case 'pageBreak':
        return dialect.pageBreak(block);
      case 'listPlace':
        return dialect.listPlace(block.of);
    }
  }

  #paragraph(paragraph: Paragraph): string[] {
    const { anchors, children } = paragraph;
    const [only, ...others] = children;
    if (only?.type === 'image' && others.length === 0) return this.dialect.picture(paragraph, only, this);
    const tags = this.anchors(anchors);
    const text = this.text(children, tags === '' ? LINES : { ...LINES, beginsLine: false });
    const room =
      this.wrap === undefined
        ? undefined
        : { columns: this.wrap - this.#before, ahead: this.#ahead + tags.length };
    return (tags + (room ? folded(text, room, () => true) : text)).split('\n');
  }
}

function isEmpty(block: Block | undefined): boolean {
  return block?.type === 'paragraph' && block.children.length === 0;
}

const EMPTY: Paragraph = { type: 'paragraph', children: [], line: 1 };
