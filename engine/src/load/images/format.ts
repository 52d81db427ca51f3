import { readText } from './svg/text.js';

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

/** How far to search for the root element: drawing programs may write comments before it. */
const FIRST_BYTES = 4096;

/** What may precede the root element (XML 1.0, 2.8). */
const PROLOG = /^\ufeff?(?:\s+|<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE(?:[^<>[]|\[(?:[^\]])*\])*>)*/i;

/** Whether a file's root element is `svg`, whatever its namespace prefix. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = readText(bytes.subarray(0, FIRST_BYTES));
  return /^<(?:[\w-]+:)?svg[\s/>]/.test(text.replace(PROLOG, ''));
}
