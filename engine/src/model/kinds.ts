import { isParent, visitChildren } from './children.js';
import type { Block, Inline } from './document.js';

/** What a block may hold, for passes over a text that look for something which few blocks have. */
export type Kind = Block['type'] | Inline['type'] | 'anchors' | 'pipe';

/** Kinds as bits. */
export type Kinds = number;

const BITS: Readonly<Record<Kind, Kinds>> = {
  blockquote: 1 << 0,
  callout: 1 << 1,
  code: 1 << 2,
  definitionList: 1 << 3,
  details: 1 << 4,
  heading: 1 << 5,
  list: 1 << 6,
  math: 1 << 7,
  pageBreak: 1 << 8,
  paragraph: 1 << 9,
  table: 1 << 10,
  thematicBreak: 1 << 11,
  break: 1 << 12,
  delete: 1 << 13,
  emphasis: 1 << 14,
  footnoteReference: 1 << 15,
  formulaReference: 1 << 16,
  highlight: 1 << 17,
  image: 1 << 18,
  inlineCode: 1 << 19,
  inlineMath: 1 << 20,
  keyboard: 1 << 21,
  link: 1 << 22,
  monospace: 1 << 23,
  strong: 1 << 24,
  subscript: 1 << 25,
  superscript: 1 << 26,
  text: 1 << 27,
  underline: 1 << 28,
  wikiLink: 1 << 29,
  anchors: 1 << 30,
  pipe: 1 << 31,
};

export function kindsOf(...kinds: readonly Kind[]): Kinds {
  return kinds.reduce((bits, kind) => bits | BITS[kind], 0);
}

const known = new WeakMap<Block, Kinds>();

/** The kinds of a block and of all that is in it; a pipe is the sign `|` in running text. */
export function kindsIn(block: Block): Kinds {
  const found = known.get(block) ?? collect(block);
  known.set(block, found);
  return found;
}

function collect(block: Block): Kinds {
  let kinds = BITS[block.type];
  if ('anchors' in block) kinds |= BITS.anchors;
  const visitor = {
    inlines(inlines: readonly Inline[]): void {
      for (const inline of inlines) {
        kinds |= BITS[inline.type];
        if (inline.type === 'text') {
          if (inline.value.includes('|')) kinds |= BITS.pipe;
        } else if (isParent(inline)) visitor.inlines(inline.children);
      }
    },
    blocks(blocks: readonly Block[]): void {
      for (const each of blocks) kinds |= collect(each);
    },
  };
  visitChildren(block, visitor);
  return kinds;
}
