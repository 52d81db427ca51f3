import type { Block, Inline } from '../document.js';
import { isParent, visitChildren } from './children.js';

/**
 * Kinds of content that passes look for and that few blocks have. A pipe is the character `|` in running text. Each has
 * a bit, so there can be 32.
 */
const SOUGHT = [
  'anchors',
  'code',
  'crossReference',
  'footnoteReference',
  'heading',
  'image',
  'inlineCode',
  'link',
  'list',
  'listPlace',
  'math',
  'monospace',
  'pipe',
  'table',
] as const satisfies readonly (Block['type'] | Inline['type'] | 'anchors' | 'pipe')[];

type Kind = (typeof SOUGHT)[number];

/** Kinds as bits. */
export type Kinds = number;

const BITS: Readonly<Record<string, Kinds>> & Readonly<Record<Kind, Kinds>> = bitsOf(SOUGHT);

function bitsOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, Kinds>> {
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<Name, Kinds>;
}

export function kindsOf(...kinds: readonly Kind[]): Kinds {
  return kinds.reduce((bits, kind) => bits | BITS[kind], 0);
}

const known = new WeakMap<Block, Kinds>();

/** The kinds of each of some blocks, and of all together. */
interface KindsOfList {
  readonly each: readonly Kinds[];
  readonly all: Kinds;
}

const knownLists = new WeakMap<readonly Block[], KindsOfList>();

/** The blocks that contain anything of these kinds. Several passes go over the same blocks. */
export function blocksWith(blocks: readonly Block[], kinds: Kinds): readonly Block[] {
  const { each, all } = knownLists.get(blocks) ?? kindsOfList(blocks);
  if ((all & kinds) === 0) return NONE;
  return blocks.filter((_, index) => ((each[index] ?? 0) & kinds) !== 0);
}

const NONE: readonly Block[] = [];

function kindsOfList(blocks: readonly Block[]): KindsOfList {
  const each = blocks.map(kindsIn);
  const found = { each, all: each.reduce((all, own) => all | own, 0) };
  knownLists.set(blocks, found);
  return found;
}

/** The kinds of a block and of everything in it. */
function kindsIn(block: Block): Kinds {
  const found = known.get(block) ?? collect(block);
  known.set(block, found);
  return found;
}

function collect(block: Block): Kinds {
  let kinds = BITS[block.type] ?? 0;
  if ('anchors' in block) kinds |= BITS.anchors;
  const visitor = {
    inlines(inlines: readonly Inline[]): void {
      for (const inline of inlines) {
        kinds |= BITS[inline.type] ?? 0;
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
