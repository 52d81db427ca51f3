import { isFullWidth, SOFT_HYPHEN } from './fonts.js';

const HYPHEN = 0x2d;
const FIRST_DASH = 0x2010;
/** Hyphen, en dash and em dash. */
const DASHES: ReadonlySet<number> = new Set([FIRST_DASH, 0x2013, 0x2014]);

/** A line may end after hyphens, soft ones too, dashes and ideographs, but not after a no-break hyphen. */
export function endsWord(code: number): boolean {
  return (
    code === HYPHEN || code === SOFT_HYPHEN || (code >= FIRST_DASH && (DASHES.has(code) || isFullWidth(code)))
  );
}
