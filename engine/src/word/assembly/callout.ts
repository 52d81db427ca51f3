import { calloutNamed, termsOf } from '../../language/generated-text.js';
import type { Block, Callout, Paragraph } from '../../model/document.js';
import type { CalloutKind } from '../../model/names/callout-names.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { Flat, FlatTable } from '../flat/flat.js';
import type { Assembly } from './assembly.js';
import type { ParagraphMaker } from './paragraph-maker.js';

const EMPTY: Paragraph = { type: 'paragraph', children: [], line: 1 };

/** The name that serves as the title if there is no other, in the language of the document. */
function nameOf(title: string, kind: CalloutKind, { language }: Assembly): string | undefined {
  if (title.toLowerCase() === kind) return kind;
  return calloutNamed(title, kind, termsOf(language));
}

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
  const named = numbered && title.length === 0 ? kind : nameOf(plainText(title).trim(), kind, maker.assembly);
  const own = named === undefined ? { title } : { name: named, title: [] };
  return { type: 'callout', kind, ...own, ...(anchors && { anchors }), children, line: 1 };
}
