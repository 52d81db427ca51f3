import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { checkSchema } from '../validation/schema';

/* The workbook of each chart, which Word opens with Edit Data, is as valid as the document. */

const chart = (rows: readonly string[], kind: string): string =>
  `${rows.join('\n')}\n\n: Caption {.chart ${kind}}\n`;

const CHARTS = [
  chart(
    ['| Quarter | 2024 | 2025 |', '|---|--:|--:|', '| Q1 | 1,200 | 1,500 |', '| Q2 | | 1.5 |'],
    'type=column',
  ),
  chart(
    [
      '| Day | A & B | "x" <y> |',
      '|---|--:|--:|',
      '| 2026-01-15 | 10 % | 1e3 |',
      '| 2026-02-15 | 20 % | −5 |',
    ],
    'type=line',
  ),
  chart(['| x | y | size |', '|--:|--:|--:|', '| 1 | 2 | 3 |', '| 2 | 4.25 | 9 |'], 'type=bubble'),
  chart(
    ['| x | العربية | 😀 |', '|--:|--:|--:|', '| 0.1 | 2 | 3 |', '| 0.2 | 4 EUR | n/a |'],
    'type=scatter',
  ),
  chart(['| Part | Share |', '|---|--:|', '| =SUM(A1) | 30 |', '| *bold* | 70 |'], 'type=pie'),
  chart(['| Part | A | A |', '|---|--:|--:|', '| | 30 | 1 |', '| x | 70 | 2 |'], 'type=radar'),
];

test('the workbooks of charts are valid in all versions of Office', async () => {
  const { bytes } = await convertForTest(CHARTS.join('\n'));
  const parts = [...openPackage(bytes).parts.values()];
  const workbooks = parts.flatMap((part) => (part.name.endsWith('.xlsx') ? [part.bytes] : []));
  expect(workbooks).toHaveLength(CHARTS.length);
  expect((await checkSchema(workbooks, undefined, 'xlsx')).flat()).toEqual([]);
});
