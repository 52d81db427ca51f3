import type { ComposedInline, ComposedParagraph } from '../../model/composed.js';
import type { Code } from '../../model/document.js';
import type { Diagram } from '../../model/media.js';
import { bookmarked } from '../bookmarked.js';
import { captionParagraph, withCaption } from '../caption.js';
import type { Composer } from '../composer.js';
import { type Context, lineWidth } from '../context.js';
import { displayedSize } from '../displayed-size.js';
import { paragraph } from '../paragraph.js';
import { sourceOf } from '../source.js';

/** The picture of a diagram, above its caption. */
export function diagram(
  node: Code,
  { image, alt }: Diagram,
  context: Context,
  composer: Composer,
): ComposedParagraph[] {
  const { captions, targets } = context.environment.resolved;
  const { width, height } = displayedSize(image, {}, lineWidth(context), context.page);
  const picture: ComposedInline = {
    type: 'picture',
    image,
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    alt,
    title: '',
  };
  const content = bookmarked([picture], targets.get(node) ?? []);
  const source = sourceOf(node);
  const caption = captions.get(node);
  if (!caption && !node.caption) return [paragraph(content, context, { source, bodyStyle: 'Figure' })];
  const captionBlock = caption
    ? captionParagraph(caption, 'Caption', [], context, composer, source)
    : paragraph(composer.inlines(node.caption ?? [], context), context, { style: 'Caption', source });
  return withCaption(
    paragraph(content, context, { style: 'CaptionedFigure', source }),
    captionBlock,
    caption ?? {},
    context,
  );
}
