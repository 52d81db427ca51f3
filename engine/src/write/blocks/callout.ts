import type { Callout } from '../../document.js';
import { propertyElement, val } from '../../xml/properties.js';
import { type Context, inCallout, lineWidth } from '../context.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

/** The table style's left and right cell margins together, in twips. */
const CELL_MARGINS = 2 * 170;

/**
 * A table of one cell, whose style draws the bar and the ground: only so do both stay whole around lists, code and
 * tables within.
 */
export function callout({ kind, title, children }: Callout, context: Context, writer: Writer): string {
  const width = lineWidth(context);
  const inside = inCallout(context, Math.max(width - CELL_MARGINS, 1));
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const style = `Callout${name}Title`;
  const heading =
    title.length === 0
      ? ''
      : paragraph(writer.inlines(title, inside), inside, { style, styleLeft: 0, styleRight: 0 });
  const content = writer.blocks(children, inside) || paragraph('', inside);
  const properties = propertyElement('w:tblPr', {
    tblStyle: val(`Callout${name}`),
    tblW: `w:w="${width}" w:type="dxa"`,
    tblInd: context.left === 0 ? undefined : `w:w="${context.left}" w:type="dxa"`,
    tblLayout: 'w:type="fixed"',
    tblLook: val('0600'),
  });
  return (
    `<w:tbl>${properties}<w:tblGrid><w:gridCol w:w="${width}"/></w:tblGrid><w:tr><w:tc>` +
    `<w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${heading}${title.length > 0 && children.length === 0 ? '' : content}</w:tc></w:tr></w:tbl>`
  );
}
