/*
 * The parts of a chart of Word. In: a `Chart`, its name and its number. Out: the chart (DrawingML, ECMA-376 Part 1, 21.2) and the
 * workbook that Word opens with Edit Data.
 *
 * Read in this order: `sheet.ts`, the cells that both refer to; `chart-space.ts`, the whole; `series.ts` and `axes.ts`, its parts;
 * `text-properties.ts`, their formatting; `workbook.ts`, the sheet as SpreadsheetML.
 */
import type { Chart } from '../../model/chart.js';
import type { PackagePart } from '../parts/package-part.js';
import { RELATIONSHIP_TYPES, RelationshipLedger } from '../relationship-ledger.js';
import { chartSpace } from './chart-space.js';
import { sheetOf } from './sheet.js';
import { workbook } from './workbook.js';

/** The parts of a chart: what is drawn, and the workbook with its numbers (ECMA-376 Part 1, 14.2.1 and 15.2.11). */
export function chartParts(chart: Chart, name: string, number: number, lang: string): readonly PackagePart[] {
  const sheet = sheetOf(chart);
  const file = `Microsoft_Excel_Worksheet${number}.xlsx`;
  const relationships = new RelationshipLedger();
  const id = relationships.add(RELATIONSHIP_TYPES.package, `../embeddings/${file}`);
  return [
    {
      name: `word/${name}`,
      content: chartSpace(chart, sheet, id, lang),
      contentType: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      relationship: undefined,
      relationships,
    },
    {
      name: `word/embeddings/${file}`,
      content: { parts: workbook(sheet) },
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      relationship: undefined,
    },
  ];
}
