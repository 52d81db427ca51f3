import type { Break, Image, Link, Mark, MarkType } from '../../document.js';
import { readDimensions } from '../pictures/dimensions.js';
import type { Tag } from './tag.js';

const MARKS: ReadonlyMap<string, MarkType> = new Map(
  Object.entries<MarkType>({
    b: 'strong',
    strong: 'strong',
    i: 'emphasis',
    em: 'emphasis',
    cite: 'emphasis',
    dfn: 'emphasis',
    var: 'emphasis',
    u: 'underline',
    ins: 'underline',
    s: 'delete',
    strike: 'delete',
    del: 'delete',
    sub: 'subscript',
    sup: 'superscript',
    mark: 'highlight',
    kbd: 'keyboard',
    code: 'monospace',
    samp: 'monospace',
    tt: 'monospace',
  }),
);

/** Tags that say nothing about the looks of a document: no notice is due for them. */
const TRANSPARENT = new Set('a abbr big bdi data font label nobr small source span time wbr'.split(' '));

export function isTransparent(name: string): boolean {
  return TRANSPARENT.has(name);
}

type Frame = Omit<Mark, 'children'> | Omit<Link, 'children'> | AbbreviationFrame;

/** Its children stay as they are, and `title` is what they mean. */
export interface AbbreviationFrame {
  readonly type: 'abbreviation';
  readonly title: string;
  readonly line: number;
}

/** What an inline tag with content means; `undefined` where it has no meaning in a document. */
export function frameOf({ name, attributes, closing }: Tag, line: number): Frame | undefined {
  const mark = MARKS.get(name);
  if (mark) return { type: mark };
  if (name === 'abbr' && (closing || attributes.title))
    return { type: 'abbreviation', title: attributes.title ?? '', line };
  const url = attributes.href ?? (closing ? '' : undefined);
  return name === 'a' && url !== undefined
    ? { type: 'link', url, title: attributes.title ?? '', line }
    : undefined;
}

export function isVoid(name: string): boolean {
  return name === 'br' || name === 'img';
}

export function voidInline({ name, attributes }: Tag, line: number): Break | Image {
  if (name === 'br') return { type: 'break' };
  const { src = '', title = '', alt = '' } = attributes;
  const size = readDimensions(attributes);
  return { type: 'image', url: src, title, alt: alt.replace(/\s+/g, ' ').trim(), ...size, line };
}
