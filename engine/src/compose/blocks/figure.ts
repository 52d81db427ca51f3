import type { ComposedParagraph, Picture } from '../../model/composed.js';
import type { Code, Table } from '../../model/document.js';
import type { SourceLines } from '../../model/pages.js';
import { bookmarked } from '../bookmarked.js';
import { captionParagraph, uncountedCaption, withCaption } from '../caption.js';
import type { Composer } from '../composer.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';

/** A picture that was drawn of a block, with the block's caption. */
export function figure(
  node: Code | Table,
  picture: Picture,
  source: SourceLines,
  context: Context,
  composer: Composer,
): ComposedParagraph[] {
  const { captions, targets } = context.environment.resolved;
  const content = bookmarked([picture], targets.get(node) ?? []);
  const caption = captions.get(node);
  if (!caption && !node.caption) return [paragraph(content, context, { source, bodyStyle: 'Figure' })];
  const captionBlock = caption
    ? captionParagraph(caption, 'Caption', [], context, composer, source)
    : uncountedCaption(node.caption ?? [], 'Caption', [], context, composer, source);
  return withCaption(
    paragraph(content, context, { style: 'CaptionedFigure', source }),
    captionBlock,
    caption ?? {},
    context,
  );
}
