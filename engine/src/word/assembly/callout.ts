import type { Block, Callout, Paragraph } from '../../model/document.js';
import type { CalloutKind } from '../../model/names/callout-names.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { Flat, FlatTable } from '../flat/flat.js';
import type { ParagraphMaker } from './paragraph-maker.js';

const EMPTY: Paragraph = { type: 'paragraph', children: [], line: 1 };

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
  const numbered = isTitled ? maker.assembly.numbered.ofCallout(first) : undefined;
  const title = isTitled ? maker.inlines(numbered?.title ?? first.atoms) : [];
  const anchors = numbered ? [numbered.name] : isTitled ? maker.named(EMPTY, first).anchors : undefined;
  const children = blocksOf(isTitled ? others : content);
  maker.assembly.directions?.takeDown(children, rightToLeft);
  // The name of its kind serves as the title if it has no other.
  const isName = plainText(title).trim().toLowerCase() === kind || (numbered && title.length === 0);
  const own = isName ? { name: kind, title: [] } : { title };
  return { type: 'callout', kind, ...own, ...(anchors && { anchors }), children, line: 1 };
}
