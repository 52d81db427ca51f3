import { type Box, type BoxLine, gapBetween, inseparable } from './boxes.js';

/** The lines, with the space above them, that must be on the same page as a box with "keep with next". */
export function chain(boxes: readonly Box[], start: number, before: Box | undefined): BoxLine[] {
  const lines: BoxLine[] = [];
  let above = before;
  for (let index = start; index < boxes.length; index++) {
    const box = boxes[index];
    if (!box || ((above?.breakAfter || box.breakBefore) && index > start)) break;
    const { format } = box;
    const gap = format.above + format.below + (above ? gapBetween(above.format, format) : format.before);
    lines.push({ height: gap, ownHeight: gap, notes: [] });
    if (!format.keepNext) {
      for (const line of box.lines.slice(0, inseparable(box))) lines.push(line);
      break;
    }
    for (const line of box.lines) lines.push(line);
    above = box;
  }
  return lines;
}
