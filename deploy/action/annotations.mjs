/**
 * A finding of the command.
 *
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} [line]
 * @property {'error' | 'warning'} severity
 * @property {string} code
 * @property {string} message
 */

/**
 * A workflow command that shows a finding on its line of the file, as
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands describes it.
 *
 * @param {Finding} finding
 */
export function annotation({ file, line, severity, code, message }) {
  const properties = [
    `file=${escapeProperty(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    `title=${escapeProperty(`footmark: ${code}`)}`,
  ];
  return `::${severity} ${properties.join(',')}::${escapeData(message)}`;
}

/**
 * The findings as a table in Markdown, for the summary of the run.
 *
 * @param {readonly Finding[]} findings
 */
export function summary(findings) {
  if (findings.length === 0) return '### Footmark\n\nNo problems found.\n';
  const rows = findings.map(
    ({ file, line, severity, message }) =>
      `| ${cell(line === undefined ? file : `${file}:${line}`)} | ${severity} | ${cell(message)} |`,
  );
  return `### Footmark\n\n| place | severity | problem |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** @param {string} text */
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** @param {string} text */
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A text that can be neither a row, nor markup, in a table of Markdown. @param {string} text */
const cell = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|!~@#]/g, (sign) => `&#${sign.codePointAt(0)};`);
