import type { ComposedInline } from '../../model/composed.js';
import type { CrossReference } from '../../model/document.js';
import type { ReferencePart } from '../../model/resolved.js';
import { pushAll } from '../../text/long-arrays.js';
import { type Context, hasMark } from '../context.js';
import { addText, runProperties } from '../runs.js';

/** A reference to numbered elements, or its source where one of its names has none. */
export function crossReference(node: CrossReference, context: Context, out: ComposedInline[]): void {
  const parts = context.environment.resolved.references.get(node);
  if (parts) addReference(parts, context, out);
  else addText(node.source, context.marks, out, context.rightToLeft);
}

/** Numbers as fields that Word updates, each in a link to what has it; that of a formula that was not converted is text. */
export function addReference(parts: readonly ReferencePart[], context: Context, out: ComposedInline[]): void {
  const { marks, rightToLeft } = context;
  const { unreachable } = context.environment;
  for (const part of parts) {
    if (part.kind === 'text') {
      addText(part.text, marks, out, rightToLeft);
      continue;
    }
    const { before, number, after, target, field } = part;
    const content: ComposedInline[] = [];
    addText(before, marks, content, rightToLeft);
    const isThere = !unreachable.has(target);
    if (field && isThere)
      content.push({
        type: 'field',
        instruction: { kind: 'reference', ...field },
        result: number,
        properties: runProperties(marks),
      });
    else addText(number, marks, content, rightToLeft);
    addText(after, marks, content, rightToLeft);
    if (target === '' || !isThere || hasMark(context, 'link')) pushAll(out, content);
    else out.push({ type: 'link', target: { kind: 'bookmark', bookmark: target }, tooltip: '', content });
  }
}
