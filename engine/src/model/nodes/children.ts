import type { Block, Inline } from '../document.js';

/** What a property of a node contains: inlines, blocks, or items with children of their own. */
type Holds<Value> = Value extends readonly Inline[]
  ? 'inlines'
  : Value extends readonly Block[]
    ? 'blocks'
    : Value extends readonly (infer Item extends object)[]
      ? keyof ChildProperties<Item> extends never
        ? never
        : ChildProperties<Item>
      : never;

/** Every property of a node that contains children: a missing one is a type error. */
type ChildProperties<Node> = {
  readonly [Key in keyof Node as [Holds<NonNullable<Node[Key]>>] extends [never] ? never : Key]-?: Holds<
    NonNullable<Node[Key]>
  >;
};

/**
 * Where the children of each kind of block are, in reading order. `walk`, `mapInlines`, `runsOf` and everything
 * based on them follow this table.
 */
const BLOCK_CHILDREN: { readonly [Type in Block['type']]: ChildProperties<Extract<Block, { type: Type }>> } =
  {
    heading: { children: 'inlines' },
    paragraph: { children: 'inlines', caption: 'inlines' },
    blockquote: { children: 'blocks' },
    callout: { title: 'inlines', children: 'blocks' },
    details: { summary: 'inlines', children: 'blocks' },
    columns: { children: 'blocks' },
    sideBySide: { children: { children: 'blocks' }, caption: 'inlines' },
    div: { title: 'inlines', children: 'blocks' },
    list: { children: { children: 'blocks' } },
    definitionList: { children: { terms: { children: 'inlines' }, definitions: { children: 'blocks' } } },
    lineBlock: { children: { children: 'inlines' } },
    code: { caption: 'inlines' },
    math: {},
    table: { caption: 'inlines', rows: { cells: { children: 'blocks' } } },
    thematicBreak: {},
    pageBreak: {},
    listPlace: {},
  };

/** An inline that contains other inlines. */
type ParentInline = Extract<Inline, { readonly children: readonly Inline[] }>;

/**
 * The children of all inlines are called `children`: a kind of inline with another property for them is a type
 * error here.
 */
type InlineChildProperties = {
  [Type in Inline as Type['type']]: keyof ChildProperties<Type>;
}[Inline['type']];
type Only<Key extends 'children'> = Key;
const INLINE_CHILDREN: Only<InlineChildProperties> = 'children';

export function isParent(inline: Inline): inline is ParentInline {
  return INLINE_CHILDREN in inline;
}

interface Slot {
  readonly key: string;
  readonly holds: ChildKind | readonly Slot[];
}

type ChildKind = 'inlines' | 'blocks';

interface ChildTable {
  readonly [key: string]: ChildKind | ChildTable;
}

function slotsOf(table: ChildTable): readonly Slot[] {
  return Object.entries(table).map(([key, holds]) => ({
    key,
    holds: typeof holds === 'string' ? holds : slotsOf(holds),
  }));
}

const SLOTS: Readonly<Record<Block['type'], readonly Slot[]>> = mapValues(BLOCK_CHILDREN, slotsOf);

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, map(value)] as const);
  return Object.fromEntries(entries) as Record<Key, To>;
}

/** The blocks that contain other blocks. */
const CONTAINERS: ReadonlySet<string> = new Set(
  Object.entries(SLOTS).flatMap(([type, slots]) => (slots.some(leadsToBlocks) ? type : [])),
);

function leadsToBlocks({ holds }: Slot): boolean {
  return typeof holds === 'string' ? holds === 'blocks' : holds.some(leadsToBlocks);
}

/** Whether a block can contain other blocks, and not only inlines. */
export function isContainer({ type }: Block): boolean {
  return CONTAINERS.has(type);
}

/** Called with the children of a block, in reading order. */
interface ChildVisitor {
  inlines(inlines: readonly Inline[]): void;
  blocks(blocks: readonly Block[]): void;
}

/** Visits the children of a block, but not their children. */
export function visitChildren(block: Block, visitor: ChildVisitor): void {
  // Shortcut: nearly all blocks are of these two types.
  if (block.type === 'heading' || (block.type === 'paragraph' && !block.caption))
    visitor.inlines(block.children);
  else visitSlots(block, SLOTS[block.type], visitor);
}

function visitSlots(node: object, slots: readonly Slot[], visitor: ChildVisitor): void {
  for (const { key, holds } of slots) {
    // The table is typed by the model, so the node has what the slot names.
    const value = (node as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) continue;
    if (holds === 'inlines') visitor.inlines(value as readonly Inline[]);
    else if (holds === 'blocks') visitor.blocks(value as readonly Block[]);
    else for (const item of value as readonly object[]) visitSlots(item, holds, visitor);
  }
}

/** Returns the replacement for children. */
export interface ChildMapper {
  inlines(inlines: readonly Inline[]): readonly Inline[];
  blocks(blocks: readonly Block[]): readonly Block[];
}

/** A copy of a block with other children, or the block itself if it cannot have any. */
export function mapChildren(block: Block, mapper: ChildMapper): Block {
  const slots = SLOTS[block.type];
  return slots.length === 0 ? block : mapSlots(block, slots, mapper);
}

function mapSlots<Node extends object>(node: Node, slots: readonly Slot[], mapper: ChildMapper): Node {
  let copy: Record<string, unknown> | undefined;
  for (const { key, holds } of slots) {
    const value = (node as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) continue;
    const mapped =
      holds === 'inlines'
        ? mapper.inlines(value as readonly Inline[])
        : holds === 'blocks'
          ? mapper.blocks(value as readonly Block[])
          : mapEach(value as readonly object[], (item) => mapSlots(item, holds, mapper));
    if (mapped === value) continue;
    copy ??= { ...node } as Record<string, unknown>;
    copy[key] = mapped;
  }
  return copy ? (copy as Node) : node;
}

/** A list with each item mapped; the list itself where all of them stay as they are. */
export function mapEach<Item>(items: readonly Item[], map: (item: Item) => Item): readonly Item[] {
  let mapped: Item[] | undefined;
  for (const [index, item] of items.entries()) {
    const own = map(item);
    if (!mapped && own === item) continue;
    mapped ??= items.slice(0, index);
    mapped.push(own);
  }
  return mapped ?? items;
}

/** The inlines of a block itself, without those of the blocks in it. */
export function runsOf(block: Block): readonly (readonly Inline[])[] {
  const runs: (readonly Inline[])[] = [];
  visitChildren(block, { inlines: (inlines) => void runs.push(inlines), blocks: () => undefined });
  return runs;
}
