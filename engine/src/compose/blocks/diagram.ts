import { notice } from '../../api/notice.js';
import type { ComposedParagraph } from '../../model/composed.js';
import type { Code } from '../../model/document.js';
import { type Diagram, type DrawnDiagram, SMALLEST_LETTERS } from '../../model/media.js';
import { EMU_PER_TWIP } from '../../model/units.js';
import type { Composer } from '../composer.js';
import { type Context, lineWidth } from '../context.js';
import { displayedSize } from '../displayed-size.js';
import { inFullMeasure } from '../full-measure.js';
import { sourceOf } from '../source.js';
import { figure } from './figure.js';

/** In points: what rounding to whole EMU may cost. */
const ROUNDING = 0.001;

/** A drawing of a diagram where it goes. */
interface Placed extends DrawnDiagram {
  readonly context: Context;
  /** In EMU. */
  readonly width: number;
  readonly height: number;
  /** The size of its smallest letters there, in points. */
  readonly shown: number;
  readonly isLegible: boolean;
}

/**
 * The picture of a diagram, above its caption. It is as large as it was drawn, or larger, until its letters can be read; where the lines
 * of text are too short for that, it takes what it needs of the margins, and if even that is too little, it runs the other way. Shapes
 * whose letters are too small in spite of it are a picture, since letters in shapes cannot be made larger than these.
 */
export function diagram(
  node: Code,
  { alt, turned, ...drawn }: Diagram,
  given: Context,
  composer: Composer,
): ComposedParagraph[] {
  const upright = placed(drawn, given);
  const other = upright.isLegible || !turned ? undefined : placed(turned, given);
  const { context, image, shapes, isLegible, ...size } = other?.isLegible ? other : upright;
  if (!isLegible) {
    const isTooWide = size.width >= lineWidth(context) * EMU_PER_TWIP - 1;
    reportLetters(node, size.shown, { isTooWide, isOfShapes: shapes !== undefined }, context);
  }
  const picture = {
    type: 'picture',
    image,
    width: Math.max(1, Math.round(size.width)),
    height: Math.max(1, Math.round(size.height)),
    alt,
    title: '',
    ...(isLegible && shapes && { shapes }),
  } as const;
  return figure(node, picture, sourceOf(node), context, composer);
}

function placed(drawn: DrawnDiagram, given: Context): Placed {
  const { image, letters = Number.POSITIVE_INFINITY } = drawn;
  const legible = SMALLEST_LETTERS / letters;
  const context = inFullMeasure(given, (image.width * legible) / EMU_PER_TWIP);
  const asked = { width: { unit: 'own', value: Math.max(1, legible) } } as const;
  const { width, height } = displayedSize(image, asked, lineWidth(context), context.page);
  const shown = (letters * width) / image.width;
  return { ...drawn, context, width, height, shown, isLegible: !(shown < SMALLEST_LETTERS - ROUNDING) };
}

function reportLetters(
  { line }: Code,
  points: number,
  { isTooWide, isOfShapes }: { readonly isTooWide: boolean; readonly isOfShapes: boolean },
  { environment, page, containerStyle }: Context,
): void {
  const isUpright = page.width < page.height;
  const ways = isTooWide && isUpright ? 'put it on a landscape page, or split it' : 'split it';
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
