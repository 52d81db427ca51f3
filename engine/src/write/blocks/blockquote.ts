import type { Blockquote } from '../../document.js';
import { type Context, inQuote } from '../context.js';
import type { Ledger } from '../ledger.js';
import { writeBlocks } from './index.js';

export function blockquote({ children }: Blockquote, context: Context, ledger: Ledger): string {
  return writeBlocks(children, inQuote(context), ledger);
}
