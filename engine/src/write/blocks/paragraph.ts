import type { Paragraph } from '../../document.js';
import type { Context } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { paragraph as writeParagraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

export function paragraph({ children }: Paragraph, context: Context, writer: Writer): string {
  const directed = isRightToLeft(children) ? { ...context, rightToLeft: true } : context;
  return writeParagraph(writer.inlines(children, directed), directed);
}
