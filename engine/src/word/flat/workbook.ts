import { kindOf, type OfficePackage } from '../../ooxml/package.js';
import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';

/** The cell above a range of cells, as `Sheet1!$A$2:$A$5` names them. */
const RANGE = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?[A-Z]{1,3}\$?\d{1,7})?$/i;

/**
 * The heading of the categories of a chart: the text above their cells in its workbook, or in its first cell where the chart no longer
 * says which cells they are, as LibreOffice leaves it. Undefined if the workbook has no such cell.
 *
 * @param workbook the embedded workbook (ECMA-376 Part 1, 12.3)
 * @param reference what `referenceOfCategories` gives
 */
export async function headingOfCategories(
  workbook: OfficePackage,
  reference: string | undefined,
): Promise<string | undefined> {
  const [, quoted, bare, column = 'A', row = '2'] = RANGE.exec(reference ?? '') ?? [];
  const sheet = await sheetNamed(workbook, quoted?.replaceAll("''", "'") ?? bare);
  const place = `${column.toUpperCase()}${Number(row) - 1}`;
  const cell = sheet && cellAt(sheet.root, place);
  if (!cell) return undefined;
  const text = cell.attributes.t === 's' ? await sharedText(workbook, sheet.book, cell) : ownText(cell);
  return text?.replace(/\s+/g, ' ').trim();
}

/** A sheet, with the part of its workbook; the first one without a name. */
async function sheetNamed(
  workbook: OfficePackage,
  name: string | undefined,
): Promise<{ readonly root: XmlElement; readonly book: string } | undefined> {
  const main = [...(await workbook.relationships()).values()].find(
    (each) => kindOf(each) === 'officeDocument',
  );
  const book = main && !main.external ? main.part : '';
  const sheets = all(childOf((await workbook.xml(book))?.root, 'x:sheets'), 'x:sheet');
  const wanted = sheets.find(({ attributes }) => attributes.name === name) ?? sheets[0];
  const related = (await workbook.relationships(book)).get(wanted?.attributes['r:id'] ?? '');
  const root = related && !related.external ? (await workbook.xml(related.part))?.root : undefined;
  return root && { root, book };
}

function cellAt(sheet: XmlElement, place: string): XmlElement | undefined {
  for (const row of all(childOf(sheet, 'x:sheetData'), 'x:row'))
    for (const cell of all(row, 'x:c')) if (cell.attributes.r === place) return cell;
  return undefined;
}

/** The text of a cell that holds it itself, or a number. */
function ownText(cell: XmlElement): string {
  const inline = childOf(cell, 'x:is');
  return inline ? richText(inline) : textOf(childOf(cell, 'x:v') ?? '');
}

/** The text of a cell that names it by its number among those of the workbook (18.4.9). */
async function sharedText(
  workbook: OfficePackage,
  book: string,
  cell: XmlElement,
): Promise<string | undefined> {
  const related = [...(await workbook.relationships(book)).values()].find(
    (each) => kindOf(each) === 'sharedStrings',
  );
  const strings = related && !related.external ? await workbook.xml(related.part) : undefined;
  const found = all(strings?.root, 'x:si')[Number(textOf(childOf(cell, 'x:v') ?? ''))];
  return found && richText(found);
}

/** The text of its runs, without what only helps to read it aloud (18.4.6). */
function richText(element: XmlElement): string {
  return elementsOf(element)
    .map((child) =>
      child.name === 'x:t' ? textOf(child) : child.name === 'x:r' ? textOf(childOf(child, 'x:t') ?? '') : '',
    )
    .join('');
}

function all(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}
