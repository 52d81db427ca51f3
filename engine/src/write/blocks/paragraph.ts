import type { Paragraph } from '../../document.js';
import { writeCaption } from '../caption.js';
import type { Context } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { bookmarkedAll } from '../field.js';
import { paragraph as writeParagraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

export function paragraph(node: Paragraph, context: Context, writer: Writer): string {
  const { children, align } = node;
  const aligned = align ? { ...context, alignment: align } : context;
  const rightToLeft = isRightToLeft(children, context.rightToLeft);
  const directed = rightToLeft === context.rightToLeft ? aligned : { ...aligned, rightToLeft };
  const { captions, targets } = context.environment.resolved;
  const names = targets.get(node) ?? [];
  const content = bookmarkedAll(writer.inlines(children, directed), names, () =>
    writer.ledger.nextBookmark(),
  );
  const caption = captions.get(node);
  if (!caption) return writeParagraph(content, directed);
  const figure = writeParagraph(content, directed, { style: 'CaptionedFigure', styleLeft: 0, styleRight: 0 });
  return figure + writeCaption(caption, aligned);
}
