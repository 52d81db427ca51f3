import type { Direction } from '../model/direction.js';
import type { Alignment, Block } from '../model/document.js';

/** A block whose text can be aligned as a whole. */
type Alignable = Extract<Block, { readonly align?: Alignment }>;

function isAlignable(block: Block): block is Alignable {
  return block.type === 'heading' || block.type === 'paragraph' || block.type === 'lineBlock';
}

/** What an element around a block says of it: the alignment and the direction that the author gave to its text. */
export interface Frame {
  readonly align: Alignment | undefined;
  readonly direction: Direction | undefined;
}

/** The element that a block needs around it; undefined if it needs none. */
export function frameOf(block: Block): Frame | undefined {
  const align = isAlignable(block) ? block.align : undefined;
  const direction = 'direction' in block ? block.direction : undefined;
  return align === undefined && direction === undefined ? undefined : { align, direction };
}

/** The attributes of such an element in HTML, with a space before each. */
export function frameAttributes({ align, direction }: Partial<Frame>): string {
  return `${align ? ` align="${align}"` : ''}${direction ? ` dir="${direction}"` : ''}`;
}

/** A block without its alignment and direction, which the element around it expresses. */
export function unframed(block: Block): Block {
  const { direction, ...undirected } = { direction: undefined, ...block };
  if (!isAlignable(undirected)) return undirected;
  const { align, ...rest } = undirected;
  return rest;
}
