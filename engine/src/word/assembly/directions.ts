import { isRightToLeftLanguage } from '../../language/tags.js';
import type { Direction } from '../../model/direction.js';
import type { Block, DefinitionList, DefinitionTerm, Inline, List } from '../../model/document.js';
import { runsOf } from '../../model/nodes/children.js';
import {
  blocksRunRightToLeft,
  directionOfItems,
  isGivenRightToLeft,
  isRightToLeft,
  runsRightToLeft,
} from '../../model/nodes/text-direction.js';
import type { Reading } from '../reading.js';

/** What decides the direction of a block unless its author says one, as where blocks are composed. */
interface Around {
  readonly rightToLeft: boolean;
  readonly directedBy: 'letters' | 'list' | 'author';
}

/** The directions of paragraphs and tables in Word, as those of blocks. */
export class Directions {
  /** Whether they run from right to left, by the words of paragraphs and the rows of tables. */
  readonly #facts = new Map<readonly unknown[], boolean>();

  /** The direction of the document, if its language does not say it. */
  readonly besidesLanguage: Direction | undefined;

  /** `rightToLeft` is the direction of the document. */
  private constructor(
    private readonly rightToLeft: boolean,
    language: string,
  ) {
    const isOwn = rightToLeft !== isRightToLeftLanguage(language);
    this.besidesLanguage = isOwn ? (rightToLeft ? 'rtl' : 'ltr') : undefined;
  }

  /** Only our documents run as their letters do unless somebody says otherwise. */
  static in({ sheet, keepsInvisible, isFromFootmark, language }: Reading): Directions | undefined {
    if (!keepsInvisible || !isFromFootmark) return undefined;
    return new Directions(sheet.paragraph(undefined).look.rightToLeft ?? false, language);
  }

  takeDown(words: readonly unknown[], rightToLeft = false): void {
    this.#facts.set(words, rightToLeft);
  }

  /**
   * Gives a direction to blocks that run in another one than their letters would give them, those of a list, a quotation, a table or a
   * callout together.
   */
  given(blocks: readonly Block[]): Block[] {
    const { rightToLeft, besidesLanguage } = this;
    return this.#all(blocks, { rightToLeft, directedBy: besidesLanguage === 'ltr' ? 'author' : 'letters' });
  }

