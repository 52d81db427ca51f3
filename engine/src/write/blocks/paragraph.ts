import type { Paragraph } from '../../document.js';
import type { Context } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { paragraph as writeParagraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

export function paragraph({ children, align }: Paragraph, context: Context, writer: Writer): string {
  const aligned = align ? { ...context, alignment: align } : context;
  const directed = isRightToLeft(children) ? { ...aligned, rightToLeft: true } : aligned;
  return writeParagraph(writer.inlines(children, directed), directed);
}
