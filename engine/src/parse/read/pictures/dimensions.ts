import { declarationsOf } from '../../../css/declarations.js';
import type { Image, PictureLength } from '../../../model/document.js';
import { readLength } from '../../../model/picture-length.js';

/** The size given in the text. */
type Dimensions = Pick<Image, 'width' | 'height'>;

/** Where HTML and pandoc give the size of a picture. */
interface SizeAttributes {
  readonly width?: string;
  readonly height?: string;
  readonly style?: string;
}

/** Reads a picture's size from its attributes. As in a browser, the style takes precedence. */
export function readDimensions({ width = '', height = '', style = '' }: SizeAttributes): Dimensions {
  const css = declarationsOf(style);
  const zoom = readZoom(css.get('zoom') ?? '');
  return dimensions(
    readLength(css.get('width') ?? '') ?? zoom ?? readLength(width),
    readLength(css.get('height') ?? '') ?? (zoom ? undefined : readLength(height)),
  );
}

/**
 * Obsidian's `|600` or `|600x400` at the end of an alternative text, and the text without it. A number apart from its bar is text:
 * `Sales | 2024`.
 */
export function splitLabelSize(label: string): { readonly alt: string; readonly size: Dimensions } {
  const match = /(?<!\s)\|(\d{1,5})\s*$/.exec(label) ?? /\|\s*(\d{1,5})\s*x\s*(\d{1,5})\s*$/.exec(label);
  if (!match) return { alt: label, size: {} };
  const [, width = '', height = ''] = match;
  return {
    alt: label.slice(0, match.index).trimEnd(),
    size: dimensions(readLength(width), readLength(height)),
  };
}

/** In flowing text, a percentage of the page's height has no meaning: as in a browser, it is ignored. */
function dimensions(width: PictureLength | undefined, height: PictureLength | undefined): Dimensions {
  return { ...(width && { width }), ...(height && height.unit !== 'line' && { height }) };
}

/** Typora writes the scale of a picture as `zoom:50%`. */
function readZoom(text: string): PictureLength | undefined {
  const [, digits, percent] = /^(\d{1,4}(?:\.\d{1,6})?)\s*(%?)$/.exec(text) ?? [];
  const value = Number(digits) / (percent ? 100 : 1);
  return value > 0 ? { unit: 'own', value } : undefined;
}
