import type { Paragraph } from '../../document.js';
import type { Context } from '../context.js';
import { writeInlines } from '../inlines/index.js';
import type { Ledger } from '../ledger.js';
import { paragraph as writeParagraph } from '../paragraph.js';

export function paragraph({ children }: Paragraph, context: Context, ledger: Ledger): string {
  return writeParagraph(writeInlines(children, context, ledger), context);
}
