import type { ComposedParagraph } from '../../model/composed.js';
import type { Code } from '../../model/document.js';
import type { Diagram } from '../../model/media.js';
import { EMU_PER_TWIP } from '../../model/units.js';
import type { Composer } from '../composer.js';
import { type Context, lineWidth } from '../context.js';
import { displayedSize } from '../displayed-size.js';
import { inFullMeasure } from '../full-measure.js';
import { sourceOf } from '../source.js';
import { figure } from './figure.js';

/** The letters of a diagram have 12 points in its own size, and can be read from 7 points on. */
const SMALLEST = 7 / 12;

/** The picture of a diagram, above its caption; it takes what it needs of the margins, so that its letters can be read. */
export function diagram(
  node: Code,
  { image, alt, shapes }: Diagram,
  given: Context,
  composer: Composer,
): ComposedParagraph[] {
  // The margins only where its letters would be too small within the text.
  const context = inFullMeasure(given, (image.width * SMALLEST) / EMU_PER_TWIP);
  const { width, height } = displayedSize(image, {}, lineWidth(context), context.page);
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  const picture = { type: 'picture', image, ...size, alt, title: '', ...(shapes && { shapes }) } as const;
  return figure(node, picture, sourceOf(node), context, composer);
}
