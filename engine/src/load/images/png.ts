import { DEFAULT_DENSITY, type PixelSize, plausible } from './pixel-size.js';

const IHDR = 0x49484452;
const PHYS = 0x70485973;
const IDAT = 0x49444154;
const IEND = 0x49454e44;
const INCHES_PER_METRE = 39.3701;

/** Reads a PNG's size from `IHDR` and its density from `pHYs` (PNG, third edition, 11.2.2 and 11.3.4.3). */
export function pngSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 33 || view.getUint32(12) !== IHDR) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20), density: density(view) };
}

function density(view: DataView): number {
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (type === IDAT) break;
    if (type === PHYS && at + 17 <= view.byteLength && view.getUint8(at + 16) === 1) {
      return plausible(view.getUint32(at + 8) / INCHES_PER_METRE);
    }
    at += length + 12;
  }
  return DEFAULT_DENSITY;
}

/** Whether a PNG ends before its last chunk does. */
export function isPngCut(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; ) {
    if (view.getUint32(at + 4) === IEND) return false;
    at += view.getUint32(at) + 12;
  }
  return true;
}
