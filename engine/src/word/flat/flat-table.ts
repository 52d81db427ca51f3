import type { Alignment } from '../../model/document.js';
import { MAX_COLUMNS } from '../../model/nodes/table-grid.js';
import { isOn } from '../../ooxml/attribute-values.js';
import { twipsOf } from '../../ooxml/lengths.js';
import { counted } from '../../text/counted.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../../xml/element.js';
import type { Losses } from '../losses.js';
import type { ChangesChoice, Reading } from '../reading.js';
import type { Flat, FlatCell, FlatTable } from './flat.js';

/** Reads the content of a cell. */
type ReadCell = (cell: XmlElement) => Flat[];

/** Reads a table; `readCell` reads the content of each cell (ECMA-376 Part 1, 17.4). */
export function flatTable(
  element: XmlElement,
  { changes, losses }: Pick<Reading, 'changes' | 'losses'>,
  readCell: ReadCell,
): FlatTable {
  const properties = childOf(element, 'w:tblPr');
  const look = childOf(properties, 'w:tblLook')?.attributes ?? {};
  const firstRow = look['w:firstRow'];
  const bits = Number.parseInt(look['w:val'] ?? '0', 16);
  const rows = rowsOf(element, changes);
  let headerRows = 0;
  while (headerRows < rows.length && isHeader(rows[headerRows])) headerRows++;
  return {
    type: 'table',
    style: valOf(properties, 'w:tblStyle'),
    widths: elementsOf(childOf(element, 'w:tblGrid')).flatMap(
      ({ attributes }) => twipsOf(attributes['w:w']) ?? [],
    ),
    left: twipsOf(childOf(properties, 'w:tblInd')?.attributes['w:w']) ?? 0,
    headerRows,
    rightToLeft: switchOf(properties, 'w:bidiVisual') ?? false,
    looksLikeHeader: firstRow === undefined ? (bits & 0x20) !== 0 : isOn(firstRow),
    rows: rows.map((row) => flatCells(row, losses, readCell)),
  };
}

function flatCells(row: XmlElement, losses: Losses, readCell: ReadCell): FlatCell[] {
  const cells: FlatCell[] = [];
  let column = spanOf(valOf(childOf(row, 'w:trPr'), 'w:gridBefore'), 0, losses);
  for (const cell of cellsOf(row)) {
    const properties = childOf(cell, 'w:tcPr');
    const columns = spanOf(valOf(properties, 'w:gridSpan'), 1, losses);
    const merge = childOf(properties, 'w:vMerge');
    const isHorizontal = childOf(properties, 'w:hMerge');
    const last = cells.at(-1);
    const content = readCell(cell);
    if (isHorizontal && isHorizontal.attributes['w:val'] !== 'restart' && last) {
      cells[cells.length - 1] = { ...last, columns: last.columns + columns };
    } else
      cells.push({
        column,
        columns,
        continues: merge !== undefined && merge.attributes['w:val'] !== 'restart',
        content,
        align: alignOf(content),
      });
    column += columns;
  }
  return cells;
}

/** How many columns a cell spans. Word has no more of them, but a file may name any number. */
function spanOf(value: string | undefined, least: number, losses: Losses): number {
  const span = Number(value ?? least);
  if (span > MAX_COLUMNS)
    losses.add(
      'word-table',
      'wide spans',
      (count) =>
        `${counted(count, 'cell')} of a table would span more than ${MAX_COLUMNS} columns, the most that Word has; only so many are spanned`,
    );
  return span >= least ? Math.min(Math.floor(span), MAX_COLUMNS) : least;
}

function rowsOf(container: XmlElement, changes: ChangesChoice): XmlElement[] {
  return elementsOf(container).flatMap((element) => {
    if (element.name === 'w:tr') {
      const properties = childOf(element, 'w:trPr');
      const isGone =
        changes !== 'track' && childOf(properties, changes === 'accept' ? 'w:del' : 'w:ins') !== undefined;
      return isGone ? [] : [element];
    }
    return /^w:(?:sdt|sdtContent|customXml|ins|moveTo)$/.test(element.name) ? rowsOf(element, changes) : [];
  });
}

function cellsOf(container: XmlElement): XmlElement[] {
  return elementsOf(container).flatMap((element) => {
    if (element.name === 'w:tc') return [element];
    return /^w:(?:sdt|sdtContent|customXml)$/.test(element.name) ? cellsOf(element) : [];
  });
}

function isHeader(row: XmlElement | undefined): boolean {
  return switchOf(childOf(row, 'w:trPr'), 'w:tblHeader') ?? false;
}

/** The physical alignment: in right-to-left text, `left` means the side where lines begin (17.18.44). */
function sideOf(alignment = '', rightToLeft = false): Alignment | undefined {
  const side = ALIGNMENTS[alignment];
  if (!rightToLeft || side === 'center') return side;
  return side === 'left' ? 'right' : side === 'right' ? 'left' : undefined;
}

const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
};

/** The alignment of a cell's text, if all of its paragraphs set the same one. */
function alignOf(content: readonly Flat[]): Alignment | undefined {
  // The direction may be that of the style.
  const sideIn = (each: Flat): Alignment | undefined =>
    each.type === 'paragraph' ? sideOf(each.direct.alignment, each.look.rightToLeft) : undefined;
  const all = new Set(content.map(sideIn));
  const [only] = all;
  return all.size === 1 ? only : undefined;
}
