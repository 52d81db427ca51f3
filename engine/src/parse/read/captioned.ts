import type { Block, Code, Image, Inline, Paragraph, Table } from '../../model/document.js';
import { kindOfName } from '../../model/names/numbered-names.js';
import { pictureAlone } from '../../model/nodes/picture-alone.js';
import type { PartLayout } from '../rules/block/part-layout.js';
import type { PictureCaption } from './reader.js';
import { sideBySideIn } from './side-by-side.js';

/** What is known about the pictures read so far. */
type CaptionOf = (picture: Image) => PictureCaption | undefined;

/**
 * Blocks whose last paragraph is the caption of the blocks above it, as in Quarto's `::: {#fig-a}`. Several pictures,
 * tables or pieces of code are parts of one figure or table if one of them has a name or words of its own, or a layout is asked for.
 */
export function captioned(
  blocks: readonly Block[],
  name: string,
  captionOf: CaptionOf,
  layout?: PartLayout,
): readonly Block[] | undefined {
  const kind = kindOfName(name);
  if (kind === undefined || kind === 'section' || kind === 'equation') return undefined;
  return captionedAs(blocks, [name], captionOf, layout);
}

/** The same, regardless of names. */
export function captionedAs(
  blocks: readonly Block[],
  names: readonly string[],
  captionOf: CaptionOf,
  layout?: PartLayout,
): readonly Block[] | undefined {
  const last = blocks.at(-1);
  const text = last?.type === 'paragraph' && !isPictures(last.children) ? last : undefined;
  const own = text ? blocks.slice(0, -1) : blocks;
  const parts = partsIn(own, captionOf, layout !== undefined);
  if (parts)
    return [
      {
        ...sideBySideIn(parts, layout),
        caption: text?.children ?? [],
        anchors: [...names, ...(text?.anchors ?? [])],
      },
    ];
  const at = own.findLastIndex(isCaptionable);
  const block = own[at];
  if (!block || !isCaptionable(block)) return undefined;
  const caption = text?.children ?? block.caption ?? [];
  const anchors = [...new Set([...names, ...(block.anchors ?? []), ...(text?.anchors ?? [])])];
  return own.with(at, { ...block, caption, ...(anchors.length > 0 && { anchors }) });
}

/** What can have a caption: a picture in a paragraph of its own, a table or code. */
export function isCaptionable(block: Block): block is Paragraph | Table | Code {
  if (block.type === 'paragraph') return isPictures(block.children);
  return block.type === 'table' || block.type === 'code';
}

export function isPictures(children: readonly Inline[]): boolean {
  const content = withoutSpace(children);
  return content.length > 0 && content.every((child) => pictureAlone([child]) !== undefined);
}

function withoutSpace(children: readonly Inline[]): readonly Inline[] {
  return children.filter(
    (child) => child.type !== 'break' && (child.type !== 'text' || child.value.trim() !== ''),
  );
}

/** The rows in which parts are written, if there are at least two: the pictures of a paragraph are side by side. */
function partsIn(
  blocks: readonly Block[],
  captionOf: CaptionOf,
  hasLayout: boolean,
): readonly (readonly Block[])[] | undefined {
  if (!blocks.every(isCaptionable)) return undefined;
  const rows = blocks.map((block) =>
    block.type === 'paragraph' ? picturesOf(block, captionOf) : [{ caption: [], ...block }],
  );
  const parts = rows.flat();
  const isMarked = parts.some(({ anchors, caption }) => anchors || (caption && caption.length > 0));
  return parts.length > 1 && (hasLayout || isMarked) ? rows : undefined;
}

function picturesOf(block: Paragraph, captionOf: CaptionOf): readonly Paragraph[] {
  const children = withoutSpace(block.children);
  return children.map((child) => {
    const picture = pictureAlone([child]);
    const { text = [], isNamed = false, name = '' } = (picture && captionOf(picture)) ?? {};
    const anchors = children.length === 1 ? block.anchors : isNamed ? [name] : undefined;
    const { anchors: _, ...paragraph } = block;
    return { ...paragraph, ...(anchors && { anchors }), children: [child], caption: block.caption ?? text };
  });
}
