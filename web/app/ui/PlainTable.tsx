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

/** A cell that is a date, which its hyphens must not break. */
const DATE = /^\d+-\d\d-\d\d$/;

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
                  key={head[column]}
                  data-label={head[column]?.replaceAll(/[`*]/g, '')}
                  className={`border-b border-rule px-2 py-2 align-top ${DATE.test(cell) ? 'whitespace-nowrap' : ''}`}
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

/** How many characters fit side by side at a width of 320 px: of a row in three or more columns, and of a word, also beside a long text. */
const MAX_ROW = 50;
const MAX_WORD = 20;
const MAX_WORD_BESIDE_TEXT = 15;

function isFull(rows: readonly (readonly string[])[]): boolean {
  const isLong = (text: string): boolean => text.length > MAX_ROW;
  const cells = rows.flat();
  const maxWord = cells.some(isLong) ? MAX_WORD_BESIDE_TEXT : MAX_WORD;
  return (
    rows.some((row) => row.length > 2 && isLong(row.join(' '))) ||
    cells.some((cell) => cell.split(/\s/).some(({ length }) => length > maxWord))
  );
}
