/*
 * Inlines in Word's terms. In: the inlines of a paragraph, and the context around them (marks, language, colours). Out: composed runs,
 * links, fields and notes. One handler for each kind of inline: the short ones are here, the others in the file of their name.
 */
import type { ComposedInline } from '../../model/composed.js';
import type { Inline } from '../../model/document.js';
import { pushAll } from '../../text/long-arrays.js';
import type { InlineHandler } from '../composer.js';
import { type Context, withMark } from '../context.js';
import { inNamedStyle, reportMissingStyle } from '../named-styles.js';
import { addText, MARK_BITS } from '../runs.js';
import { colored } from './colored.js';
import { commentLines } from './comment-lines.js';
import { crossReference } from './cross-reference.js';
import { directed } from './directed.js';
import { font } from './font.js';
import { addNoteComma, footnoteReference } from './footnote-reference.js';
import { image } from './image.js';
import { indexMark } from './index-mark.js';
import { link } from './link.js';
import { inlineMath } from './math.js';
import { revision } from './revision.js';
import { spoken } from './spoken.js';

const mark: InlineHandler<Extract<Inline, { type: keyof typeof MARK_BITS; children: unknown }>> = (
  { type, children },
  context,
  out,
  add,
) => add(children, withMark(context, type), out);

const handlers: { readonly [Type in Inline['type']]: InlineHandler<Extract<Inline, { type: Type }>> } = {
  citation: ({ children }, context, out, add) => add(children, context, out),
  commentStart: ({ comment }, context, out) =>
    void out.push({ type: 'commentMark', isStart: true, comment, lines: commentLines(comment, context) }),
  commentEnd: ({ comment }, _context, out) => void out.push({ type: 'commentMark', isStart: false, comment }),
  insertion: revision,
  deletion: revision,
  background: colored,
  break: (_node, _context, out) => void out.push({ type: 'lineBreak' }),
  delete: mark,
  direction: directed,
  emphasis: mark,
  font,
  fieldMark: (node, _context, out) => void out.push(node),
  footnoteReference,
  crossReference,
  highlight: mark,
  indexMark,
  image,
  inlineCode: ({ value }, { marks }, out) => addText(value, marks | MARK_BITS.monospace, out),
  inlineMath,
  keyboard: mark,
  language: spoken,
  link,
  monospace: mark,
  strong: mark,
  styled: ({ style, children, line }, context, out, add) => {
    reportMissingStyle('character', style, line, context.environment);
    const content: ComposedInline[] = [];
    add(children, context, content);
    pushAll(out, inNamedStyle(content, style, context.environment));
  },
  subscript: mark,
  smallCaps: mark,
  superscript: mark,
  textColor: colored,
  text: ({ value }, { marks, rightToLeft }, out) => addText(value, marks, out, rightToLeft),
  underline: mark,
  wikiLink: ({ children }, context, out, add) => add(children, context, out),
};

/** Adds what inlines become to the content of a paragraph. */
export function addInlines(inlines: readonly Inline[], context: Context, out: ComposedInline[]): void {
  let previous: Inline | undefined;
  for (const inline of inlines) {
    const handler = handlers[inline.type] as InlineHandler<Inline>;
    const before = out.length;
    handler(inline, context, out, addInlines);
    if (out.length === before) continue;
    if (previous?.type === 'footnoteReference' && inline.type === 'footnoteReference')
      addNoteComma(context, out, before);
    previous = inline;
  }
}
