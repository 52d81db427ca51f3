import type { ComposedInline } from '../../model/composed.js';
import type { Image } from '../../model/document.js';
import { type Context, lineWidth } from '../context.js';
import { displayedSize } from '../displayed-size.js';
import { addText } from '../runs.js';

/** A picture, or its alt text if the picture is missing. */
export function image(node: Image, context: Context, out: ComposedInline[]): void {
  const { url, alt, title } = node;
  const embedded = context.environment.images.get(url);
  if (!embedded) {
    addText(alt, context.marks, out);
    return;
  }
  const { width, height } = displayedSize(embedded, node, lineWidth(context), context.page);
  out.push({ type: 'picture', image: embedded, width: emu(width), height: emu(height), alt, title });
}

function emu(length: number): number {
  return Math.max(1, Math.round(length));
}
