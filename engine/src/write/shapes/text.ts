import type { DiagramBox, DiagramText, DiagramTextLine } from '../../api/diagram-shapes.js';
import { EMU_PER_POINT, EMU_PER_TWIP } from '../../model/units.js';
import { escapeText } from '../../xml/escape.js';
import { hex } from './paint.js';
import { emu, type Scale } from './scale.js';

/** The font that diagrams are measured with; its lines are this high, in em. */
const FONT = 'Arial';
const LINE = 1.15;
/** How far the middle of centred text may be from that of its shape, in units of the drawing. */
const OFF_CENTRE = 4;

/** In half points: what the rounding of the diagram's size to whole EMU may cost. */
const ROUNDING = 0.002;

/** In half points. Words beside a line have room to be larger. */
const SMALLEST_LABEL = 14;

/** In half points: letters in a shape never are larger than they were measured. */
function halfPoints(size: number, scale: Scale, role: DiagramBox['role']): number {
  const measured = Math.floor((size * scale * 2) / EMU_PER_POINT + ROUNDING);
  return Math.max(role === 'label' ? SMALLEST_LABEL : 2, measured);
}

/** The text of a shape and how it stands there: in the middle, or where it is drawn. */
export function textBox(text: DiagramText, box: DiagramBox, scale: Scale): string {
  const { lines, size, color } = text;
  const look = { letters: halfPoints(size, scale, box.role), ink: hex(color) ?? '333333' };
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return '<wps:bodyPr/>';
  const middle = (first.y + last.y + last.height) / 2;
  const isMiddle = box.form === 'cylinder' || Math.abs(middle - box.y - box.height / 2) <= OFF_CENTRE;
  const top = isMiddle ? 0 : Math.max(0, emu(first.y - box.y, scale));
  const paragraphs = lines.map((line, index) => {
    if (line.continues) return '';
    const above = lines[index - 1];
    const end = lines.findIndex(({ continues }, other) => other > index && !continues);
    const rows = lines.slice(index, end === -1 ? undefined : end);
    const gap = above ? Math.max(0, line.y - above.y - LINE * size) : 0;
    const indent = line.align === 'center' ? 0 : Math.max(0, line.x - box.x);
    return paragraph(rows, look, gap, indent, scale);
  });
  // Only where text begins on the left, it needs the width of the shape; otherwise, no line is ever broken.
  const needsWidth = lines.some(({ align }) => align === 'left');
  const body =
    `<wps:bodyPr rot="0" vert="horz" wrap="${needsWidth ? 'square' : 'none'}" lIns="0" tIns="${top}" rIns="0" bIns="0" ` +
    `anchor="${isMiddle ? 'ctr' : 't'}" anchorCtr="0"><a:noAutofit/></wps:bodyPr>`;
  return `<wps:txbx><w:txbxContent>${paragraphs.join('')}</w:txbxContent></wps:txbx>${body}`;
}

/**
 * A break within a line of the code. One that somebody adds in Word has no attributes; this one, which ends at the lower edge of what
 * floats beside it, looks the same where nothing floats (ECMA-376 Part 1, 17.3.3.1).
 */
const SOFT_BREAK = '<w:br w:type="textWrapping" w:clear="all"/>';

/** A line of the code, in as many rows as it is drawn in. */
function paragraph(
  rows: readonly DiagramTextLine[],
  { letters, ink }: { readonly letters: number; readonly ink: string },
  gap: number,
  indent: number,
  scale: Scale,
): string {
  const twips = (length: number): number => Math.round((length * scale) / EMU_PER_TWIP);
  const runs = rows.flatMap(({ runs: own, continues }, index) =>
    own.map((run, place) => ({
      ...run,
      before: continues && place === 0 ? SOFT_BREAK : '',
      after: place === own.length - 1 && rows[index + 1]?.continues === 'line' ? ' ' : '',
    })),
  );
  const written = runs.map(({ text, isBold, isItalic, isUnderlined, before, after }) => {
    const marks = `${isBold ? '<w:b/><w:bCs/>' : ''}${isItalic ? '<w:i/><w:iCs/>' : ''}`;
    const look =
      `<w:rFonts w:ascii="${FONT}" w:hAnsi="${FONT}" w:cs="${FONT}"/>${marks}<w:color w:val="${ink}"/>` +
      `<w:sz w:val="${letters}"/><w:szCs w:val="${letters}"/>${isUnderlined ? '<w:u w:val="single"/>' : ''}`;
    return `<w:r><w:rPr>${look}</w:rPr>${before}<w:t xml:space="preserve">${escapeText(text + after)}</w:t></w:r>`;
  });
  return (
    `<w:p><w:pPr><w:spacing w:before="${twips(gap)}" w:after="0" w:line="240" w:lineRule="auto"/>` +
    `<w:ind w:left="${twips(indent)}" w:right="0" w:firstLine="0"/><w:jc w:val="${rows[0]?.align ?? 'center'}"/></w:pPr>${written.join('')}</w:p>`
  );
}
