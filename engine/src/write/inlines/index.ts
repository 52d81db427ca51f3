import type { Inline } from '../../document.js';
import { type Context, MARK_BITS, withMark } from '../context.js';
import { textRun } from '../run.js';
import type { InlineHandler, Writer } from '../writer.js';
import { footnoteReference, separateNotes } from './footnote-reference.js';
import { image } from './image.js';
import { link } from './link.js';
import { inlineMath } from './math.js';

const mark: InlineHandler<Extract<Inline, { type: keyof typeof MARK_BITS; children: unknown }>> = (
  { type, children },
  context,
  writer,
) => writer.inlines(children, withMark(context, type));

const handlers: { readonly [Type in Inline['type']]: InlineHandler<Extract<Inline, { type: Type }>> } = {
  break: () => '<w:r><w:br/></w:r>',
  delete: mark,
  emphasis: mark,
  footnoteReference,
  formulaReference: ({ source }, { marks }) => textRun(source, marks),
  highlight: mark,
  image,
  inlineCode: ({ value }, { marks }) => textRun(value, marks | MARK_BITS.monospace),
  inlineMath,
  keyboard: mark,
  link,
  monospace: mark,
  strong: mark,
  subscript: mark,
  superscript: mark,
  text: ({ value }, { marks, rightToLeft }) => textRun(value, marks, rightToLeft),
  underline: mark,
  wikiLink: ({ children }, context, writer) => writer.inlines(children, context),
};

/** Writes inlines one after the other. */
export function writeInlines(inlines: readonly Inline[], context: Context, writer: Writer): string {
  let xml = '';
  let previous: Inline | undefined;
  for (const inline of inlines) {
    const handler = handlers[inline.type] as InlineHandler<Inline>;
    const own = handler(inline, context, writer);
    if (own !== '' && previous?.type === 'footnoteReference' && inline.type === 'footnoteReference') {
      xml += separateNotes(context);
    }
    xml += own;
    if (own !== '') previous = inline;
  }
  return xml;
}
