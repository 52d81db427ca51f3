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

/** The line numbers beside a column, starting from `first`; undefined if there are none. */
export function drawLineNumbers(
  parts: readonly DrawnPart[],
  first: number,
  column: { readonly width: number; readonly isAlone: boolean },
  paper: Paper,
): PlacedParagraph | undefined {
  const format = formatOf(paper.formats);
  const face = faceOf(format.font, format.bold, format.italic);
  const look = paper.looks.indexOf(plainLook(format, false));
  const distance = column.isAlone ? DISTANCE.one : DISTANCE.several;
  const lines: PlacedLine[] = [];
  for (const { box, from, to, top } of parts) {
    if (!isCounted(box)) continue;
    let y = top;
    for (const { height, ascent } of box.lines.slice(from, to)) {
      const text = String(first + lines.length);
      const width = widthOf(text, face) * format.size;
      const x = box.paragraph.rightToLeft
        ? paper.left + column.width + distance
        : paper.left - distance - width;
      lines.push({ top: y, height, baseline: y + ascent, pieces: [{ type: 'text', x, width, text, look }] });
      y += height;
    }
  }
  const [line] = lines;
  const last = lines.at(-1);
  if (!line || !last) return undefined;
  const box = {
    x: paper.left - distance,
    y: line.top,
    width: distance,
    height: last.top + last.height - line.top,
  };
  return {
    type: 'paragraph',
    role: { kind: 'lineNumbers' },
    begins: true,
    ends: true,
    rightToLeft: false,
    box,
    lines,
  };
}
