import type {
  Block,
  Blockquote,
  Callout,
  DefinitionList,
  DefinitionTerm,
  Details,
  Div,
  Heading,
  LineBlock,
  Paragraph,
  SideBySide,
  Table,
} from '../model/document.js';
import { pushAll } from '../text/long-arrays.js';
import { codeLines } from './code-lines.js';
import { displayFormula } from './display-formula.js';
import { divFence, isInFence } from './div-fence.js';
import { escapedHtml } from './escape.js';
import { frameAttributes, frameOf, unframed } from './frame.js';
import { htmlInlines } from './html.js';
import type { InlineWriter, ReadMarkdown } from './inlines.js';
import { image } from './leaves.js';
import { indented, prefixed } from './line-prefixes.js';
import { ListWriter } from './list.js';
import { LIST_PLACES } from './list-places.js';
import { type Bullet, runsOn, separated } from './neighbours.js';
import { CALLOUT_TITLE, HEADING, LINE, ONLY_LINE, PARAGRAPH, TERM } from './places.js';
import { columnFence, columnsFence, hasLayout, layoutFence, partsOf } from './side-by-side.js';
import { TableWriter } from './table.js';

const PAGE_BREAKS = { none: '\\newpage', landscape: '::: {.landscape}', portrait: ':::' } as const;

/** Separates two blocks that a blank line alone would not separate. */
const SEPARATOR = '<!-- -->';

/** Writes blocks as lines. */
export class BlockWriter {
  readonly #lists: ListWriter;
  readonly #tables: TableWriter;
  /**
   * The columns taken by the prefix of every line of the blocks being written, and additionally by that of the first.
   */
  #before = 0;
  #ahead = 0;

  constructor(
    readonly inlines: InlineWriter,
    private readonly read: ReadMarkdown,
    /** The columns of a line; without it, a paragraph is one line. */
    private wrap: number | undefined,
  ) {
    this.#lists = new ListWriter(this);
    this.#tables = new TableWriter(this);
  }

  /** Blocks with blank lines between them. */
  write(blocks: readonly Block[]): string[] {
    return separated(blocks, {
      write: (group, bullet) => {
        const written = this.#group(group, bullet);
        if (written.length > 0) this.#ahead = 0;
        return written;
      },
      separator: (previous, block) => (runsOn(previous, block) ? SEPARATOR : undefined),
    });
  }

  /** Writes blocks after a prefix of `columns`, the first line after one that is `ahead` columns longer. */
  within<Written>(columns: number, ahead: number, write: () => Written): Written {
    this.#before += columns;
    this.#ahead = ahead;
    const written = write();
    this.#before -= columns;
    this.#ahead = 0;
    return written;
  }

