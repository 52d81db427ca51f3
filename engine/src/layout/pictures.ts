import type { EmbeddedImage } from '../images/image.js';
import type { PageGeometry } from '../settings.js';
import type { Size } from './spans.js';

const EMU_PER_TWIP = 635;

/** The size of a picture in twips: its own, or as large as line and page allow. */
export function pictureSize(
  image: EmbeddedImage | undefined,
  lineWidth: number,
  { height, margins }: PageGeometry,
): Size | undefined {
  if (!image) return undefined;
  const own = { width: image.width / EMU_PER_TWIP, height: image.height / EMU_PER_TWIP };
  const room = (height - margins.top - margins.bottom) * 0.95;
  const scale = Math.min(1, lineWidth / own.width, room / own.height);
  return { width: own.width * scale, height: own.height * scale };
}
