import type { Block, List, ListItem, Paragraph } from '../model/document.js';
import { numberText } from '../model/names/number-styles.js';
import { indented } from './line-prefixes.js';
import type { Bullet } from './neighbours.js';
import { isCompact, mayFollow } from './neighbours.js';

/** Writes the content of items. */
interface Writer {
  readonly write: (blocks: readonly Block[]) => string[];
  readonly within: (columns: number, ahead: number, write: () => string[]) => string[];
  readonly htmlElement: (name: string, blocks: readonly Block[]) => string[];
}

/** Writes lists: the blocks of an item are indented to the beginning of its text. */
export class ListWriter {
  constructor(private readonly blocks: Writer) {}

  write(list: List, bullet: Bullet): string[] {
    if (wouldBeMisread(list)) return this.#html(list);
    const isSpread = list.spread || list.children.some(needsBlankLine);
    const items = list.children.map((item, index) => {
      const own = list.style === 'example' ? withoutName(item) : item;
      return this.#item(own, markerOf(list, index, bullet), isSpread);
    });
    const lines = items.flatMap((item, index) => (isSpread && index > 0 ? ['', ...item] : item));
    // If the only item has one paragraph, only a second block shows that the list is loose.
    const hasBlankLine = items.length > 1 || lines.includes('') || !list.spread;
    return hasBlankLine
      ? lines
      : [...lines, '', `${' '.repeat(markerOf(list, 0, bullet).length + 1)}<!-- -->`];
  }

  #html({ style = 'example', start, children }: List): string[] {
    const type = HTML_TYPES[style];
    const first = start === 1 ? '' : ` start="${start}"`;
    const items = children.flatMap((item) => this.blocks.htmlElement('li', item.children));
    return [`<ol type="${type}"${first}>`, ...items, '</ol>'];
  }

  #item({ checked, children }: ListItem, marker: string, isSpread: boolean): string[] {
    const box = checked === undefined ? '' : checked ? '[x] ' : '[ ] ';
    const [first = '', ...rest] = this.blocks.within(marker.length + 1, box.length, () =>
      this.#content(checked === undefined ? children : asTask(children), isSpread),
    );
    return [`${marker} ${box}${first}`.trimEnd(), ...indented(rest, marker.length + 1)];
  }

  #content(children: readonly Block[], isSpread: boolean): string[] {
    if (isSpread || children.length < 2) return this.blocks.write(children);
    return children.flatMap((block) => this.blocks.write([block]));
  }
}

const HTML_TYPES = {
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
  example: '1',
} as const;

const LAST_LETTER = 26;

/** Whether letters and numbers in parentheses would not count: they do where two items follow each other, up to z. */
function wouldBeMisread({ style, delimiter, start, children }: List): boolean {
  if (style === undefined) return delimiter === '()' && children.length === 1;
  if (style === 'example') return false;
  const isLetters = style === 'lowerLetter' || style === 'upperLetter';
  return children.length === 1 || (isLetters && start + children.length - 1 > LAST_LETTER);
}

function markerOf(
  { ordered, start, delimiter, style, children }: List,
  index: number,
  bullet: string,
): string {
  if (!ordered) return bullet;
  if (style === 'example') return `(${nameOf(children[index]) ?? '@'})`;
  const number = numberText(start + index, style ?? 'decimal');
  if (delimiter === '()') return `(${number})`;
  // After a capital and a full stop, there are two spaces.
  return `${number}${delimiter}${delimiter === '.' && /^[A-Z]$/.test(number) ? ' ' : ''}`;
}

/** The name of an example, `@name`, which its first paragraph has. */
function nameOf(item: ListItem | undefined): string | undefined {
  const [first] = item?.children ?? [];
  return first?.type === 'paragraph' ? first.anchors?.find((anchor) => EXAMPLE.test(anchor)) : undefined;
}

const EXAMPLE = /^@[\w-]+$/;

function withoutName(item: ListItem): ListItem {
  const [first, ...rest] = item.children;
  const name = nameOf(item);
  if (first?.type !== 'paragraph' || name === undefined) return item;
  const { anchors, ...paragraph } = first;
  const others = (anchors ?? []).filter((anchor) => anchor !== name);
  return { ...item, children: [{ ...paragraph, ...(others.length > 0 && { anchors: others }) }, ...rest] };
}

/** A task's box precedes a paragraph. */
function asTask(children: readonly Block[]): readonly Block[] {
  const [first] = children;
  if (first?.type === 'paragraph') return children;
  const empty: Paragraph = { type: 'paragraph', children: [], line: first?.line ?? 1 };
  return [empty, ...children];
}

/** Whether an item has blocks that only a blank line separates. */
export function needsBlankLine({ children }: ListItem): boolean {
  return children.some((block, index) => {
    const previous = children[index - 1];
    return !isCompact(block) || (previous !== undefined && !mayFollow(previous, block));
  });
}