  /** Tables have lines of their own. */
  #table(table: Table): string[] {
    const { wrap } = this;
    this.wrap = undefined;
    const lines = this.#tables.write(table);
    this.wrap = wrap;
    return lines;
  }

  #group(blocks: readonly Block[], bullet: Bullet): string[] {
    const [block, ...others] = blocks;
    if (!block) return [];
    const frame = frameOf(block);
    if (!frame) return others.length === 0 ? this.block(block, bullet) : this.write(blocks);
    return wrapped(`<div${frameAttributes(frame)}>`, this.write(blocks.map(unframed)), '</div>');
  }

  block(block: Block, bullet: Bullet = '-'): string[] {
    switch (block.type) {
      case 'heading':
        return this.#heading(block);
      case 'paragraph':
        return this.#paragraph(block);
      case 'blockquote':
        return this.#blockquote(block);
      case 'callout':
        return this.#callout(block);
      case 'details':
        return this.#details(block);
      case 'columns':
        return wrapped(columnsFence(block), this.write(block.children), ':::');
      case 'sideBySide':
        return this.#sideBySide(block);
      case 'div':
        return wrapped(divFence(block), this.#div(block), ':::');
      case 'list':
        return this.#lists.write(block, bullet);
      case 'definitionList':
        return this.#definitionList(block);
      case 'lineBlock':
        return this.#lineBlock(block);
      case 'code':
        return codeLines(block, (caption) => this.inlines.write(caption, HEADING));
      case 'math':
        return displayFormula(block, this.read);
      case 'table':
        return this.#table(block);
      case 'thematicBreak':
        return ['***'];
      case 'pageBreak':
        return [PAGE_BREAKS[block.orientation ?? 'none']];
      case 'listPlace':
        return [LIST_PLACES[block.of]];
    }
  }

  #heading({ depth, anchors = [], kind, children }: Heading): string[] {
    const [name, ...others] = anchors;
    const text = this.inlines.write(children, HEADING);
    const isAttribute = name !== undefined && /^[^\s{}#]+$/.test(name) && text !== '';
    const tags = anchorTags(isAttribute ? others : anchors);
    const attributes = [isAttribute ? `#${name}` : '', kind && tags + text !== '' ? `.${kind}` : ''].filter(
      Boolean,
    );
    const braced = attributes.length > 0 ? ` {${attributes.join(' ')}}` : '';
    return [`${'#'.repeat(depth)} ${tags}${text}${braced}`.trimEnd()];
  }

  #paragraph({ anchors = [], caption, children }: Paragraph): string[] {
    const [picture] = children;
    const [name, ...others] = anchors;
    if (caption && children.length === 1 && picture?.type === 'image' && name !== undefined) {
      const text = picture.title === '' ? this.inlines.write(caption, HEADING) : undefined;
      return [anchorTags(others) + image(picture, 'usual', { name, text })];
    }
    const tags = anchorTags(anchors);
    const room =
      this.wrap === undefined
        ? undefined
        : { columns: this.wrap - this.#before, ahead: this.#ahead + tags.length };
    return (tags + this.inlines.paragraph(children, room)).split('\n');
  }

  #blockquote({ children }: Blockquote): string[] {
    const lines = this.within(2, 0, () => this.write(children));
    return lines.length === 0 ? ['>'] : prefixed(lines, '> ');
  }

  #callout({ kind, name, title, anchors = [], children }: Callout): string[] {
    if (anchors.length > 0) {
      const heading = title.length === 0 ? [] : [`#### ${this.inlines.write(title, HEADING)}`, ''];
      const fence = `::: {${anchors.map((each) => `#${each}`).join(' ')} .callout-${name ?? kind}}`;
      return wrapped(fence, [...heading, ...this.write(children)], ':::');
    }
    if (name === undefined && title.length === 0) return wrapped('<aside>', this.write(children), '</aside>');
    const written = name === undefined ? kind : name;
    const label = kind === written ? written.toUpperCase() : written;
    const first = `[!${label}] ${this.inlines.write(title, CALLOUT_TITLE)}`.trimEnd();
    const content = this.within(2, 0, () => this.write(children));
    const isText = children[0]?.type === 'paragraph' && !frameOf(children[0]);
    const between = content.length === 0 || isText ? [] : [''];
    return prefixed([first, ...between, ...content], '> ');
  }

  #details({ summary, children }: Details): string[] {
    const html = htmlInlines(summary);
    const first =
      html === undefined
        ? wrapped('<summary>', this.inlines.write(summary, PARAGRAPH).split('\n'), '</summary>')
        : [`<summary>${html}</summary>`];
    return wrapped('<details>', this.write(children), '</details>', first);
  }

  #sideBySide(block: SideBySide): string[] {
    const { children } = block;
    if (hasLayout(block)) return wrapped(layoutFence(block), this.write(partsOf(block)), ':::');
    const columns = children.flatMap((column, index) => {
      const lines = wrapped(columnFence(column), this.write(column.children), ':::');
      return index === 0 ? lines : ['', ...lines];
    });
    return wrapped('::: {.columns}', columns, ':::');
  }

  #div({ title, children }: Div): string[] {
    const heading = isInFence(title) ? [] : [`#### ${this.inlines.write(title, HEADING)}`, ''];
    return [...heading, ...this.write(children)];
  }

  #definitionList(list: DefinitionList): string[] {
    // Known before anything is written, as what is in lists in lists would be written twice for each of them.
    if (!list.children.every((group) => this.#isPlain(group))) return this.#htmlDefinitionList(list);
    const lines: string[] = [];
    for (const { terms, definitions } of list.children) {
      const bodies = definitions.map(({ children }) => this.within(4, 0, () => this.write(children)));
      if (bodies.some(([first = '']) => first === '')) return this.#htmlDefinitionList(list);
      if (lines.length > 0) lines.push('');
      pushAll(lines, this.#terms(terms));
      for (const [first = '', ...rest] of bodies) {
        if (list.spread) lines.push('');
        lines.push(`:   ${first}`);
        pushAll(lines, indented(rest, 4));
      }
    }
    return lines;
  }

  #isPlain({ terms, definitions }: DefinitionList['children'][number]): boolean {
    if (terms.length < 1 || terms.length > 6 || definitions.length === 0) return false;
    if (terms.some(({ direction }) => direction !== undefined)) return false;
    if (definitions.some(({ children }) => children.some(({ type }) => type === 'definitionList')))
      return false;
    const written = this.#terms(terms);
    return written.length === terms.length && written.every(isTerm);
  }

  #terms(terms: readonly DefinitionTerm[]): readonly string[] {
    return terms.flatMap(({ children }) => this.inlines.readable(children, TERM) ?? []);
  }

  #lineBlock({ children }: LineBlock): string[] {
    const place = children.length === 1 ? ONLY_LINE : LINE;
    return children.map((line) =>
      `| ${' '.repeat(line.indent)}${this.inlines.write(line.children, place)}`.trimEnd(),
    );
  }

  #htmlDefinitionList({ children }: DefinitionList): string[] {
    const lines = children.flatMap(({ terms, definitions }) => [
      ...terms.flatMap(({ direction, ...term }) =>
        this.htmlElement('dt', [{ type: 'paragraph', ...term }], frameAttributes({ direction })),
      ),
      ...definitions.flatMap((definition) => this.htmlElement('dd', definition.children)),
    ]);
    return ['<dl>', ...lines, '</dl>'];
  }

  /** An HTML element that contains blocks: on one line, or with Markdown between blank lines. */
  htmlElement(name: string, blocks: readonly Block[], attributes = ''): string[] {
    const html = htmlOf(blocks);
    if (html !== undefined) return [`<${name}${attributes}>${html}</${name}>`];
    return wrapped(`<${name}${attributes}>`, this.write(blocks), `</${name}>`);
  }
}

/** A term is short and not a sentence; a parser takes anything else for text above a line that begins with a colon. */
function isTerm(text: string): boolean {
  return text !== '' && !text.includes('\n') && text.length <= 80 && !/[,;]$|\s.*\.$/.test(text);
}

/** Anchors for links: a heading's own comes after it, all others before the text. */
function anchorTags(anchors: readonly string[]): string {
  return anchors.map((anchor) => `<a id="${escapedHtml(anchor)}"></a>`).join('');
}

/** A start tag, lines that are read as Markdown, and the end tag. */
function wrapped(
  open: string,
  lines: readonly string[],
  close: string,
  first: readonly string[] = [],
): string[] {
  return [open, ...first, ...(lines.length === 0 ? [] : ['', ...lines, '']), close];
}

/** Blocks that fit on one line of HTML: none, or a paragraph of simple text. */
function htmlOf(blocks: readonly Block[]): string | undefined {
  const [only, ...others] = blocks;
  if (!only) return '';
  const isPlain = only.type === 'paragraph' && others.length === 0 && !frameOf(only) && !only.anchors;
  return isPlain ? htmlInlines(only.children) : undefined;
}
