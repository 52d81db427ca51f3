import type { Block, Callout } from '../../model/document.js';
import type { CalloutKind } from '../../model/names/callout-names.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { Flat, FlatTable } from '../flat/flat.js';
import type { ParagraphMaker } from './paragraph-maker.js';

/** A callout from the table that our writer draws for it. */
export function calloutOf(
  { rows, rightToLeft }: FlatTable,
  kind: CalloutKind,
  maker: ParagraphMaker,
  blocksOf: (content: readonly Flat[]) => Block[],
): Callout {
  const content = rows.flatMap((row) => row.flatMap((cell) => cell.content));
  const [first, ...others] = content;
  const isTitled = first?.type === 'paragraph' && first.style.role === 'calloutTitle';
  const title = isTitled ? maker.inlines(first.atoms) : [];
  const children = blocksOf(isTitled ? others : content);
  maker.assembly.directions?.takeDown(children, rightToLeft);
  // The name of its kind serves as the title if it has no other.
  const isName = plainText(title).trim().toLowerCase() === kind;
  return { type: 'callout', kind, ...(isName ? { name: kind, title: [] } : { title }), children, line: 1 };
}
