import { DEFAULT_DENSITY, type PixelSize } from './pixel-size.js';

const density = DEFAULT_DENSITY;

/** Reads a WebP's size from its first chunk (RFC 9649): simple lossy, simple lossless or extended. */
export function webpSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 30) return undefined;
  const READ: Readonly<Record<string, (view: DataView) => PixelSize>> = {
    'VP8 ': lossySize,
    VP8L: losslessSize,
    VP8X: extendedSize,
  };
  return READ[letters(view, 12)]?.(view);
}

function lossySize(view: DataView): PixelSize {
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  return { width, height, density, isPhotograph: true };
}

function losslessSize(view: DataView): PixelSize {
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, density };
}

function extendedSize(view: DataView): PixelSize {
  const size = { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1, density };
  const hasAlpha = (view.getUint8(20) & 0x10) !== 0;
  return { ...size, isPhotograph: !hasAlpha && hasLossyPixels(view) };
}

function hasLossyPixels(view: DataView): boolean {
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = letters(view, at);
    if (name === 'VP8 ' || name === 'VP8L') return name === 'VP8 ';
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return false;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function letters(view: DataView, at: number): string {
  return [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(at + index))).join('');
}

/** Whether a WebP is shorter than it says. */
export function isWebpCut(view: DataView): boolean {
  return view.byteLength < 12 || view.getUint32(4, true) + 8 > view.byteLength;
}
