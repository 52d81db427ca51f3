import { readWord } from '@footmark/engine/read';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHART_KINDS } from '../../engine/src/model/chart.js';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { chartParts, faultsOf } from './chart-parts';

const name = fc.constantFrom(
  ...[
    '2024',
    'Revenue',
    'revenue',
    '',
    'a & b',
    '"x" <y>',
    '😀 Lächeln',
    '=SUM(A1)',
    'A size',
    'A, B',
    'العربية',
  ],
  ...['*bold*', '`code`', 'Very long '.repeat(9).trim(), '-', '\\|', 'x', '#', '1,200'],
);
const value = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  fc.integer({ min: -900, max: 900 }).map(String),
  fc.integer({ min: 1000, max: 9_000_000 }).map((number) => number.toLocaleString('en')),
  fc.double({ min: 0, max: 999, noNaN: true }).map((number) => number.toFixed(2)),
  fc.constantFrom('', '0', '0.001', '1e3', '−5', 'n/a', '12.5'),
);
/** What all cells of a column have around their numbers. */
const unit = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => (text === '' || text === 'n/a' ? text : `${text} %`),
  (text) => (text === '' || text === 'n/a' ? text : `${text} EUR`),
);
const table = fc
  .record({ rows: fc.integer({ min: 0, max: 7 }), columns: fc.integer({ min: 1, max: 6 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      headings: fc.array(name, { minLength: columns + 1, maxLength: columns + 1 }),
      first: fc.oneof(
        fc.array(name, { minLength: rows, maxLength: rows }),
        fc.array(value, { minLength: rows, maxLength: rows }),
        fc.constant(Array.from({ length: rows }, (_, row) => `2026-0${row + 1}-15`)),
      ),
      columns: fc.array(fc.tuple(fc.array(value, { minLength: rows, maxLength: rows }), unit), {
        minLength: columns,
        maxLength: columns,
      }),
    }),
  )
  .map(({ headings, first, columns }) => {
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const rows = first.map((cell, index) =>
      row([cell, ...columns.map(([texts, of]) => of(texts[index] ?? ''))]),
    );
    return [row(headings), `|${'---|'.repeat(headings.length)}`, ...rows].join('\n');
  });
const options = fc
  .record({
    kind: fc.constantFrom(...CHART_KINDS),
    words: fc.subarray(['stacked', 'percent', 'labels', 'with-table', 'total=no']),
    values: fc.subarray([
      'x="A & B"',
      'y=kEUR',
      'min=0',
      'max=5',
      'line=Revenue',
      'right=2024',
      'legend=left',
      'width=7cm',
      'title="<T>"',
    ]),
  })
  .map(({ kind, words, values }) => [kind, ...words, ...values].join(', '));
const place = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `- Item\n\n${text.replace(/^(?=.)/gm, '  ')}`,
  (text) => text.replace(/^/gm, '> '),
);

/** Where two texts begin to differ, with what is around. */
function differenceOf(one: string, other: string): readonly string[] | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 60));
}

/** The parts of the charts of a file, which agree with their workbooks. */
function xmlOf(bytes: Uint8Array): readonly (string | undefined)[] {
  const parts = chartParts(bytes);
  for (const part of parts) expect(faultsOf(part)).toEqual([]);
  return parts.map((part) => openPackage(bytes).parts.get(part.name)?.text);
}

test('of any table, a chart agrees with its workbook and comes back from Word as the same chart, or the table stays', async () => {
  let charts = 0;
  await fc.assert(
    fc.asyncProperty(options, table, place, async (said, rows, at) => {
      const text = `Before.\n\n${at(`<!-- chart: ${said} -->\n${rows}`)}\n\nAfter.\n`;
      const first = await convertForTest(text);
      const made = xmlOf(first.bytes);
      const isMade = !first.notices.some(({ code }) => code === 'chart-not-made');
      expect(made).toHaveLength(isMade ? 1 : 0);
      if (!isMade) return;
      charts++;
      const read = await readWord(first.bytes);
      if (!read.success) throw new Error(read.error);
      const second = await convertForTest(read.markdown);
      const [one = '', other = ''] = [made[0], xmlOf(second.bytes)[0]];
      expect(differenceOf(one, other), read.markdown).toBeUndefined();
      const back = await readWord(second.bytes);
      expect(back.success && back.markdown).toBe(read.markdown);
    }),
    { seed: Number(process.env.FUZZ_SEED ?? 1), numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  );
  expect(charts).toBeGreaterThan(20);
});
