import { type Exif, readExif } from './exif.js';
import { CENTIMETRES_PER_INCH, DEFAULT_DENSITY, type PixelSize, plausible } from './pixel-size.js';

const JFIF = 0x4a464946;
const EXIF = 0x45786966;
const START_OF_SCAN = 0xda;
const END = 0xd9;

/**
 * Reads a JPEG's size from its frame header, and its density from the JFIF or else the Exif segment (ITU-T T.81 and
 * T.871, CIPA DC-008).
 */
export function jpegSize(view: DataView): PixelSize | undefined {
  let jfif: number | undefined;
  let exif: Exif = {};
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (isFrameHeader(marker)) {
      const density = jfif ?? plausible(exif.density ?? DEFAULT_DENSITY);
      const isRotated = exif.orientation !== undefined && exif.orientation > 1 && exif.orientation <= 8;
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), density, isRotated };
    }
    const next = at + 2 + view.getUint16(at + 2);
    if (next > view.byteLength) return undefined;
    if (marker === 0xe0 && next - at >= 16) jfif ??= jfifDensity(view, at + 4);
    // The TIFF structure follows `Exif` and two zero bytes, and begins with a header of eight bytes.
    if (marker === 0xe1 && next - at >= 18 && view.getUint32(at + 4) === EXIF)
      exif = readExif(view, at + 10, next);
    at = next;
  }
  return undefined;
}

/** The start-of-frame markers: C0 to CF except for three with other meanings. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jfifDensity(view: DataView, at: number): number | undefined {
  if (view.getUint32(at) !== JFIF) return undefined;
  const unit = view.getUint8(at + 7);
  const horizontal = view.getUint16(at + 8);
  if (unit === 1) return plausible(horizontal);
  return unit === 2 ? plausible(horizontal * CENTIMETRES_PER_INCH) : undefined;
}

/**
 * Whether a JPEG ends before its end marker. Cameras append data after the marker, and
 * markers of embedded thumbnails precede the data of the picture itself.
 */
export function isJpegCut(view: DataView): boolean {
  const data = startOfData(view);
  if (data === undefined) return true;
  for (let at = view.byteLength - 2; at >= data; at--)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === END) return false;
  return true;
}

/** Where the first scan begins. */
function startOfData(view: DataView): number | undefined {
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return at;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
