import type { Image } from '../document.js';
import { displayedSize, EMU_PER_TWIP } from '../images/displayed-size.js';
import type { EmbeddedImage } from '../images/image.js';
import type { PageGeometry } from '../settings.js';
import type { Size } from './spans.js';

/** The size of a picture in twips, as the writer will give it. */
export function pictureSize(
  embedded: EmbeddedImage | undefined,
  image: Image,
  lineWidth: number,
  page: PageGeometry,
): Size | undefined {
  if (!embedded) return undefined;
  const { width, height } = displayedSize(embedded, image, lineWidth, page);
  return { width: width / EMU_PER_TWIP, height: height / EMU_PER_TWIP };
}
