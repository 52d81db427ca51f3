import { DEFAULT_DENSITY, type PixelSize } from './pixel-size.js';

/** Reads a GIF's size from its logical screen (GIF89a, 18). */
export function gifSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 10) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), density: DEFAULT_DENSITY };
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Whether a GIF ends inside one of its pictures (GIF89a, 20 to 24); the trailer may be missing. */
export function isGifCut(view: DataView): boolean {
  if (view.byteLength < 13) return true;
  let at = 13 + tableLength(view.getUint8(10));
  for (let pictures = 0; ; ) {
    const kind = at < view.byteLength ? view.getUint8(at) : undefined;
    if (kind === IMAGE && at + 10 < view.byteLength) {
      pictures++;
      at = afterParts(view, at + 11 + tableLength(view.getUint8(at + 9)));
    } else if (kind === EXTENSION) at = afterParts(view, at + 2);
    else return pictures === 0 || kind === IMAGE;
    if (at > view.byteLength) return true;
  }
}

/** The size of a colour table in bytes, from the flags that announce it. */
function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** The end of a sequence of blocks, each preceded by its length; past the end of the file if it is truncated. */
function afterParts(view: DataView, start: number): number {
  for (let at = start; at < view.byteLength; ) {
    const length = view.getUint8(at);
    if (length === 0) return at + 1;
    at += length + 1;
  }
  return Number.POSITIVE_INFINITY;
}
