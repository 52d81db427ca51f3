import type { Element } from 'domhandler';
import { elementsIn, isWithin, remove, replace, styleOf, textNode } from './dom.js';

/** A picture whose data is in the clipboard. */
export interface ClipboardPicture {
  /** Its name in the text. */
  readonly name: string;
  /** Its address, `data:…`. */
  readonly url: string;
}

/** The names of pictures, by their data. The notes of a text and the text itself share them. */
export type PictureNames = Map<string, string>;

/** What Office adds to the alternative texts that it makes itself. */
const MADE_BY_WORD =
  /\s*(?:Description automatically generated(?: with \w+ confidence)?|AI-generated content may be incorrect)\.?\s*/gi;

const TYPES: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg', 'x-icon': 'ico' };

/**
 * Gives pictures names in place of their data. Pictures that cannot be fetched leave their alternative text. With `hasFiles`,
 * pictures may be files beside the page. Returns how many have an address that only the program they come from can read, such as `file:`
 * or `cid:`.
 */
export function pictures(root: Element, names: PictureNames, hasFiles = false): number {
  let missing = 0;
  for (const node of elementsIn(root)) {
    if (node.name !== 'img' || !isWithin(node, root)) continue;
    const alt = (node.attribs.alt ?? '').replace(MADE_BY_WORD, '').trim();
    if (node.attribs.alt !== undefined) node.attribs.alt = alt;
    settleWidth(node);
    const src = (node.attribs.src ?? node.attribs['data-src'] ?? '').trim();
    const type = /^data:image\/([\w+-]+)[;,]/i.exec(src)?.[1]?.toLowerCase();
    if (isSign(node)) replace(node, [textNode(/\p{Extended_Pictographic}/u.test(alt) ? alt : '')]);
    else if (type !== undefined) {
      const name = names.get(src) ?? `pasted-${names.size + 1}.${TYPES[type] ?? type}`;
      names.set(src, name);
      node.attribs.src = name;
    } else if (/^(?:https?:)?\/\//i.test(src)) node.attribs.src = src.replace(/^\/\//, 'https://');
    else if (hasFiles && src !== '' && !/^[a-z][a-z\d+.-]+:/i.test(src)) node.attribs.src = src;
    else {
      if (src !== '') missing++;
      if (alt === '') remove(node);
      else replace(node, [textNode(` ${alt} `)]);
    }
  }
  return missing;
}

/** Sets the displayed width of a picture. Its height follows from that; the height on web pages often only reserves space. */
function settleWidth(node: Element): void {
  const { width = '', height } = node.attribs;
  const styled = styleOf(node).get('width') ?? width;
  // Browsers compute fractions of pixels, which nobody has written.
  const whole = styled.replace(/^\d+\.\d+(?=(?:px)?$)/, (pixels) => String(Math.round(Number(pixels))));
  node.attribs.width = /^\d+(?:\.\d+)?(?:px|pt|in|cm|mm|%)?$/.test(whole) ? whole : width;
  if (height !== undefined && !isSign(node)) delete node.attribs.height;
}

/** Emoji, and pictures too small to show anything. */
function isSign({ attribs }: Element): boolean {
  const size = (name: 'width' | 'height'): number => Number.parseFloat(attribs[name] ?? '');
  const isEmoji =
    /^\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\u200d|\ufe0f)*$/u.test(
      (attribs.alt ?? '').trim(),
    );
  return isEmoji || (size('width') <= 24 && size('height') <= 24);
}
