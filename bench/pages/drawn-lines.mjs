import { openPages } from '../../engine/dist/pages.js';

/**
 * A line of a page. `text` has letters and digits only, `raw` all of it. `baseline` is points from the top of the page, `font`
 * that of the first piece with its size, and `content` what else the line is made of.
 *
 * @typedef {{ readonly page: number, readonly text: string, readonly raw: string, readonly where: 'body' | 'notes', readonly isHeading: boolean, readonly isFirstOfCell: boolean, readonly begins: boolean, readonly kind: string, readonly baseline: number, readonly font: string, readonly content: ReadonlySet<Content> }} DrawnLine
 * @typedef {'formula' | 'fonts' | 'table'} Content
 */

/** @typedef {Pick<DrawnLine, 'page' | 'where'> & { readonly isInTable: boolean, readonly looks: readonly import('../../engine/dist/pages.js').TextLook[] }} Place */

/** The text that is compared: signs depend on the fonts of either side and are left out. @param {string} text */
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
  /** @type {{ body: import('./formula-boxes.mjs').FormulaBox[][], notes: import('./formula-boxes.mjs').FormulaBox[][] }} */
  const formulas = { body: [], notes: [] };
  for (const index of overview.pages.keys()) {
    const page = session.page(index + 1);
    bodies.push({ top: edgeOf(page.header, 'bottom') ?? 0, bottom: edgeOf(page.footer, 'top') ?? Infinity });
    const place = { page: index + 1, isInTable: false, looks: page.looks };
    for (const block of page.body) {
      collect(block, { ...place, where: 'body' }, lines);
      collectFormulas(block, formulas.body);
    }
    for (const block of page.notes?.blocks ?? []) {
      collect(block, { ...place, where: 'notes' }, lines);
      collectFormulas(block, formulas.notes);
    }
  }
  return { lines, bodies, formulas, pages: overview.pages.length };
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
 * @param {Place} place
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
        for (const inner of cell.blocks) collect(inner, { ...place, isInTable: true }, lines);
        const first = lines[before];
        if (first) lines[before] = { ...first, isFirstOfCell: true };
      }
    return;
  }
  for (const [index, line] of block.lines.entries()) {
    const marker = index === 0 && block.begins ? (block.marker?.text ?? '') : '';
    const raw = line.pieces.map(textOf).join('');
    const text = lettersOf(marker + raw);
    if (text === '') continue;
    const begins = index === 0 && block.begins;
    lines.push({
      page: place.page,
      where: place.where,
      text,
      raw,
      isHeading: block.role.kind === 'heading' && begins,
      isFirstOfCell: false,
      begins,
      kind: block.role.kind,
      baseline: line.baseline / 20,
      ...madeOf(line, place),
    });
  }
}

/** Above a formula, Word leaves as much as Cambria Math's `MathLeading`, in em. */
const LEADING = 0.1465;

/** @param {import('../../engine/dist/pages.js').PlacedBlock} block @param {import('./formula-boxes.mjs').FormulaBox[][]} found */
function collectFormulas(block, found) {
  if (block.type === 'box') for (const inner of block.blocks) collectFormulas(inner, found);
  else if (block.type === 'table') {
    for (const { cells, isRepeated } of block.rows)
      if (!isRepeated)
        for (const { blocks } of cells) for (const inner of blocks) collectFormulas(inner, found);
  } else
    for (const piece of block.lines.flatMap(({ pieces }) => pieces))
      if (piece.type === 'equation') {
        const { width, height, depth, size } = piece;
        const box = { width, above: height - depth + LEADING * size * 20, below: depth };
        if (piece.continues) found.at(-1)?.push(box);
        else found.push([box]);
      }
}

/** @param {import('../../engine/dist/pages.js').PlacedLine} line @param {Place} place */
function madeOf({ pieces }, { looks, isInTable }) {
  const fonts = pieces.flatMap((piece) => {
    const look = piece.type === 'text' && piece.text.trim() !== '' ? looks[piece.look] : undefined;
    return look ? [`${look.font} ${look.size}`] : [];
  });
  /** @type {Set<Content>} */
  const content = new Set();
  if (pieces.some(({ type }) => type === 'equation')) content.add('formula');
  if (new Set(fonts).size > 1) content.add('fonts');
  if (isInTable) content.add('table');
  return { font: fonts[0] ?? '', content };
}

/** @param {import('../../engine/dist/pages.js').Piece} piece */
function textOf(piece) {
  return piece.type === 'text' && !piece.isLeader ? piece.text : '';
}
