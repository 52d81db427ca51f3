import { isSvg } from './svg/is-svg.js';

/** The formats that are recognized and can be used in a document. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg';

export const FORMAT_NAMES: Readonly<Record<ImageFormat, string>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
  svg: 'SVG',
};

type Signature = readonly [offset: number, letters: string];

/** The first bytes of files in each format. */
const SIGNATURES: readonly (readonly [ImageFormat, readonly Signature[]])[] = [
  ['png', [[0, '\x89PNG\r\n\x1a\n']]],
  ['jpeg', [[0, '\xff\xd8\xff']]],
  ['gif', [[0, 'GIF8']]],
  [
    'webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
  ['avif', [[4, 'ftypavif']]],
  ['avif', [[4, 'ftypavis']]],
];

/** Detects the format of a picture by its bytes: names and declared types are often wrong. */
export function formatOf(bytes: Uint8Array): ImageFormat | undefined {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every(([offset, letters]) =>
      [...letters].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0)),
    ),
  );
  return found?.[0] ?? (isSvg(bytes) ? 'svg' : undefined);
}
