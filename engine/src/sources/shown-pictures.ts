import type { Addresses } from './addresses.js';
import type { Edit } from './names.js';
import { asAddress } from './paths.js';
import type { PreparedText } from './prepared.js';

/** How many lines below the beginning of what shows a picture its address is looked for; else it stands above, in an import. */
const FARTHEST = 200;

/**
 * The addresses of pictures that stand neither in links nor in tags, and their replacements where they would lead elsewhere from the
 * root of all files: those of chunks of R, directives, shortcodes and LaTeX.
 */
export function shownPictures(
  text: PreparedText,
  { index, picture }: Addresses,
): (Edit & { readonly line: number })[] {
  const known = new Set(text.scan.targets.map(({ value }) => value));
  const edits: (Edit & { readonly line: number })[] = [];
  for (const { address, line: first } of text.shown) {
    if (address === '' || known.has(address) || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) continue;
    const found = index.picture(address, text.path);
    if (found === undefined) continue;
    picture(found);
    if (index.picture(address, '') === found) continue;
    const place = placeOf(address, text.lines, first, edits);
    if (place) edits.push({ ...place, text: asAddress(found) });
  }
  return edits;
}

/** Where an address stands for the first time from a line on, or above it, apart from those that are replaced already. */
function placeOf(
  address: string,
  lines: readonly string[],
  first: number,
  taken: readonly (Edit & { readonly line: number })[],
): { readonly line: number; readonly from: number; readonly to: number } | undefined {
  const last = Math.min(lines.length, first + FARTHEST);
  for (let each = first; each < last + first; each++) {
    const line = each < last ? each : each - last;
    const own = lines[line] ?? '';
    for (let from = own.indexOf(address); from >= 0; from = own.indexOf(address, from + 1))
      if (!taken.some((edit) => edit.line === line && edit.from === from))
        return { line, from, to: from + address.length };
  }
  return undefined;
}
