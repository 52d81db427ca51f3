import type { Image, PictureLength } from '../../../model/document.js';
import { readLength } from './length.js';

/** The size that a text asks for. */
export type Dimensions = Pick<Image, 'width' | 'height'>;

/** What says how large a picture is to be, as HTML and pandoc have it. */
export interface SizeAttributes {
  readonly width?: string;
  readonly height?: string;
  readonly style?: string;
}

/** Reads a picture's size from its attributes. As in a browser, what the style says goes first. */
export function readDimensions({ width = '', height = '', style = '' }: SizeAttributes): Dimensions {
  const css = declarations(style);
  const zoom = readZoom(css.get('zoom') ?? '');
  return dimensions(
    readLength(css.get('width') ?? '') ?? zoom ?? readLength(width),
    readLength(css.get('height') ?? '') ?? (zoom ? undefined : readLength(height)),
  );
}

/** Obsidian's `|600` or `|600x400` at the end of an alternative text, and the text without it. */
export function splitLabelSize(label: string): { readonly alt: string; readonly size: Dimensions } {
  const match = /\|\s*(\d{1,5})(?:\s*x\s*(\d{1,5}))?\s*$/.exec(label);
  if (!match) return { alt: label, size: {} };
  const [, width = '', height = ''] = match;
  return {
    alt: label.slice(0, match.index).trimEnd(),
    size: dimensions(readLength(width), readLength(height)),
  };
}

/** A share of the page's height means nothing where text flows: as in a browser, it counts as not given. */
function dimensions(width: PictureLength | undefined, height: PictureLength | undefined): Dimensions {
  return { ...(width && { width }), ...(height && height.unit !== 'line' && { height }) };
}

/** Typora writes the scale of a picture as `zoom:50%`. */
function readZoom(text: string): PictureLength | undefined {
  const [, digits, percent] = /^(\d{1,4}(?:\.\d{1,6})?)\s*(%?)$/.exec(text) ?? [];
  const value = Number(digits) / (percent ? 100 : 1);
  return value > 0 ? { unit: 'own', value } : undefined;
}

function declarations(style: string): ReadonlyMap<string, string> {
  const pairs = style.split(';').map((declaration): [string, string] => {
    const [name = '', value = ''] = declaration.split(':');
    return [name.trim().toLowerCase(), value.replace(/!important/i, '').trim()];
  });
  return new Map(pairs);
}
