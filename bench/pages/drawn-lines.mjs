import { openPages } from '../../engine/dist/pages.js';

/**
 * A line of a page. `text` has letters and digits only.
 *
 * @typedef {{ readonly page: number, readonly text: string, readonly where: 'body' | 'notes', readonly isHeading: boolean, readonly isFirstOfCell: boolean }} DrawnLine
 */

/** What the comparison goes by: signs are left to the fonts of either side. @param {string} text */
export function lettersOf(text) {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The lines of the pages as the engine draws them, without headers and footers.
 *
 * @param {string} markdown
 * @param {import('../../engine/dist/index.js').ConversionOptions} options
 */
export async function drawnLines(markdown, options) {
  const session = openPages();
  const overview = await session.update(markdown, options);
  /** @type {DrawnLine[]} */
  const lines = [];
  /** @type {{ readonly top: number, readonly bottom: number }[]} */
  const bodies = [];
  for (const index of overview.pages.keys()) {
    const page = session.page(index + 1);
    bodies.push({ top: edgeOf(page.header, 'bottom') ?? 0, bottom: edgeOf(page.footer, 'top') ?? Infinity });
    for (const block of page.body) collect(block, { page: index + 1, where: 'body' }, lines);
    for (const block of page.notes?.blocks ?? []) collect(block, { page: index + 1, where: 'notes' }, lines);
  }
  return { lines, bodies, pages: overview.pages.length };
}

/**
 * Where the header ends, or the footer begins, in points from the top of the page.
 *
 * @param {readonly import('../../engine/dist/pages.js').PlacedBlock[]} blocks
 * @param {'top' | 'bottom'} edge
 */
function edgeOf(blocks, edge) {
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? block.lines : []));
  if (lines.length === 0) return undefined;
  return edge === 'top'
    ? Math.min(...lines.map(({ top }) => top)) / 20
    : Math.max(...lines.map(({ top, height }) => top + height)) / 20;
}

/**
 * @param {import('../../engine/dist/pages.js').PlacedBlock} block
 * @param {Pick<DrawnLine, 'page' | 'where'>} place
 * @param {DrawnLine[]} lines
 */
function collect(block, place, lines) {
  if (block.type === 'box') {
    for (const inner of block.blocks) collect(inner, place, lines);
    return;
  }
  if (block.type === 'table') {
    for (const row of block.rows)
      for (const cell of row.cells) {
        const before = lines.length;
        for (const inner of cell.blocks) collect(inner, place, lines);
        const first = lines[before];
        if (first) lines[before] = { ...first, isFirstOfCell: true };
      }
    return;
  }
  for (const [index, line] of block.lines.entries()) {
    const marker = index === 0 && block.begins ? (block.marker?.text ?? '') : '';
    const text = lettersOf(marker + line.pieces.map(textOf).join(''));
    const isHeading = block.role.kind === 'heading' && index === 0 && block.begins;
    if (text !== '') lines.push({ ...place, text, isHeading, isFirstOfCell: false });
  }
}

/** @param {import('../../engine/dist/pages.js').Piece} piece */
function textOf(piece) {
  return piece.type === 'text' && !piece.isLeader ? piece.text : '';
}
