import { notice } from '../../api/notice.js';
import type { ComposedParagraph } from '../../model/composed.js';
import type { Code } from '../../model/document.js';
import { type Diagram, type DrawnDiagram, SMALLEST_LETTERS } from '../../model/media.js';
import { EMU_PER_TWIP } from '../../model/units.js';
import { FULL_MARGIN } from '../../theme/measures.js';
import type { Composer } from '../composer.js';
import { type Context, lineWidth } from '../context.js';
import { displayedSize } from '../displayed-size.js';
import { inFullMeasure } from '../full-measure.js';
import { sourceOf } from '../source.js';
import { figure } from './figure.js';

/** In points: what rounding to whole EMU may cost. */
const ROUNDING = 0.001;

/** How many times larger letters have to be for a diagram to run the other way although they are still hard to read. */
const MUCH = 1.5;

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
 * of text are too short for that, it takes what it needs of the margins, and if even that is too little, it runs the other way where its
 * letters are larger then. Shapes whose letters are too small in spite of it are a picture, since letters in shapes cannot be made larger than these.
 */
export function diagram(
  node: Code,
  { alt, turned, pictured, ...drawn }: Diagram,
  given: Context,
  composer: Composer,
): ComposedParagraph[] {
  const upright = placed(drawn, given);
  const other = upright.isLegible || !turned ? undefined : placed(turned, given);
  const best = other && (other.isLegible || other.shown >= upright.shown * MUCH) ? other : upright;
  const { context, image, shapes, isLegible, ...size } = best;
  const trouble = isLegible ? undefined : troubleWith(best);
  report(node, pictured, trouble, shapes !== undefined, context);
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

/** Letters that are too small to read. */
interface Trouble {
  readonly size: string;
  /** What to do about it. */
  readonly ways: string;
}

function troubleWith(best: Placed): Trouble {
  const ways = isLegibleInLandscape(best) ? 'put it on a landscape page, or split it' : 'split it';
  return { size: `${Math.floor(best.shown * 10) / 10} points`, ways };
}

/** Whether the letters could be read on a page of the same paper that is turned, below a line of text. */
function isLegibleInLandscape({ image, letters = 0, context: { page } }: Placed): boolean {
  const legible = SMALLEST_LETTERS / letters / EMU_PER_TWIP;
  const { margins } = page;
  const height = page.width - margins.top - margins.bottom - LINE_ABOVE;
  const isTurned = page.width < page.height;
  return (
    isTurned && image.width * legible <= page.height - 2 * FULL_MARGIN && image.height * legible <= height
  );
}

/** In twips: about two lines of text. */
const LINE_ABOVE = 600;

/** All that there is to say of a diagram, in one finding. */
function report(
  { line }: Code,
  pictured: string | undefined,
  trouble: Trouble | undefined,
  isOfShapes: boolean,
  { environment, containerStyle }: Context,
): void {
  // In notes and cells, little has the size of the text.
  const isText = containerStyle === undefined || containerStyle === 'CalloutText';
  const reasons = [
    ...(pictured === undefined ? [] : [pictured]),
    ...(trouble && isOfShapes
      ? [`its letters would be ${trouble.size} high, too small for shapes; ${trouble.ways}`]
      : []),
    ...(trouble && pictured !== undefined && isText
      ? [`its smallest letters are ${trouble.size} high, too small to read; ${trouble.ways}`]
      : []),
  ];
  if (reasons.length > 0)
    environment.report(
      notice('diagram-as-picture', `This diagram is a picture: ${reasons.join('; ')}`, line),
    );
  else if (trouble && isText)
    environment.report(
      notice(
        'diagram-hard-to-read',
        `The smallest letters of this diagram are ${trouble.size} high, too small to read; ${trouble.ways}`,
        line,
      ),
    );
}
