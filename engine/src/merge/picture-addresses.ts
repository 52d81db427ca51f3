import { MISSING_PICTURE } from '../word/missing-picture.js';
import type { Placed } from './place.js';

/** The beginning of an image from its description's end on: `](pictures/cups.svg` or `](<a b.svg>`. */
const ADDRESS = /\]\(\s*(<[^<>\n]*>|[^\s()<>]+)/g;

/**
 * A document that was made without a picture does not know its address, and neither does what is read of it: where a change
 * is about such a picture, its address is the author's. If it cannot be told, nobody but the author can make the change.
 */
export function withAddresses(placed: Placed, sent: string): Placed {
  if (!placed.edits.some(({ markdown }) => markdown.includes(MISSING_PICTURE))) return placed;
  const replaced = placed.edits.map(({ start, end }) => sent.slice(start, end)).join('\n');
  const addresses = [...replaced.matchAll(ADDRESS)].map(([, address = '']) => address);
  const edits = placed.edits.map((edit) => ({
    ...edit,
    markdown: edit.markdown.replaceAll(MISSING_PICTURE, () => addresses.shift() ?? MISSING_PICTURE),
  }));
  const isWhole = !edits.some(({ markdown }) => markdown.includes(MISSING_PICTURE));
  return isWhole ? { ...placed, edits } : { ...placed, edits: [], conflict: placed.conflict ?? 'no-place' };
}
