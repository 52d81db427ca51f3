import type { Piece, PieceLink, PlacedLine, TextPiece } from '@footmark/engine/pages';
import { drawMathml } from './mathml';
import { length, points } from './measures';

/** What lines need to know about their page. */
export interface DrawingContext {
  /** The page's looks as CSS declarations. */
  readonly looks: readonly string[];
  /** The address of a picture's file; `undefined` where there is none. */
  readonly pictureAddress: (picture: number) => string | undefined;
}

/**
 * A line in its place. Its pieces follow each other in reading order, each with the width and the position from the
 * layout, so that differences in the browser's own text widths move nothing else.
 */
export function drawLine(
  line: PlacedLine,
  marker: TextPiece | undefined,
  context: DrawingContext,
): HTMLElement {
  const element = document.createElement('span');
  element.className = 'page-line';
  const pieces = marker ? [marker, ...line.pieces] : line.pieces;
  const left = pieces.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const start = Number.isFinite(left) ? left : 0;
  element.style.cssText = `left:${length(start)};top:${length(line.top)};--baseline:${length(line.baseline - line.top)}`;
  let end = start;
  for (const piece of pieces) {
    const drawn = drawPiece(piece, context);
    // A space for copying; its width is given. A task has its box in place of a marker.
    if (piece === marker || (piece.type === 'checkbox' && piece === pieces[0])) drawn.append(' ');
    const shift = piece.x - end;
    const width = `width:${length(piece.width)}`;
    drawn.style.cssText += Math.abs(shift) < 0.01 ? `;${width}` : `;${width};margin-left:${length(shift)}`;
    element.append(drawn);
    end = piece.x + piece.width;
  }
  // It has no width, and so no underline; without it, two words would become one when read out or copied.
  const last = pieces.at(-1);
  if (last?.type === 'text') {
    const words = last.text.trimEnd();
    const spaces = last.text.slice(words.length);
    if (spaces !== '' && element.lastChild) {
      element.lastChild.textContent = words;
      element.append(spaces);
    }
  }
  return element;
}

function drawPiece(piece: Piece, context: DrawingContext): HTMLElement {
  switch (piece.type) {
    case 'text':
      return drawText(piece, context);
    case 'picture': {
      const address = context.pictureAddress(piece.picture);
      const element = document.createElement(address === undefined ? 'span' : 'img');
      element.className = 'page-picture';
      element.style.cssText = `height:${length(piece.height)}`;
      if (element instanceof HTMLImageElement) {
        element.alt = piece.alt;
        element.src = address ?? '';
        element.draggable = false;
      } else element.textContent = piece.alt;
      return element;
    }
    case 'equation': {
      const element = document.createElement('span');
      element.className = piece.isNumbered ? 'page-equation page-numbered' : 'page-equation';
      element.style.cssText = `font-size:${points(piece.size)}`;
      element.append(drawMathml(piece.mathml));
      return element;
    }
    case 'checkbox': {
      const element = document.createElement('span');
      element.className = 'page-piece';
      element.role = 'img';
      element.ariaLabel = piece.checked ? 'Ticked' : 'Not ticked';
      element.style.cssText = context.looks[piece.look] ?? '';
      element.textContent = piece.checked ? '☒' : '☐';
      return element;
    }
  }
}

function drawText(piece: TextPiece, context: DrawingContext): HTMLElement {
  const { text, look, wordSpacing, note, link, isLeader } = piece;
  const element = link ? drawLink(link) : document.createElement(note?.is === 'mark' ? 'sup' : 'span');
  element.classList.add('page-piece');
  const spacing = wordSpacing ? `;word-spacing:${length(wordSpacing)}` : '';
  element.style.cssText = `${context.looks[look] ?? ''}${spacing}`;
  if (note) element.dataset.note = String(note.number);
  if (isLeader) element.ariaHidden = 'true';
  element.textContent = text;
  return element;
}

/** Links are reached with the pages' own keys and by screen readers, not one by one with Tab. */
function drawLink(link: PieceLink): HTMLElement {
  const element = document.createElement('a');
  element.tabIndex = -1;
  if (link.kind === 'internal') {
    element.role = 'link';
    if (link.page !== undefined) element.dataset.page = String(link.page);
  } else {
    element.href = link.url;
    element.target = '_blank';
    element.rel = 'noopener noreferrer';
  }
  return element;
}
