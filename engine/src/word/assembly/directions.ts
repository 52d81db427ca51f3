import type { Block, Inline, List } from '../../model/document.js';
import { runsOf } from '../../model/nodes/children.js';
import { blocksRunRightToLeft, directionOfItems, isRightToLeft } from '../../model/nodes/text-direction.js';
import type { Reading } from '../reading.js';

/** What decides the direction of a block unless its author says one. */
interface Around {
  readonly rightToLeft: boolean;
  /** Whether the list or the author around it decides, and not its own letters. */
  readonly isGiven: boolean;
}

/** The directions of paragraphs and tables in Word, as those of blocks. */
export class Directions {
  /** Whether they run from right to left, by the words of paragraphs and the rows of tables. */
  readonly #facts = new Map<readonly unknown[], boolean>();

  /** `rightToLeft` is the direction of the document. */
  private constructor(private readonly rightToLeft: boolean) {}

  /** Only our documents run as their letters do unless somebody says otherwise. */
  static in({ sheet, keepsDirections, isFromFootmark }: Reading): Directions | undefined {
    if (!keepsDirections || !isFromFootmark) return undefined;
    return new Directions(sheet.paragraph(undefined).look.rightToLeft ?? false);
  }

  takeDown(words: readonly unknown[], rightToLeft = false): void {
    this.#facts.set(words, rightToLeft);
  }

  /** Gives a direction to blocks that run in another one than their letters would give them, those of a list or a quotation together. */
  given(blocks: readonly Block[]): Block[] {
    return this.#all(blocks, { rightToLeft: this.rightToLeft, isGiven: false });
  }

  #settled(block: Block, around: Around): Block {
    if (block.type === 'list') return this.#settledList(block, around);
    if (isContainer(block)) return this.#settledContainer(block, around);
    const fact = this.#factOf(block);
    return fact === undefined ? block : this.#own(block, fact, this.#expected(block, around));
  }

  #settledList(list: List, around: Around): List {
    const items = list.children.map(({ children }) => children);
    const expected = around.isGiven ? around.rightToLeft : directionOfItems(items, around.rightToLeft);
    const common = this.#common(items.flat());
    const isOther = common !== undefined && common !== expected;
    const inside = { rightToLeft: isOther ? common : expected, isGiven: true };
    const children = list.children.map((item) => ({ ...item, children: this.#all(item.children, inside) }));
    return this.#own({ ...list, children }, common, expected);
  }

  #settledContainer(block: Container, around: Around): Block {
    const common = this.#common(block.children);
    const isOther =
      common !== undefined && block.children.some((child) => this.#expected(child, around) !== common);
    if (!isOther) return { ...block, children: this.#all(block.children, around) };
    const children = this.#all(block.children, { rightToLeft: common, isGiven: true });
    return { ...block, children, direction: common ? 'rtl' : 'ltr' };
  }

  #all(blocks: readonly Block[], around: Around): Block[] {
    return blocks.map((block) => this.#settled(block, around));
  }

  #own<Directed extends Block>(block: Directed, fact: boolean | undefined, expected: boolean): Directed {
    return fact === undefined || fact === expected ? block : { ...block, direction: fact ? 'rtl' : 'ltr' };
  }

  /** The direction that a block has by its letters or its surroundings. */
  #expected(block: Block, { rightToLeft, isGiven }: Around): boolean {
    if (isGiven) return rightToLeft;
    if (block.type === 'paragraph' || block.type === 'heading' || block.type === 'lineBlock')
      return isRightToLeft(wordsOf(block), rightToLeft);
    if (block.type === 'list')
      return directionOfItems(
        block.children.map(({ children }) => children),
        rightToLeft,
      );
    return block.type === 'callout'
      ? blocksRunRightToLeft(block.children, rightToLeft, block.title)
      : blocksRunRightToLeft([block], rightToLeft);
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
    if (isContainer(block)) return block.children.flatMap((child) => this.#factsIn(child));
    const fact = this.#factOf(block);
    return fact === undefined ? [] : [fact];
  }
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
