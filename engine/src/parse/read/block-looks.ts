import { blockLookIn } from '../../css/block-look.js';
import { declarationsOf } from '../../css/declarations.js';
import type { BlockLook } from '../../model/block-look.js';
import type { Block } from '../../model/document.js';
import { mapRuns } from '../../model/nodes/map-inlines.js';
import { inWrappers, type StyleWrapper } from './style-wrappers.js';

/** Blocks whose text has looks, except a background, which belongs to the block. */
export function inTextLooks(
  looks: readonly StyleWrapper[],
  blocks: readonly Block[],
  isHeading = false,
): readonly Block[] {
  const own = looks.filter(({ type }) => type !== 'background');
  if (own.length === 0) return blocks;
  const inHeadings = isHeading ? own : own.flatMap(withoutFixedSize);
  return mapRuns(blocks, (inlines) => inWrappers(own, inlines), {
    inHeadings: (inlines) => inWrappers(inHeadings, inlines),
  });
}

/** A look without a size in points: in a group of that size, headings are as much larger as anywhere. */
function withoutFixedSize(look: StyleWrapper): readonly StyleWrapper[] {
  if (look.type !== 'font' || look.size?.unit !== 'pt') return [look];
  return look.family === undefined ? [] : [{ type: 'font', family: look.family }];
}

const PAPER = 'FFFFFF';

/** Blocks with the indents, the background and the borders that a style in CSS gives to what they are in. */
export function setApart(style: string, blocks: readonly Block[], line: number): readonly Block[] {
  const look = style === '' || blocks.length === 0 ? undefined : blockLookIn(declarationsOf(style));
  if (!look) return blocks;
  const { background, ...others } = look;
  const isPaper = background === PAPER && others.border === undefined;
  const shown = isPaper ? others : look;
  return Object.keys(shown).length === 0 ? blocks : inDivs(shown, blocks, line);
}

/**
 * The blocks in a div; in several, if they are parts of the text with pages and headings of their own, which stay where
 * chapters, titles and sections are looked for.
 */
function inDivs(look: BlockLook, blocks: readonly Block[], line: number): Block[] {
  const div = (children: readonly Block[]): Block => ({ type: 'div', look, title: [], children, line });
  if (!blocks.some(beginsPart)) return [div(blocks)];
  const parts: Block[] = [];
  let inside: Block[] = [];
  const flush = (): void => {
    if (inside.length > 0) parts.push({ ...div(inside), line: inside[0]?.line ?? line });
    inside = [];
  };
  for (const block of blocks) {
    if (block.type === 'heading' || block.type === 'pageBreak' || block.type === 'listPlace') {
      flush();
      parts.push(block);
    } else inside.push(block);
  }
  flush();
  return parts;
}

function beginsPart(block: Block): boolean {
  return block.type === 'pageBreak' || (block.type === 'heading' && block.depth <= 2);
}