  #settled(block: Block, around: Around): Block {
    if (block.type === 'list') return this.#settledList(block, around);
    if (block.type === 'definitionList') return this.#settledDefinitions(block, around);
    if (block.type === 'callout' || block.type === 'table') return this.#settledBox(block, around);
    if (isContainer(block)) return this.#settledContainer(block, around);
    const fact = this.#factOf(block);
    return fact === undefined || fact === this.#expected(block, around) ? block : directed(block, fact);
  }

  #settledList(list: List, around: Around): List {
    const items = list.children.map(({ children }) => children);
    const expected = this.#expected(list, around);
    const common = this.#common(items.flat());
    const isOther = common !== undefined && common !== expected;
    const inside: Around = isOther ? byAuthor(common) : byList(expected, around);
    const children = list.children.map((item) => ({ ...item, children: this.#all(item.children, inside) }));
    return isOther ? directed({ ...list, children }, common) : { ...list, children };
  }

  #settledContainer(block: Container, around: Around): Block {
    const common = this.#common(block.children);
    const isOther = common !== undefined && !this.#expectAll(block.children, common, around);
    const children = this.#all(block.children, isOther ? byAuthor(common) : around);
    return isOther ? directed({ ...block, children }, common) : { ...block, children };
  }

  #settledDefinitions(list: DefinitionList, around: Around): Block {
    const content = partsOf(list);
    const common = this.#common(content);
    const isOther = common !== undefined && !this.#expectAll(content, common, around);
    const inside = isOther ? byAuthor(common) : around;
    const children = list.children.map(({ terms, definitions }) => ({
      terms: terms.map((term): DefinitionTerm => {
        const fact = this.#facts.get(term.children);
        const isOwn = fact !== undefined && fact !== runsRightToLeft(term.children, inside);
        return isOwn ? { ...term, direction: fact ? 'rtl' : 'ltr' } : term;
      }),
      definitions: definitions.map((each) => ({ ...each, children: this.#all(each.children, inside) })),
    }));
    return isOther ? directed({ ...list, children }, common) : { ...list, children };
  }

  /** A table or a callout has a direction besides those of what it holds, which may follow from it. */
  #settledBox(box: Box, around: Around): Block {
    const fact = this.#factOf(box) ?? this.#expected(box, around);
    const inner: Around = {
      rightToLeft: fact,
      directedBy: around.directedBy === 'author' ? 'author' : 'letters',
    };
    const content = contentOf(box);
    const isCommon = this.#common(content) === fact && !this.#expectAll(content, fact, inner);
    const isOther = fact !== this.#expected(box, around) || isCommon;
    const settled = this.#withContent(box, isOther ? byAuthor(fact) : inner);
    return isOther ? directed(settled, fact) : settled;
  }

  #withContent(box: Box, inside: Around): Box {
    if (box.type === 'callout') return { ...box, children: this.#all(box.children, inside) };
    const rows = box.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, children: this.#all(cell.children, inside) })),
    }));
    return { ...box, rows };
  }

  #all(blocks: readonly Block[], around: Around): Block[] {
    return blocks.map((block) => this.#settled(block, around));
  }

  #expectAll(blocks: readonly Block[], rightToLeft: boolean, around: Around): boolean {
    return blocks.every((block) => this.#expected(block, around) === rightToLeft);
  }

  /** The direction that a block has by its letters or its surroundings. */
  #expected(block: Block, around: Around): boolean {
    const { rightToLeft } = around;
    // A picture runs as its caption does.
    if (block.type === 'paragraph' && block.caption)
      return isGivenRightToLeft(around) ?? isRightToLeft(block.caption, this.rightToLeft);
    if (block.type === 'paragraph' || block.type === 'heading' || block.type === 'lineBlock')
      return runsRightToLeft(wordsOf(block), around);
    if (block.type === 'list')
      return around.directedBy === 'letters'
        ? directionOfItems(
            block.children.map(({ children }) => children),
            rightToLeft,
          )
        : rightToLeft;
    const title = block.type === 'callout' ? block.title : [];
    const blocks = block.type === 'callout' ? block.children : [block];
    return isGivenRightToLeft(around) ?? blocksRunRightToLeft(blocks, rightToLeft, title);
  }

  #factOf(block: Block): boolean | undefined {
    if (block.type === 'table') return this.#facts.get(block.rows);
    return this.#facts.get(block.type === 'callout' ? block.children : wordsOf(block));
  }

  /** The direction of all paragraphs and tables in blocks, if it is the same. */
  #common(blocks: readonly Block[]): boolean | undefined {
    const found = new Set(blocks.flatMap((block) => this.#factsIn(block)));
    const [only] = found;
    return found.size === 1 ? only : undefined;
  }

  #factsIn(block: Block): readonly boolean[] {
    if (block.type === 'list')
      return block.children.flatMap(({ children }) => children.flatMap((child) => this.#factsIn(child)));
    if (block.type === 'definitionList') return partsOf(block).flatMap((part) => this.#factsIn(part));
    if (isContainer(block)) return block.children.flatMap((child) => this.#factsIn(child));
    const fact = this.#factOf(block);
    return fact === undefined ? [] : [fact];
  }
}

function byAuthor(rightToLeft: boolean): Around {
  return { rightToLeft, directedBy: 'author' };
}

function byList(rightToLeft: boolean, { directedBy }: Around): Around {
  return { rightToLeft, directedBy: directedBy === 'author' ? 'author' : 'list' };
}

function directed<Directed extends Block>(block: Directed, rightToLeft: boolean): Directed {
  return { ...block, direction: rightToLeft ? 'rtl' : 'ltr' };
}

/** The terms and what defines them. */
function partsOf({ children }: DefinitionList): readonly Block[] {
  return children.flatMap(({ terms, definitions }) => [
    ...terms.map((term): Block => ({ type: 'paragraph', ...term })),
    ...definitions.flatMap((definition) => definition.children),
  ]);
}

type Box = Extract<Block, { readonly type: 'callout' | 'table' }>;

function contentOf(box: Box): readonly Block[] {
  if (box.type === 'callout') return box.children;
  return box.rows.flatMap(({ cells }) => cells.flatMap(({ children }) => children));
}

/** Blocks that have a direction only for the sake of what they hold. */
type Container = Extract<Block, { readonly type: 'blockquote' | 'details' | 'div' }>;

function isContainer(block: Block): block is Container {
  return block.type === 'blockquote' || block.type === 'details' || block.type === 'div';
}

/** The words of a paragraph, a heading or a block of lines. */
function wordsOf(block: Block): readonly Inline[] {
  return runsOf(block)[0] ?? [];
}
