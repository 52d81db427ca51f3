/** A drawn page as an SVG picture, which is looked at beside a print. */

const INK = '#16181d';

/** @typedef {import('../../engine/dist/pages.js').PageDrawing} PageDrawing */
/** @typedef {import('../../engine/dist/pages.js').PlacedBlock} PlacedBlock */

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {PageDrawing} page @param {(picture: number) => string | undefined} addressOf of a picture */
export function svgOf(page, addressOf) {
  const { width, height, header, body, notes, footer } = page;
  const rules = (notes?.separators ?? []).map(({ x, y, width: long, thickness }) =>
    rectangle({ x, y: y - thickness / 2, width: long, height: thickness }, INK),
  );
  const blocks = [...header, ...body, ...(notes?.blocks ?? []), ...footer];
  const content = [...rules, ...blocks.map((block) => svgOfBlock(block, page, addressOf))].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>`;
}

/** @param {{ x: number, y: number, width: number, height: number }} box @param {string} fill */
function rectangle({ x, y, width, height }, fill) {
  return `<rect x="${x}" y="${y}" width="${Math.max(width, 0)}" height="${Math.max(height, 0)}" fill="${fill}"/>`;
}

/** @param {{ box: import('../../engine/dist/pages.js').Rectangle, shading?: string, borders?: import('../../engine/dist/pages.js').Borders }} look */
function boxOf({ box, shading, borders = {} }) {
  const { x, y, width, height } = box;
  const { top, right, bottom, left } = borders;
  return [
    shading && rectangle(box, `#${shading}`),
    top && rectangle({ x, y, width, height: top.thickness }, `#${top.color}`),
    bottom &&
      rectangle({ x, y: y + height - bottom.thickness, width, height: bottom.thickness }, `#${bottom.color}`),
    left && rectangle({ x, y, width: left.thickness, height }, `#${left.color}`),
    right &&
      rectangle({ x: x + width - right.thickness, y, width: right.thickness, height }, `#${right.color}`),
  ].join('');
}

/** @param {PlacedBlock} block @param {PageDrawing} page @param {(picture: number) => string | undefined} addressOf @returns {string} */
function svgOfBlock(block, page, addressOf) {
  const inner = (/** @type {readonly PlacedBlock[]} */ blocks) =>
    blocks.map((each) => svgOfBlock(each, page, addressOf)).join('');
  switch (block.type) {
    case 'box':
      return boxOf(block) + inner(block.blocks);
    case 'table':
      return block.rows
        .flatMap(({ cells }) => cells.map((cell) => boxOf(cell) + inner(cell.blocks)))
        .join('');
    case 'paragraph':
      return (
        boxOf(block) +
        block.lines
          .map(({ pieces, baseline }, index) =>
            [...(index === 0 && block.marker ? [block.marker] : []), ...pieces]
              .map((piece) => svgOfPiece(piece, baseline, page, addressOf))
              .join(''),
          )
          .join('')
      );
  }
}

/** @param {import('../../engine/dist/pages.js').Piece} piece @param {number} baseline @param {PageDrawing} page @param {(picture: number) => string | undefined} addressOf */
function svgOfPiece(piece, baseline, page, addressOf) {
  const { x, width } = piece;
  switch (piece.type) {
    case 'picture': {
      const address = addressOf(piece.picture);
      const place = `x="${x}" y="${baseline - piece.height}" width="${width}" height="${piece.height}"`;
      return address ? `<image ${place} preserveAspectRatio="none" href="${address}"/>` : '';
    }
    case 'equation':
      return rectangle(
        { x, y: baseline - piece.height + piece.depth, width, height: piece.height },
        '#d8dde6',
      );
    case 'text':
    case 'checkbox': {
      const look = page.looks[piece.look];
      const text = piece.type === 'text' ? piece.text : piece.checked ? '☒' : '☐';
      if (!look || text.trim() === '') return '';
      const { font, size, bold, italic, color, raise, underline, strike, shading, rightToLeft } = look;
      const line = underline ? 'underline' : strike ? 'line-through' : 'none';
      const back = shading
        ? rectangle({ x, y: baseline - size * 18, width, height: size * 24 }, `#${shading}`)
        : '';
      // Where its text begins.
      const [start, direction] = rightToLeft ? [x + width, 'rtl'] : [x, 'ltr'];
      const spacing = piece.type === 'text' ? (piece.wordSpacing ?? 0) : 0;
      return `${back}<text x="${start}" y="${baseline - raise}" direction="${direction}" unicode-bidi="embed" word-spacing="${spacing}" textLength="${Math.max(width, 1)}" lengthAdjust="spacingAndGlyphs" font-family="${escaped(font)}" font-size="${size * 20}" font-weight="${bold ? 700 : 400}" font-style="${italic ? 'italic' : 'normal'}" fill="${color ? `#${color}` : INK}" text-decoration="${line}" xml:space="preserve">${escaped(text.replace(/ +$/, ''))}</text>`;
    }
  }
}
