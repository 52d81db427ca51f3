import type { Blockquote } from '../../document.js';
import { type Context, inQuote } from '../context.js';
import type { Writer } from '../writer.js';

export function blockquote({ children }: Blockquote, context: Context, writer: Writer): string {
  return writer.blocks(children, inQuote(context));
}
