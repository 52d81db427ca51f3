import type { StyleId } from '../model/names/style-ids.js';
import type { CellMargins, TableLook, TablePart } from '../model/style.js';
import type { Template, TemplateStyle, TemplateStyles } from '../model/template.js';
import type { Toggle } from '../model/toggles.js';
import { rgbOf } from '../ooxml/attribute-values.js';
import { twipsOf } from '../ooxml/lengths.js';
import type { TableStyles } from '../theme/styles/tables.js';
import { cellMargins } from '../theme/table-cells.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../xml/element.js';
import { borderOf, sideOf } from './borders.js';
import { type StyleMap, TABLE_STYLES } from './propose.js';

/** Our styles of tables with the looks of those of a template, in which the base of all may have other margins. */
export function withTemplateTables(own: TableStyles, template: TemplateStyles, map: StyleMap): TableStyles {
  return new Map(
    Array.from(own, ([id, style]) => {
      const found = map.get(id);
      const look = found ? tableLookOf(template, found) : style;
      const margins = { ...cellMargins({ tables: own }, found ? 'TableNormal' : id), ...look.margins };
      return [id, { ...style, ...look, margins }];
    }),
  );
}

/** The look of tables in a style, including inherited properties. */
function tableLookOf(styles: TemplateStyles, style: TemplateStyle): TableLook {
  const chain = chainOf(styles, style);
  const part = (type: string): TablePart =>
    joined(
      chain.flatMap((element) =>
        elementsOf(element).filter(
          ({ name, attributes }) => name === 'w:tblStylePr' && attributes['w:type'] === type,
        ),
      ),
    );
  const margins = merged(chain.map(marginsOf));
  return {
    whole: joined(chain),
    firstRow: part('firstRow'),
    firstColumn: part('firstCol'),
    oddRows: part('band1Horz'),
    evenRows: part('band2Horz'),
    margins,
  };
}

/** Whether a style draws lines around cells or shades them. */
export function hasLines(styles: TemplateStyles, style: TemplateStyle): boolean {
  const { whole, ...parts } = tableLookOf(styles, style);
  return [whole, parts.firstRow, parts.firstColumn, parts.oddRows, parts.evenRows].some(
    (part) =>
      part?.shading !== undefined || Object.values(part?.borders ?? {}).some((border) => border !== 'none'),
  );
}

/** From this `compatibilityMode` (MS-DOCX, Word 2013), a table's indent applies to its edge, and before, to the text in it. */
const EDGE_AT_INDENT = 15;

/** How far tables of each style extend to the left of their indent, in twips, unless the table sets an indent. */
export function tableOutsets(
  { settings, styles }: Pick<Template, 'settings' | 'styles'>,
  map: StyleMap,
  tables: TableStyles,
): ReadonlyMap<StyleId, number> {
  const mode = elementsOf(childOf(settings?.root, 'w:compat')).find(
    ({ attributes }) => attributes['w:name'] === 'compatibilityMode',
  );
  const isOld = settings !== undefined && Number(mode?.attributes['w:val'] ?? 0) < EDGE_AT_INDENT;
  const outsets = TABLE_STYLES.map(([id]) => {
    const style = map.get(id);
    const margin = cellMargins({ tables }, id).left;
    const isIndented = style && chainOf(styles, style).some(hasIndent);
    return [id, isOld ? margin : isIndented ? 0 : undefined] as const;
  });
  return new Map(outsets.flatMap(([id, outset]) => (outset === undefined ? [] : [[id, outset]])));
}

function hasIndent(element: XmlElement): boolean {
  const width = childOf(childOf(element, 'w:tblPr'), 'w:tblInd')?.attributes['w:w'];
  return width !== undefined && twipsOf(width) !== 0;
}

/** The paragraph properties of a table style and its base styles, beginning with the last base. */
export function tableParagraphs(
  styles: TemplateStyles,
  style: TemplateStyle,
): readonly (XmlElement | undefined)[] {
  return chainOf(styles, style).map((element) => childOf(element, 'w:pPr'));
}

/** The elements of a style and its base styles, beginning with the last base. */
function chainOf({ all }: TemplateStyles, style: TemplateStyle): readonly XmlElement[] {
  const chain: XmlElement[] = [];
  for (let next: TemplateStyle | undefined = style; next && !chain.includes(next.element); ) {
    chain.unshift(next.element);
    const parent = valOf(next.element, 'w:basedOn');
    next = all.find(({ id }) => id === parent);
  }
  return chain;
}

function marginsOf(element: XmlElement): Partial<CellMargins> {
  const margins = elementsOf(childOf(childOf(element, 'w:tblPr'), 'w:tblCellMar'));
  return Object.fromEntries(
    margins.flatMap((margin) => {
      const twips = twipsOf(margin.attributes['w:w']);
      return twips === undefined ? [] : [[sideOf(margin), twips]];
    }),
  );
}

/** Later properties override earlier ones. */
function merged<Properties extends object>(parts: readonly (Properties | undefined)[]): Partial<Properties> {
  return parts.reduce((all: Partial<Properties>, part) => Object.assign(all, part), {});
}

/** Combines the properties of elements; later ones override earlier ones. */
function joined(elements: readonly XmlElement[]): TablePart {
  const parts = elements.map(partOf);
  return {
    ...merged(parts),
    borders: merged(parts.map(({ borders }) => borders)),
    toggles: merged(parts.map(({ toggles }) => toggles)),
  };
}

function partOf(element: XmlElement): TablePart {
  const ofTable = childOf(element, 'w:tblPr');
  const ofCells = childOf(element, 'w:tcPr');
  const lines = [childOf(ofTable, 'w:tblBorders'), childOf(ofCells, 'w:tcBorders')].flatMap((borders) =>
    elementsOf(borders),
  );
  const shading = rgbOf(childOf(ofCells, 'w:shd')?.attributes['w:fill']);
  const run = childOf(element, 'w:rPr');
  const toggles = Object.entries(TOGGLE_ELEMENTS).flatMap(([toggle, name]) => {
    const isOn = switchOf(run, name);
    return isOn === undefined ? [] : [[toggle, isOn] as const];
  });
  const color = rgbOf(valOf(run, 'w:color'));
  const shareAbove = ROOM_ABOVE[valOf(ofCells, 'w:vAlign') ?? ''];
  return {
    borders: Object.fromEntries(lines.map((line) => [sideOf(line), borderOf(line) ?? 'none'])),
    ...(shading === undefined ? {} : { shading }),
    toggles: Object.fromEntries(toggles),
    ...(color === undefined ? {} : { color }),
    ...(shareAbove === undefined ? {} : { shareAbove }),
  };
}

/** The share of free space above the text of a cell, by its vertical alignment; Word treats `both` as `top` (17.18.101). */
const ROOM_ABOVE: Readonly<Record<string, number>> = { top: 0, both: 0, center: 0.5, bottom: 1 };

const TOGGLE_ELEMENTS: Readonly<Record<Toggle, string>> = {
  bold: 'w:b',
  italic: 'w:i',
  caps: 'w:caps',
  smallCaps: 'w:smallCaps',
  strike: 'w:strike',
};
