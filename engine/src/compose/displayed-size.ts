import type { PageGeometry } from '../api/settings.js';
import type { Image, PictureLength } from '../model/document.js';
import { EMU_PER_POINT, EMU_PER_TWIP } from '../model/units.js';
import { smallest } from '../text/long-arrays.js';

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
