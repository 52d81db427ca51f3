import type { PageGeometry } from '../api/settings.js';
import type { Image, PictureLength } from '../model/document.js';
import { EMU_PER_POINT, EMU_PER_TWIP } from '../model/units.js';
import { smallest } from '../text/long-arrays.js';
import type { Context } from './context.js';
import { inFullMeasure } from './full-measure.js';

/** EMU: 914,400 to the inch. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Leaves room for line spacing: Word moves a picture that fills the whole page to the next one. */
const SHARE_OF_PAGE = 0.95;

/**
 * The size at which a picture is shown: the requested size, or its own. It keeps its proportions and is fitted into the
 * requested width and height. It is never wider than the line, in twips, nor higher than the page.
 */
export function displayedSize(
  own: Extent,
  requested: Pick<Image, 'width' | 'height'>,
  lineWidth: number,
  { height, margins }: PageGeometry,
): Extent {
  const widest = lineWidth * EMU_PER_TWIP;
  const highest = (height - margins.top - margins.bottom) * SHARE_OF_PAGE * EMU_PER_TWIP;
  const wanted = [
    scaleFor(requested.width, own.width, widest),
    scaleFor(requested.height, own.height, highest),
  ];
  const given = wanted.filter((scale) => scale !== undefined);
  const scale = Math.min(given.length === 0 ? 1 : smallest(given), widest / own.width, highest / own.height);
  return { width: own.width * scale, height: own.height * scale };
}

function scaleFor(length: PictureLength | undefined, own: number, room: number): number | undefined {
  if (!length) return undefined;
  if (length.unit === 'own') return length.value;
  return (length.value * (length.unit === 'pt' ? EMU_PER_POINT : room)) / own;
}

/** How many times as wide as high a picture is that is hard to make out on the lines of the text, such as a panorama or a timeline. */
const WIDE = 2;

/**
 * The context of a picture that stands alone: one that its author wants wider than the lines of the text, or that is as wide by itself
 * and low, takes what it needs of the margins.
 */
export function contextOfPicture(image: Image, context: Context): Context {
  const { url, width, height } = image;
  const own = context.environment.images.get(url);
  if (!own) return context;
  const isWanted = width !== undefined && width.unit !== 'line';
  if (!isWanted && (width || height || own.width < own.height * WIDE)) return context;
  const wanted = displayedSize(own, image, UNBOUNDED, context.page);
  return inFullMeasure(context, wanted.width / EMU_PER_TWIP);
}

/** In twips: wider than any paper. */
const UNBOUNDED = 1_000_000;
