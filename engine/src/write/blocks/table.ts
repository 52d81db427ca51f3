import type { ComposedBlock, ComposedCell, ComposedRow, ComposedTable } from '../../model/composed.js';
import type { TableStyleId } from '../../model/names/style-ids.js';
import { eighthsOfTwips } from '../../model/units.js';
import { escapeAttribute } from '../../xml/escape.js';
import { shading } from '../parts/colors.js';
import { propertyElement, val, verticalAlignment } from '../property-elements.js';
import { REVISION_ELEMENTS, revisionMark } from '../revision.js';
import type { Writer } from '../writer.js';

type WriteBlocks = (blocks: readonly ComposedBlock[], writer: Writer) => string;

export function writeTable(table: ComposedTable, writer: Writer, writeBlocks: WriteBlocks): string {
  const columns = table.widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const rows = table.rows.map((row) => writeRow(row, writer, writeBlocks)).join('');
  return `<w:tbl>${tableProperties(table, writer)}<w:tblGrid>${columns}</w:tblGrid>${rows}</w:tbl>`;
}

function tableProperties(
  { style, widths, indent, rightToLeft, hasFirstRow, hasFirstColumn, caption }: ComposedTable,
  { styles }: Writer,
): string {
  const written = styles.tableIndent(style, indent);
  const total = widths.reduce((sum, width) => sum + width, 0);
  return propertyElement('w:tblPr', {
    tblStyle: val(styles.idOf(style)),
    bidiVisual: rightToLeft || undefined,
    tblW: `w:w="${total}" w:type="dxa"`,
    tblInd: written === undefined ? undefined : `w:w="${written}" w:type="dxa"`,
    tblLayout: 'w:type="fixed"',
    tblLook: val(lookOf(style, hasFirstRow, hasFirstColumn === true)),
    tblCaption: caption === undefined ? undefined : alternativeTitle(caption),
  });
}

/**
 * The title of a table among its properties, which screen readers say (17.4.41). Word 2007 does not know it and skips it here, as Word
 * itself has it skip what came later (Part 3, 10.2.1).
 */
function alternativeTitle(caption: string): string {
  return `<mc:AlternateContent><mc:Choice Requires="w14"><w:tblCaption ${val(escapeAttribute(caption))}/></mc:Choice></mc:AlternateContent>`;
}

/**
 * Which parts of its style a table shows, in the one attribute that Word 2007 knows, too: 0x20 is the header row, 0x80 the first
 * column; 0x200 turns the bands of rows off, which only tables of data may have, and 0x400 those of columns (17.4.55).
 */
function lookOf(style: TableStyleId, hasFirstRow: boolean, hasFirstColumn: boolean): string {
  const shown = (hasFirstRow ? 0x20 : 0) + (hasFirstColumn ? 0x80 : 0);
  const hidden = 0x400 + (style === 'MarkdownTable' ? 0 : 0x200);
  return (shown + hidden).toString(16).toUpperCase().padStart(4, '0');
}

function writeRow(
  { isHeader, splits, cells, revision }: ComposedRow,
  writer: Writer,
  writeBlocks: WriteBlocks,
): string {
  const content = cells.map((cell) => writeCell(cell, writer, writeBlocks)).join('');
  const properties = propertyElement('w:trPr', {
    cantSplit: splits ? undefined : true,
    tblHeader: isHeader || undefined,
    ...(revision && { [REVISION_ELEMENTS[revision.kind]]: revisionMark(revision, writer) }),
  });
  return `<w:tr>${properties}${content}</w:tr>`;
}

function writeCell(cell: ComposedCell, writer: Writer, writeBlocks: WriteBlocks): string {
  const { width, columns, rows, continued, shareAbove, edges, blocks } = cell;
  const properties = propertyElement('w:tcPr', {
    tcW: `w:w="${width}" w:type="dxa"`,
    gridSpan: columns > 1 ? val(columns) : undefined,
    vMerge: continued ? true : rows > 1 ? val('restart') : undefined,
    tcBorders: edges && cellEdges(edges),
    shd: cell.shading && shading(cell.shading, cell.hasHeaderGround && writer.references),
    vAlign: shareAbove === undefined ? undefined : val(verticalAlignment(shareAbove)),
  });
  return `<w:tc>${properties}${writeBlocks(blocks, writer)}</w:tc>`;
}

/** In the order of the schema (17.4.66). */
function cellEdges(edges: NonNullable<ComposedCell['edges']>): string {
  const written = (['top', 'left', 'bottom', 'right'] as const).map((side) => {
    const line = edges[side];
    if (line === undefined) return '';
    if (line === 'none') return `<w:${side} w:val="nil"/>`;
    const size = eighthsOfTwips(line.thickness);
    return `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${line.color}"/>`;
  });
  return `<w:tcBorders>${written.join('')}</w:tcBorders>`;
}
