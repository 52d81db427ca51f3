import { notice } from '../../api/notice.js';
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

/** In points: smaller letters cannot be read. */
const SMALLEST_LETTERS = 7;
/** In points: what rounding to whole EMU may cost. */
const ROUNDING = 0.001;

/**
 * The picture of a diagram, above its caption. It is as large as it was drawn, or larger, until its letters can be read; where the lines
 * of text are too short for that, it takes what it needs of the margins. Shapes whose letters are too small in spite of it are a picture,
 * since letters in shapes cannot be made larger than these.
 */
export function diagram(
  node: Code,
  { image, alt, letters = Number.POSITIVE_INFINITY, shapes }: Diagram,
  given: Context,
  composer: Composer,
): ComposedParagraph[] {
  const legible = SMALLEST_LETTERS / letters;
  const context = inFullMeasure(given, (image.width * legible) / EMU_PER_TWIP);
  const asked = { width: { unit: 'own', value: Math.max(1, legible) } } as const;
  const { width, height } = displayedSize(image, asked, lineWidth(context), context.page);
  const shown = (letters * width) / image.width;
  const isLegible = !(shown < SMALLEST_LETTERS - ROUNDING);
  if (!isLegible) {
    const isTooWide = width >= lineWidth(context) * EMU_PER_TWIP - 1;
    reportLetters(node, shown, isTooWide, shapes !== undefined, context);
  }
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  const picture = {
    type: 'picture',
    image,
    ...size,
    alt,
    title: '',
    ...(isLegible && shapes && { shapes }),
  } as const;
  return figure(node, picture, sourceOf(node), context, composer);
}

/** The kinds of diagrams that can run across the page or down it. */
const HAS_DIRECTION = /^\s*(?:flowchart|graph|stateDiagram|classDiagram|erDiagram|requirementDiagram)/m;

function reportLetters(
  { line, value }: Code,
  points: number,
  isTooWide: boolean,
  isOfShapes: boolean,
  { environment, page, containerStyle }: Context,
): void {
  const direction = isTooWide ? 'let it run from top to bottom (TB)' : 'let it run from left to right (LR)';
  const isUpright = page.width < page.height;
  const advice = [
    ...(HAS_DIRECTION.test(value) ? [direction] : []),
    ...(isTooWide && isUpright ? ['put it on a landscape page'] : []),
    'split it',
  ];
  const last = advice.pop() ?? '';
  const ways = advice.length === 0 ? last : `${advice.join(', ')}, or ${last}`;
  const size = `${Math.floor(points * 10) / 10} points`;
  if (isOfShapes)
    environment.report(
      notice(
        'diagram-as-picture',
        `This diagram is a picture: its letters would be ${size} high, too small for shapes; ${ways}`,
        line,
      ),
    );
  // In notes and cells, little has the size of the text.
  else if (containerStyle === undefined || containerStyle === 'CalloutText')
    environment.report(
      notice(
        'diagram-hard-to-read',
        `The smallest letters of this diagram are ${size} high, too small to read; ${ways}`,
        line,
      ),
    );
}
