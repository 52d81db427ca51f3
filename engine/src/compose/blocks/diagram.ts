import type { ComposedParagraph } from '../../model/composed.js';
import type { Code } from '../../model/document.js';
import type { Diagram } from '../../model/media.js';
import type { Composer } from '../composer.js';
import { type Context, lineWidth } from '../context.js';
import { displayedSize } from '../displayed-size.js';
import { sourceOf } from '../source.js';
import { figure } from './figure.js';

/** The picture of a diagram, above its caption. */
export function diagram(
  node: Code,
  { image, alt, shapes }: Diagram,
  context: Context,
  composer: Composer,
): ComposedParagraph[] {
  const { width, height } = displayedSize(image, {}, lineWidth(context), context.page);
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  const picture = { type: 'picture', image, ...size, alt, title: '', ...(shapes && { shapes }) } as const;
  return figure(node, picture, sourceOf(node), context, composer);
}
