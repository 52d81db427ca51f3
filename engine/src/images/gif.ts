import { DEFAULT_DENSITY, type PixelSize } from './pixel-size.js';

/** Reads a GIF's size from its logical screen (GIF89a, 18). */
export function gifSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 10) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), density: DEFAULT_DENSITY };
}
