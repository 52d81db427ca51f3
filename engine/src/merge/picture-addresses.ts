import { MISSING_PICTURE } from '../word/flat/missing-picture.js';
import type { Placed } from './placed.js';

/** The placeholder for an address that the document does not contain: `missing-picture` or `<missing-picture/a b.svg>`. */
const MISSING = new RegExp(String.raw`<${MISSING_PICTURE}/[^<>\n]*>|${MISSING_PICTURE}(?:/[^\s()<>]+)?`, 'g');

/** The start of an image's address, after its description: `](pictures/cups.svg` or `](<a b.svg>`. */
const ADDRESS = /\]\(\s*(<[^<>\n]*>|[^\s()<>]+)/g;

/**
 * Restores the author's addresses of pictures. If a picture could not be loaded, the document does not contain its address,
 * and neither does the Markdown read from it. If the address cannot be determined, the change is left to the author.
 */
export function withAddresses(placed: Placed, sent: string): Placed {
  if (!placed.edits.some(({ markdown }) => markdown.includes(MISSING_PICTURE))) return placed;
  const replaced = placed.edits.map(({ start, end }) => sent.slice(start, end)).join('\n');
  const addresses = [...replaced.matchAll(ADDRESS)].map(([, address = '']) => address);
  const edits = placed.edits.map((edit) => ({
    ...edit,
    markdown: edit.markdown.replace(MISSING, (missing) => addresses.shift() ?? missing),
  }));
  const isWhole = !edits.some(({ markdown }) => markdown.includes(MISSING_PICTURE));
  return isWhole ? { ...placed, edits } : { ...placed, edits: [], conflict: placed.conflict ?? 'no-place' };
}
