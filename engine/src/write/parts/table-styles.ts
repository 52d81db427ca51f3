import type { TableStyleId } from '../../model/names/style-ids.js';
import type { Border } from '../../model/pages.js';
import type { CellMargins, TablePart, TableSide, TableStyle } from '../../model/style.js';
import { eighthsOfTwips } from '../../model/units.js';
import type { Theme } from '../../theme/index.js';
import type { ThemeReferences } from '../../theme/scheme.js';
import { tableStyleOf } from '../../theme/table-cells.js';
import { propertyElement, val, verticalAlignment } from '../property-elements.js';
import type { StyleNames } from '../style-names.js';
import { borderLine, shading, textColor } from './colors.js';
import { HIDDEN_UNTIL_USED } from './style.js';

/** A table style as XML. */
interface WrittenTableStyle {
  readonly id: TableStyleId;
  readonly xml: string;
}

/** Word's base of all table styles, or one of another id and name that stands in for it, as that of a Word template has lines. */
export function tableNormal(theme: Theme, standIn?: { readonly id: string; readonly name: string }): string {
  const { name, priority, margins } = tableStyleOf(theme, 'TableNormal');
  const properties = propertyElement('w:tblPr', {
    tblInd: 'w:w="0" w:type="dxa"',
    tblCellMar: cellMargins(margins),
  });
  return (
    `<w:style w:type="table" ${standIn ? `w:customStyle="1" w:styleId="${standIn.id}"` : 'w:default="1" w:styleId="TableNormal"'}><w:name ${val(standIn?.name ?? name)}/>` +
    `<w:uiPriority ${val(priority)}/>${HIDDEN_UNTIL_USED}${properties}</w:style>`
  );
}

/** The styles of Markdown's tables and of callouts; if `used` names some, Word lists the other ones of callouts only once they are. */
export function tableStyles(
  { tables }: Theme,
  styles: StyleNames,
  references?: ThemeReferences,
  used?: ReadonlySet<string>,
): readonly WrittenTableStyle[] {
  return [...tables.values()]
    .filter(({ id }) => id !== 'TableNormal')
    .map((style) => {
      const isHidden = used !== undefined && !style.gallery && !used.has(style.id);
      return { id: style.id, xml: tableStyle(style, styles, references, isHidden) };
    });
}

/** Word's names of the parts of tables, in the order in which it writes them (17.18.89). */
const PARTS = [
  ['firstRow', 'firstRow'],
  ['firstColumn', 'firstCol'],
  ['oddRows', 'band1Horz'],
  ['evenRows', 'band2Horz'],
] as const;

function tableStyle(
  style: TableStyle,
  styles: StyleNames,
  references: ThemeReferences | undefined,
  isHidden: boolean,
): string {
  const { id, name, priority, gallery, whole, margins } = style;
  const properties = propertyElement('w:tblPr', {
    tblBorders: borders('w:tblBorders', whole, references),
    tblCellMar: cellMargins(margins),
  });
  const parts = PARTS.map(([part, type]) => {
    const own = style[part] ?? {};
    const xml = textProperties(own, references) + cellProperties(own, true, references);
    return xml === '' ? '' : `<w:tblStylePr w:type="${type}">${xml}</w:tblStylePr>`;
  });
  return (
    `<w:style w:type="table" w:customStyle="1" w:styleId="${styles.idOf(id)}"><w:name ${val(name)}/>` +
    `<w:basedOn ${val(styles.idOf('TableNormal'))}/><w:uiPriority ${val(priority)}/>${isHidden ? HIDDEN_UNTIL_USED : ''}${gallery ? '<w:qFormat/>' : ''}` +
    textProperties(whole, references) +
    properties +
    cellProperties(whole, false, references) +
    parts.join('') +
    '</w:style>'
  );
}

/** What the table adds to the text in it, where the styles of the paragraphs do not (17.7.6). */
function textProperties({ toggles = {}, color }: TablePart, references: ThemeReferences | undefined): string {
  const { bold, italic, caps, smallCaps, strike } = toggles;
  return propertyElement('w:rPr', {
    b: toggle(bold),
    bCs: toggle(bold),
    i: toggle(italic),
    iCs: toggle(italic),
    caps: toggle(caps),
    smallCaps: toggle(smallCaps),
    strike: toggle(strike),
    color: color && textColor(color, references),
  });
}

function toggle(value: boolean | undefined): string | true | undefined {
  return value === false ? val(0) : value;
}

/** The background and the alignment of cells; of a part of the table, also its borders (ECMA-376 Part 1, 17.7.6). */
function cellProperties(
  part: TablePart,
  hasBorders: boolean,
  references: ThemeReferences | undefined,
): string {
  const { shading: ground, shareAbove } = part;
  return propertyElement('w:tcPr', {
    tcBorders: hasBorders ? borders('w:tcBorders', part, references) : undefined,
    // A ground is a tint of the lines around it, such as the bar of a callout.
    shd: ground && shading(ground, references, colorsOf(part)),
    vAlign: shareAbove === undefined ? undefined : val(verticalAlignment(shareAbove)),
  });
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

function colorsOf({ borders: lines = {} }: TablePart): readonly string[] {
  return Object.values(lines).flatMap((each) => (each === 'none' ? [] : [each.color]));
}

function borders(
  name: string,
  { borders: lines = {} }: TablePart,
  references: ThemeReferences | undefined,
): string | undefined {
  const written = SIDES.map((side) => line(side, lines[side], references)).join('');
  return written === '' ? undefined : `<${name}>${written}</${name}>`;
}

function line(
  side: TableSide,
  border: Border | 'none' | undefined,
  references: ThemeReferences | undefined,
): string {
  if (border === undefined) return '';
  if (border === 'none') return `<w:${side} w:val="nil"/>`;
  const { thickness, color } = border;
  return `<w:${side} ${borderLine({ color, size: eighthsOfTwips(thickness) }, references)}/>`;
}

/** In the order of the schema (17.4.42). */
function cellMargins(margins: Partial<CellMargins>): string | undefined {
  const written = (['top', 'left', 'bottom', 'right'] as const).flatMap((side) =>
    margins[side] === undefined ? [] : [`<w:${side} w:w="${margins[side]}" w:type="dxa"/>`],
  );
  return written.length === 0 ? undefined : `<w:tblCellMar>${written.join('')}</w:tblCellMar>`;
}
