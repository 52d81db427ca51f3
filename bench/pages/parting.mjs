/**
 * A line of the body that was found in the print: its page there, the bottom of its first word there in points from the top of
 * the page, and whether a printed line begins with it and contains all of it.
 *
 * @typedef {{ readonly line: import('./drawn-lines.mjs').DrawnLine, readonly page: number, readonly bottom: number, readonly isSame: boolean }} Found
 */

/** The causes of a page ending elsewhere, as the documentation names them. */
export const CAUSES = /** @type {const} */ ({
  eastAsian: 'ends of lines in Chinese, Japanese or Korean',
  complex: 'ends of lines in Devanagari or Thai',
  signs: 'boxes and operators in texts with East Asian fonts',
  addresses: 'slashes and backslashes within long words',
  formulas: 'formulas',
  widths: 'widths of letters',
  fonts: 'words in two fonts on a line, with spaced lines',
  complexHeights: 'heights of lines in Devanagari or Thai',
  contents: 'code in the contents',
  heights: 'heights of lines by a few twips',
  tables: 'a table that LibreOffice ends earlier or later',
  headings: 'a heading that LibreOffice leaves behind or takes along',
  code: 'code that LibreOffice keeps whole',
  other: 'not known',
});
/** @typedef {keyof typeof CAUSES} Cause */

const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const COMPLEX = /[\u0900-\u097f\u0e00-\u0e7f]/;
const OPERATORS = /[\u2190-\u2bff]/;
/** Where LibreOffice ends a line, and Word does not. */
const SLASH = /\S[/\\?]\S/;
/* Distances between a line on one side and the same on the other, in points. */
/** Enough to decide whether the last line fits. */
const A_TWIP = 0.04;
/** Line heights differ. */
const SHIFTED = 0.15;
/** More than rounding alone explains. */
const MORE = 0.3;
/** The numbers of lines differ. */
const A_LINE = 8;

/**
 * The cause of the first page end that differs; undefined if none differs. It follows from what the page contains and
 * where its lines are in both; if the two pages are alike to their end, from what is there.
 *
 * @param {readonly Found[]} found
 * @returns {Cause | undefined}
 */
export function partingOf(found) {
  // A single line may have been found in a wrong place.
  const first = found.findIndex(
    ({ line, page }, index) =>
      page !== line.page && (found[index + 1]?.page ?? 0) !== found[index + 1]?.line.page,
  );
  const parting = found[first];
  if (!parting) return undefined;
  const offsets = offsetsOf(found.slice(0, first));
  const on = (/** @type {number} */ number) =>
    found.slice(0, first).filter(({ line, page }) => line.page === number && page === number);
  let end = Math.min(parting.line.page, parting.page);
  // A line of signs alone, which is not compared, may have gone to another page before.
  while (end > 1 && Math.abs(shiftOf(on(end).slice(0, 1), offsets)) >= A_LINE) end -= 1;
  const shared = on(end);
  const shift = shiftOf(shared, offsets);
  const cause = Math.abs(shift) < A_LINE ? undefined : causeOfLines([...shared, parting]);
  if (cause) return cause;
  if (Math.abs(shift) >= SHIFTED) return causeOfHeights(shared, Math.abs(shift));
  const around = [...shared.slice(-2), parting, ...found.slice(first + 1, first + 3)];
  const other = causeOfLines([...shared.slice(-12), parting]) ?? causeOfEnd(around);
  return other === 'other' && Math.abs(shift) >= A_TWIP ? 'heights' : other;
}

/** How far the bottom of a word is from its baseline in each font, as seen at the tops of pages. @param {readonly Found[]} found */
function offsetsOf(found) {
  /** @type {Map<string, number[]>} */
  const seen = new Map();
  for (const [index, { line, bottom, page }] of found.entries()) {
    const isFirst = found[index - 1]?.page !== page;
    const offsets = seen.get(line.font) ?? [];
    if (isFirst || offsets.length === 0) seen.set(line.font, [...offsets, bottom - line.baseline]);
  }
  return new Map(
    [...seen].map(([font, offsets]) => [font, offsets.toSorted((a, b) => a - b)[offsets.length >> 1] ?? 0]),
  );
}

/**
 * How much lower the last line of a page is in the print.
 *
 * @param {readonly Found[]} lines
 * @param {ReadonlyMap<string, number>} offsets
 */
function shiftOf(lines, offsets) {
  const last = lines.at(-1);
  return last ? last.bottom - last.line.baseline - (offsets.get(last.line.font) ?? 0) : 0;
}

/** Why lines of a page end elsewhere; undefined if none does. @param {readonly Found[]} lines @returns {Cause | undefined} */
function causeOfLines(lines) {
  const place = lines.findIndex(({ isSame }) => !isSame);
  if (place < 0) return undefined;
  const [before, other] = [lines[place - 1]?.line, lines[place]?.line];
  const raw = `${before?.raw}${other?.raw}`;
  if (before?.content.has('formula') || other?.content.has('formula')) return 'formulas';
  if (COMPLEX.test(raw)) return 'complex';
  if (OPERATORS.test(raw)) return 'signs';
  if (EAST_ASIAN.test(raw)) return 'eastAsian';
  return SLASH.test(raw) ? 'addresses' : 'widths';
}

/** @param {readonly Found[]} shared @param {number} shift @returns {Cause} */
function causeOfHeights(shared, shift) {
  const has = (/** @type {import('./drawn-lines.mjs').Content} */ content) =>
    shared.some(({ line }) => line.content.has(content));
  if (has('formula')) return 'formulas';
  if (shared.some(({ line }) => COMPLEX.test(line.raw))) return 'complexHeights';
  if (shift < MORE || !has('fonts')) return 'heights';
  return shared.some(({ line }) => line.kind === 'contents') ? 'contents' : 'fonts';
}

/** @param {readonly Found[]} lines around the end of the page @returns {Cause} */
function causeOfEnd(lines) {
  const has = (/** @type {string} */ kind) => lines.some(({ line }) => line.kind === kind);
  if (lines.some(({ line }) => line.content.has('table'))) return 'tables';
  if (has('heading')) return 'headings';
  return has('code') ? 'code' : 'other';
}
