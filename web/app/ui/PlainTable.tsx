import { InlineText } from './InlineText';

interface PlainTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Roles are explicit, since Safari forgets them where cells are not laid out as a table. */
const AS = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** On a phone, a table with too much in its rows becomes one block for each row. */
export function PlainTable({ head, rows }: PlainTableProps) {
  return (
    // A wide table scrolls in its own box, which the keyboard must be able to reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section aria-label="Table" tabIndex={0} className="scrolls-sideways overflow-x-auto">
      <table
        {...AS.table}
        className={`w-full border-collapse text-left text-sm [&_code]:wrap-break-word ${isFull(rows) ? 'full-table' : ''}`}
      >
        <thead {...AS.rows}>
          <tr {...AS.row}>
            {head.map((cell) => (
              <th
                {...AS.head}
                key={cell}
                scope="col"
                className="border-b border-ink px-2 py-2 align-bottom font-semibold"
              >
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.rows}>
          {rows.map((row) => (
            <tr {...AS.row} key={row.join()}>
              {row.map((cell, column) => (
                <td
                  {...AS.cell}
                  key={`${head[column]}`}
                  data-label={head[column]?.replaceAll(/[`*]/g, '')}
                  className="border-b border-rule px-2 py-2 align-top"
                >
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How many characters fit side by side at a width of 320 px. */
const MAX_CHARACTERS = {
  /** Of a row in three or more columns. */
  row: 50,
  word: 20,
  /** Of a word beside a column that is wider than a line. */
  wordBesideText: 15,
  line: 50,
};

function isFull(rows: readonly (readonly string[])[]): boolean {
  const isLong = rows.some((row) => row.length > 2 && row.join(' ').length > MAX_CHARACTERS.row);
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
  const words = columns.map((cells) => longest(cells.flatMap((cell) => cell.split(/\s/))));
  const isBesideText = (column: number): boolean =>
    columns.some((cells, other) => other !== column && longest(cells) > MAX_CHARACTERS.line);
  return (
    isLong ||
    words.some(
      (length, column) =>
        length > MAX_CHARACTERS.word || (length > MAX_CHARACTERS.wordBesideText && isBesideText(column)),
    )
  );
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}
