import type { Callout } from '../document.js';
import { type Box, styledBox, type Typesetting } from './boxes.js';
import { type Column, columnOf, lineWidth } from './column.js';
import type { SetBlocks } from './tables.js';

/** The left and right cell margins together, in twips. */
export const CALLOUT_MARGINS = 2 * 170;

/** Sets a callout: its title and its text in a cell that pages may part. */
export function calloutBoxes(
  { kind, title, children }: Callout,
  column: Column,
  setting: Typesetting,
  setBlocks: SetBlocks,
): Box[] {
  const style = column.prescribed ? column.style : 'CalloutText';
  const inside = columnOf(Math.max(lineWidth(column) - CALLOUT_MARGINS, 1), style);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const boxes = [
    ...(title.length > 0 ? [styledBox(`Callout${name}Title`, title, inside, setting)] : []),
    ...setBlocks(children, inside, setting),
  ];
  const last = boxes.length - 1;
  return boxes.map((box, index) => enclosed(box, index === 0, index === last));
}

/** The spaces above the first and below the last paragraph of a cell are inside it. */
function enclosed(box: Box, isFirst: boolean, isLast: boolean): Box {
  const { before, after, above, below } = box.format;
  const top = isFirst ? { before: 0, above: above + before } : {};
  const bottom = isLast ? { after: 0, below: below + after } : {};
  return isFirst || isLast ? { ...box, format: { ...box.format, ...top, ...bottom } } : box;
}
