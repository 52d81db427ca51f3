import { CENTIMETRES_PER_INCH } from './pixel-size.js';

/** What the Exif segment of a JPEG says about display. */
export interface Exif {
  /** Pixels per inch, as written; programs that do not know the density write 72 or 1. */
  readonly density?: number;
  /** 1 for upright; 2 to 8 for rotated or mirrored. */
  readonly orientation?: number;
}

const X_RESOLUTION = 0x011a;
const RESOLUTION_UNIT = 0x0128;
const ORIENTATION = 0x0112;

/** Reads the TIFF structure at `start` (CIPA DC-008, 4.6); its first directory contains everything needed. */
export function readExif(view: DataView, start: number, end: number): Exif {
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  const holds = (at: number, length: number): boolean => at >= start && at + length <= end;
  if (!holds(directory, 2)) return {};
  const values = new Map<number, number>();
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (!holds(entry, 12)) break;
    const tag = view.getUint16(entry, little);
    if (tag === ORIENTATION || tag === RESOLUTION_UNIT) values.set(tag, view.getUint16(entry + 8, little));
    if (tag !== X_RESOLUTION) continue;
    const at = start + view.getUint32(entry + 8, little);
    if (holds(at, 8)) values.set(tag, view.getUint32(at, little) / view.getUint32(at + 4, little));
  }
  return exifOf(values);
}

function exifOf(values: ReadonlyMap<number, number>): Exif {
  const resolution = values.get(X_RESOLUTION);
  const unit = values.get(RESOLUTION_UNIT) === 3 ? CENTIMETRES_PER_INCH : 1;
  const orientation = values.get(ORIENTATION);
  return {
    ...(resolution !== undefined && { density: resolution * unit }),
    ...(orientation !== undefined && { orientation }),
  };
}
