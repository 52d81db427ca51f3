/**
 * The figures of one document as a Markdown table.
 *
 * @param {import('./measure-document.mjs').Result} result
 */
export function resultTable({ cells }) {
  const millisecondsOf = (/** @type {string} */ name) =>
    cells.find(({ converter }) => converter.name === name)?.median?.milliseconds ?? Number.NaN;
  const [floor, ours] = [millisecondsOf('floor'), millisecondsOf('Footmark')];
  const rows = cells.map(({ converter, median, rounds, failure, errors = '' }) =>
    median === undefined
      ? [converter.name, failure ?? '', '', '', '', '', '']
      : [
          converter.name,
          seconds(median.milliseconds),
          (median.milliseconds / floor).toFixed(1),
          (median.milliseconds / ours).toFixed(1),
          bytes(median.peakBytes),
          bytes(median.outputBytes),
          errors,
          `${rounds}`,
        ],
  );
  const head = [
    'converter',
    'time',
    '× floor',
    '× Footmark',
    'peak memory',
    'result',
    'validator’s errors',
    'rounds',
  ];
  return markdownTable([head, ...rows]);
}

/** @param {readonly (readonly string[])[]} rows the header first; the first column is text, the others are numbers */
export function markdownTable([head = [], ...rows]) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** @param {string} cell @param {number} width @param {number} column */
function pad(cell, width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** @param {number} count */
export function bytes(count) {
  if (Number.isNaN(count)) return 'not known';
  const mebibytes = count / 2 ** 20;
  return mebibytes < 1
    ? `${(count / 2 ** 10).toFixed(0)} KiB`
    : `${mebibytes.toFixed(mebibytes < 10 ? 1 : 0)} MiB`;
}
