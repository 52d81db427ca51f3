import { faceOf } from '../../metrics/fonts.js';
import type { PlacedLine, PlacedParagraph } from '../../model/pages.js';
import { formatOf } from '../../theme/formats.js';
import { isCounted } from '../line-numbers.js';
import type { DrawnPart } from './drawn-part.js';
import { plainLook } from './looks.js';
import type { Paper } from './paper.js';
import { widthOf } from './segments.js';

/** The distance between a number and the text, for one column and for several, in twips: Word's defaults. */
const DISTANCE = { one: 360, several: 187 } as const;

/** The line numbers beside a column, starting from `first`, undefined if none is shown; and the number of the next line. */
export function drawLineNumbers(
  parts: readonly DrawnPart[],
  first: number,
  step: number,
  column: { readonly width: number; readonly isAlone: boolean },
  paper: Paper,
): { readonly numbers: PlacedParagraph | undefined; readonly next: number } {
  const format = formatOf(paper.formats);
  const face = faceOf(format.font, format.bold, format.italic);
  const look = paper.looks.indexOf(plainLook(format, false));
  const distance = column.isAlone ? DISTANCE.one : DISTANCE.several;
  const lines: PlacedLine[] = [];
  let next = first;
  for (const { box, from, to, top } of parts) {
    if (!isCounted(box)) continue;
    let y = top;
    for (const { height, ascent } of box.lines.slice(from, to)) {
      const text = String(next);
      const width = widthOf(text, face) * format.size;
      const x = box.paragraph.rightToLeft
        ? paper.left + column.width + distance
        : paper.left - distance - width;
      if (next % step === 0)
        lines.push({
          top: y,
          height,
          baseline: y + ascent,
          pieces: [{ type: 'text', x, width, text, look }],
        });
      next += 1;
      y += height;
    }
  }
  const [line] = lines;
  const last = lines.at(-1);
  if (!line || !last) return { numbers: undefined, next };
  const box = {
    x: paper.left - distance,
    y: line.top,
    width: distance,
    height: last.top + last.height - line.top,
  };
  const numbers: PlacedParagraph = {
    type: 'paragraph',
    role: { kind: 'lineNumbers' },
    begins: true,
    ends: true,
    rightToLeft: false,
    box,
    lines,
  };
  return { numbers, next };
}
