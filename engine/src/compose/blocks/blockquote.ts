import type { ComposedBlock } from '../../model/composed.js';
import type { Blockquote } from '../../model/document.js';
import type { Composer } from '../composer.js';
import { type Context, inQuote } from '../context.js';

export function blockquote({ children }: Blockquote, context: Context, composer: Composer): ComposedBlock[] {
  return composer.blocks(children, inQuote(context));
}
