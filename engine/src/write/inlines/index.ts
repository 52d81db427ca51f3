import type { Inline } from '../../document.js';
import { type Context, MARK_BITS, withMark } from '../context.js';
import type { Ledger } from '../ledger.js';
import { textRun } from '../run.js';
import { footnoteReference, separateNotes } from './footnote-reference.js';
import { image } from './image.js';
import { link } from './link.js';

/** Writes one inline: runs, or what may stand beside runs in a paragraph. */
export type InlineHandler<Node extends Inline> = (node: Node, context: Context, ledger: Ledger) => string;

const mark: InlineHandler<Extract<Inline, { type: keyof typeof MARK_BITS; children: unknown }>> = (
  { type, children },
  context,
  ledger,
) => writeInlines(children, withMark(context, type), ledger);

const handlers: { readonly [Type in Inline['type']]: InlineHandler<Extract<Inline, { type: Type }>> } = {
  break: () => '<w:r><w:br/></w:r>',
  delete: mark,
  emphasis: mark,
  footnoteReference,
  highlight: mark,
  image,
  inlineCode: ({ value }, { marks }) => textRun(value, marks | MARK_BITS.monospace),
  keyboard: mark,
  link,
  monospace: mark,
  strong: mark,
  subscript: mark,
  superscript: mark,
  text: ({ value }, { marks }) => textRun(value, marks),
  underline: mark,
};

/** Writes inlines one after the other. */
export function writeInlines(inlines: readonly Inline[], context: Context, ledger: Ledger): string {
  let xml = '';
  let previous: Inline | undefined;
  for (const inline of inlines) {
    const handler = handlers[inline.type] as InlineHandler<Inline>;
    const own = handler(inline, context, ledger);
    if (own !== '' && previous?.type === 'footnoteReference' && inline.type === 'footnoteReference') {
      xml += separateNotes(context);
    }
    xml += own;
    if (own !== '') previous = inline;
  }
  return xml;
}
