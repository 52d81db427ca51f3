import type { EmbeddedImage, ImageExtension } from './image.js';
import { jpegSize } from './jpeg.js';
import { DEFAULT_DENSITY, type PixelSize } from './pixel-size.js';
import { pngSize } from './png.js';

const EMU_PER_INCH = 914_400;

/** Recognises a PNG, JPEG or GIF file by its bytes; `undefined` for anything else, also for a broken header. */
export function readImage(bytes: Uint8Array): EmbeddedImage | undefined {
  const extension = formatOf(bytes);
  if (!extension) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = READERS[extension](view);
  if (!size || size.width < 1 || size.height < 1) return undefined;
  const scale = EMU_PER_INCH / size.density;
  return { bytes, extension, width: size.width * scale, height: size.height * scale };
}

const READERS: Readonly<Record<ImageExtension, (view: DataView) => PixelSize | undefined>> = {
  png: pngSize,
  jpeg: jpegSize,
  gif: (view) => {
    if (view.byteLength < 10) return undefined;
    return { width: view.getUint16(6, true), height: view.getUint16(8, true), density: DEFAULT_DENSITY };
  },
};

const SIGNATURES: readonly (readonly [ImageExtension, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

function formatOf(bytes: Uint8Array): ImageExtension | undefined {
  return SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
}
