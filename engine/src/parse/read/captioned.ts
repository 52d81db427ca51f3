import type { Block, Code, Inline, Paragraph, Table } from '../../model/document.js';
import { kindOfName } from '../../model/numbered-names.js';
import { pictureAlone } from '../../model/picture-alone.js';

/** Blocks of which the last paragraph is the caption of what stands above it, as in Quarto's `::: {#fig-a}`. */
export function captioned(blocks: readonly Block[], name: string): readonly Block[] | undefined {
  const kind = kindOfName(name);
  if (kind === undefined || kind === 'section' || kind === 'equation') return undefined;
  const last = blocks.at(-1);
  const text = last?.type === 'paragraph' && !pictureAlone(last.children) ? last : undefined;
  const own = text ? blocks.slice(0, -1) : blocks;
  const at = own.findLastIndex(isCaptionable);
  const block = own[at];
  if (!block || !isCaptionable(block)) return undefined;
  const caption = text?.children ?? block.caption ?? [];
  const anchors = [...new Set([name, ...(block.anchors ?? []), ...(text?.anchors ?? [])])];
  return own.with(at, { ...block, caption, anchors });
}

/** What can have a caption: a picture in a paragraph of its own, a table or code. */
function isCaptionable(block: Block): block is Paragraph | Table | Code {
  if (block.type === 'paragraph') return isPictures(block.children);
  return block.type === 'table' || block.type === 'code';
}

function isPictures(children: readonly Inline[]): boolean {
  const content = children.filter(
    (child) => child.type !== 'break' && (child.type !== 'text' || child.value.trim() !== ''),
  );
  return content.length > 0 && content.every((child) => pictureAlone([child]) !== undefined);
}
