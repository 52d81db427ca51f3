import type { PageDrawing } from '@footmark/engine/pages';
import { paragraphsOf } from '../../../page-drawing/paragraphs';
import { length } from './measures';

/** Twips: between the text and its comments, from them to the edge of the paper, and between two of them. */
const GAP = 120;
const EDGE = 100;
const BETWEEN = 60;
const MIN_WIDTH = 700;
/** Of seven points. */
const LINE = 180;
const LETTER = 68;
/** What is longer is cut: the whole text is in the Word file. */
const MAX_LINES = 8;

/** The comments of a page in its right margin, each beside the line where its words end, as Word has its balloons. */
export function drawComments(drawing: PageDrawing): HTMLElement[] {
  const paragraphs = paragraphsOf(drawing);
  const right = Math.max(0, ...paragraphs.map(({ box }) => box.x + box.width));
  const width = Math.max(drawing.width - right - GAP - EDGE, MIN_WIDTH);
  const left = drawing.width - EDGE - width;
  let bottom = 0;
  return paragraphs
    .flatMap(({ lines }) => lines)
    .flatMap(({ top, pieces }) =>
      pieces.flatMap((piece) => (piece.comments ?? []).map((text) => ({ text, top }))),
    )
    .map(({ text, top }) => {
      const place = Math.max(top, bottom);
      const lines = Math.min(Math.ceil((text.length * LETTER) / (width - EDGE)), MAX_LINES);
      bottom = place + lines * LINE + BETWEEN;
      const comment = document.createElement('div');
      comment.className = 'page-comment';
      comment.role = 'note';
      comment.ariaLabel = 'Comment';
      comment.style.cssText = `left:${length(left)};top:${length(place)};width:${length(width)};max-height:${length(lines * LINE)}`;
      comment.textContent = text;
      return comment;
    });
}
