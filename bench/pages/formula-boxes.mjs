import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/*
 * LibreOffice sets formulas in a font of its own, in other widths than Word. So that the lines around them can be compared,
 * each formula in the Word file becomes an empty box of the size that the engine gives it, as both sides have the same fonts:
 * three characters, one as high as the formula, one as wide, and one as deep. A formula that Footmark parts between lines, as Word
 * does, is a box for each part, between which LibreOffice may end a line, too.
 */

/** @typedef {{ readonly width: number, readonly above: number, readonly below: number }} FormulaBox in twips */
/** @typedef {{ readonly body: readonly (readonly FormulaBox[])[], readonly notes: readonly (readonly FormulaBox[])[] }} FormulaBoxes of each formula, one for each line on which it stands */

/** A sign that is no letter or digit, and between which and letters no line ends. */
export const BOX_SIGN = 0x2592;
const EM = 2048;
/** Sizes are whole half points; these fonts, 0 to 5 % lower than their size, come close to any height. */
export const BOX_FONTS = [
  ...[0, 1, 2, 3, 4, 5].flatMap((step) => [
    { family: `Above ${step}`, ascent: Math.round(EM * (1 - step / 100)), descent: 0, advance: 0 },
    { family: `Below ${step}`, ascent: 0, descent: Math.round(EM * (1 - step / 100)), advance: 0 },
  ]),
  { family: 'Wide', ascent: 1, descent: 0, advance: EM },
];
const TWIPS_PER_HALF_POINT = 10;

/**
 * A Word file with boxes in place of formulas. A file whose formulas are not as many as the boxes keeps its own.
 *
 * @param {Uint8Array} docx
 * @param {FormulaBoxes} boxes in the order of the file
 */
export function withFormulaBoxes(docx, { body, notes }) {
  if (body.length + notes.length === 0) return docx;
  const files = unzipSync(docx);
  const parts = /** @type {const} */ ([
    ['word/document.xml', body],
    ['word/footnotes.xml', notes],
  ]);
  for (const [name, sizes] of parts) {
    const xml = strFromU8(files[name] ?? new Uint8Array());
    let next = 0;
    const boxed = xml
      .replace(/<\/?m:oMathPara>|<m:oMathParaPr>.*?<\/m:oMathParaPr>/gs, '')
      .replace(/<m:oMath>.*?<\/m:oMath>/gs, () => (sizes[next++] ?? []).map(boxRuns).join(MAY_BREAK));
    if (next !== sizes.length) return docx;
    if (files[name]) files[name] = strToU8(boxed);
  }
  return zipSync(files);
}

/** A space without width. */
const MAY_BREAK = '<w:r><w:t>\u200b</w:t></w:r>';

/** @param {FormulaBox} box */
function boxRuns({ width, above, below }) {
  const size = Math.floor(width / TWIPS_PER_HALF_POINT);
  // A line may end in spite of the letter spacing that follows, so that there must be little of it.
  const rest = Math.round(width - size * TWIPS_PER_HALF_POINT);
  return high('Above', above, rest) + (size > 0 ? run('Wide', size, 0) : '') + high('Below', below, 0);
}

/** @param {string} font @param {number} height @param {number} spacing */
function high(font, height, spacing) {
  const size = Math.max(Math.ceil(height / TWIPS_PER_HALF_POINT), 2);
  const step = Math.min(Math.max(Math.round((1 - height / TWIPS_PER_HALF_POINT / size) * 100), 0), 5);
  return run(`${font} ${step}`, size, spacing);
}

/** @param {string} font @param {number} size in half points @param {number} spacing */
function run(font, size, spacing) {
  return `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/><w:spacing w:val="${spacing}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr><w:t>${String.fromCharCode(BOX_SIGN)}</w:t></w:r>`;
}
