import { columnLetters } from '../../charts/unique-names.js';
import type { Part } from '../../model/part.js';
import { largest } from '../../text/long-arrays.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { XML_DECLARATION } from '../namespaces.js';
import type { SheetColumn } from './sheet.js';

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * The parts of the workbook that Word opens with Edit Data: one sheet with the numbers of the chart, as a table whose frame says
 * what is drawn (SpreadsheetML, ECMA-376 Part 1, 18).
 */
export function workbook(columns: readonly SheetColumn[]): readonly Part[] {
  const codes = [...new Set(columns.flatMap(({ code }) => (code === undefined ? [] : [code])))];
  const rows = largest(
    columns.map(({ cells }) => cells.length),
    0,
  );
  const area = `A1:${columnLetters(columns.length - 1)}${rows + 1}`;
  return [
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: relationships([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `${XML_DECLARATION}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', content: styles(codes) },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(columns, codes, rows, area) },
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      content: relationships([['table', '../tables/table1.xml']]),
    },
    { name: 'xl/tables/table1.xml', content: table(columns, area) },
  ];
}

const CONTENT_TYPES =
  `${XML_DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
  `<Override PartName="/xl/tables/table1.xml" ContentType="${TYPE}.table+xml"/></Types>`;

function relationships(all: readonly (readonly [type: string, target: string])[]): string {
  const content = all.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${content.join('')}</Relationships>`;
}

/** The first number of a format that is not one of the built-in ones (18.8.30). */
const FIRST_FORMAT = 164;

function styles(codes: readonly string[]): string {
  const formats = codes.map(
    (code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeAttribute(code)}"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  const own = codes.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return (
    `${XML_DECLARATION}<styleSheet xmlns="${SHEETS}">` +
    (codes.length > 0 ? `<numFmts count="${codes.length}">${formats.join('')}</numFmts>` : '') +
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${codes.length + 1}">${plain}${own.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

function sheet(
  columns: readonly SheetColumn[],
  codes: readonly string[],
  rows: number,
  area: string,
): string {
  const headings = columns.map(({ heading }, column) => textCell(`${columnLetters(column)}1`, heading));
  const body: string[] = [];
  for (let row = 0; row < rows; row++) {
    const cells = columns.map(({ cells: own, code }, column) => {
      const value = own[row];
      const place = `${columnLetters(column)}${row + 2}`;
      if (value === undefined) return '';
      if (typeof value === 'string') return textCell(place, value);
      const style = code === undefined ? '' : ` s="${codes.indexOf(code) + 1}"`;
      return `<c r="${place}"${style}><v>${value}</v></c>`;
    });
    body.push(`<row r="${row + 2}">${cells.join('')}</row>`);
  }
  return (
    `${XML_DECLARATION}<worksheet xmlns="${SHEETS}" xmlns:r="${OFFICE}"><dimension ref="${area}"/>` +
    `<sheetData><row r="1">${headings.join('')}</row>${body.join('')}</sheetData>` +
    '<tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>'
  );
}

/** Text as text, also where it begins like a formula. */
function textCell(place: string, text: string): string {
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

function table(columns: readonly SheetColumn[], area: string): string {
  const names = columns.map(
    ({ heading }, index) => `<tableColumn id="${index + 1}" name="${escapeAttribute(heading)}"/>`,
  );
  return (
    `${XML_DECLARATION}<table xmlns="${SHEETS}" id="1" name="Table1" displayName="Table1" ref="${area}" totalsRowShown="0">` +
    `<tableColumns count="${columns.length}">${names.join('')}</tableColumns>` +
    '<tableStyleInfo showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>'
  );
}
