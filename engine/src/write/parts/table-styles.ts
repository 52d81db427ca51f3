import type { TableStyleId } from '../../model/names/style-ids.js';
import type { Border } from '../../model/pages.js';
import type { CellMargins, TablePart, TableSide, TableStyle } from '../../model/style.js';
import { eighthsOfTwips } from '../../model/units.js';
import type { Theme } from '../../theme/index.js';
import { tableStyleOf } from '../../theme/table-cells.js';
import { propertyElement, val } from '../properties.js';
import type { StyleNames } from '../style-names.js';

/** A table style as XML. */
interface WrittenTableStyle {
  readonly id: TableStyleId;
  readonly xml: string;
}

/** Word's base of all table styles. */
export function tableNormal(theme: Theme): string {
  const { name, priority, margins } = tableStyleOf(theme, 'TableNormal');
  const properties = propertyElement('w:tblPr', {
    tblInd: 'w:w="0" w:type="dxa"',
    tblCellMar: cellMargins(margins),
  });
  return (
    `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name ${val(name)}/>` +
    `<w:uiPriority ${val(priority)}/><w:semiHidden/><w:unhideWhenUsed/>${properties}</w:style>`
  );
}

/** The styles of Markdown's tables and of callouts. */
export function tableStyles({ tables }: Theme, styles: StyleNames): readonly WrittenTableStyle[] {
  return [...tables.values()]
    .filter(({ id }) => id !== 'TableNormal')
    .map((style) => ({ id: style.id, xml: tableStyle(style, styles) }));
}

function tableStyle(
  { id, name, priority, gallery, whole, firstRow, margins }: TableStyle,
  styles: StyleNames,
): string {
  const properties = propertyElement('w:tblPr', {
    tblBorders: borders('w:tblBorders', whole),
    tblCellMar: cellMargins(margins),
  });
  const ofFirstRow = textProperties(firstRow) + cellProperties(firstRow, true);
  return (
    `<w:style w:type="table" w:customStyle="1" w:styleId="${styles.idOf(id)}"><w:name ${val(name)}/>` +
    `<w:basedOn ${val(styles.idOf('TableNormal'))}/><w:uiPriority ${val(priority)}/>${gallery ? '<w:qFormat/>' : ''}` +
    textProperties(whole) +
    properties +
    cellProperties(whole, false) +
    (ofFirstRow === '' ? '' : `<w:tblStylePr w:type="firstRow">${ofFirstRow}</w:tblStylePr>`) +
    '</w:style>'
  );
}

/** What the table adds to the text in it, where the styles of the paragraphs do not (17.7.6). */
function textProperties({ toggles = {}, color }: TablePart): string {
  const { bold, italic, caps, smallCaps, strike } = toggles;
  return propertyElement('w:rPr', {
    b: toggle(bold),
    bCs: toggle(bold),
    i: toggle(italic),
    iCs: toggle(italic),
    caps: toggle(caps),
    smallCaps: toggle(smallCaps),
    strike: toggle(strike),
    color: color && val(color),
  });
}

function toggle(value: boolean | undefined): string | true | undefined {
  return value === false ? val(0) : value;
}

/** The background and the alignment of cells; of a part of the table, also its borders (ECMA-376 Part 1, 17.7.6). */
function cellProperties(part: TablePart, hasBorders: boolean): string {
  const { shading, roomAbove } = part;
  return propertyElement('w:tcPr', {
    tcBorders: hasBorders ? borders('w:tcBorders', part) : undefined,
    shd: shading && `w:val="clear" w:color="auto" w:fill="${shading}"`,
    vAlign: roomAbove === undefined ? undefined : val(alignmentOf(roomAbove)),
  });
}

function alignmentOf(roomAbove: number): 'top' | 'center' | 'bottom' {
  return roomAbove === 0 ? 'top' : roomAbove === 1 ? 'bottom' : 'center';
}

/** In the order of the schema (17.4.38). */
const SIDES = [
  'top',
  'left',
  'bottom',
  'right',
  'insideH',
  'insideV',
] as const satisfies readonly TableSide[];

function borders(name: string, { borders: lines = {} }: TablePart): string | undefined {
  const written = SIDES.map((side) => line(side, lines[side])).join('');
  return written === '' ? undefined : `<${name}>${written}</${name}>`;
}

function line(side: TableSide, border: Border | 'none' | undefined): string {
  if (border === undefined) return '';
  if (border === 'none') return `<w:${side} w:val="nil"/>`;
  const { thickness, color } = border;
  return `<w:${side} w:val="single" w:sz="${eighthsOfTwips(thickness)}" w:space="0" w:color="${color}"/>`;
}

/** In the order of the schema (17.4.42). */
function cellMargins(margins: Partial<CellMargins>): string | undefined {
  const written = (['top', 'left', 'bottom', 'right'] as const).flatMap((side) =>
    margins[side] === undefined ? [] : [`<w:${side} w:w="${margins[side]}" w:type="dxa"/>`],
  );
  return written.length === 0 ? undefined : `<w:tblCellMar>${written.join('')}</w:tblCellMar>`;
}
