import { DEFAULT_DENSITY, type PixelSize, plausible } from './pixel-size.js';

const CENTIMETRES_PER_INCH = 2.54;

/** Reads a JPEG's size from its frame header and its density from the JFIF segment (ITU-T T.81 and T.871). */
export function jpegSize(view: DataView): PixelSize | undefined {
  let density = DEFAULT_DENSITY;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (isFrameHeader(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), density };
    if (marker === 0xe0 && at + 16 <= view.byteLength) density = jfifDensity(view, at + 4) ?? density;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The start-of-frame markers: C0 to CF but for the three that are something else. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jfifDensity(view: DataView, at: number): number | undefined {
  if (view.getUint32(at) !== 0x4a464946) return undefined;
  const unit = view.getUint8(at + 7);
  const horizontal = view.getUint16(at + 8);
  if (unit === 1) return plausible(horizontal);
  return unit === 2 ? plausible(horizontal * CENTIMETRES_PER_INCH) : undefined;
}
