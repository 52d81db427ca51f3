import type { Notice, Validation } from '@footmark/engine';

/** The notices of a conversion in the order of the text, as lines for people or as JSON for programs. */
export function noticeReport(file: string, validation: Validation, json: boolean): string {
  const notices = [...validation.errors, ...validation.warnings].sort(byPlace);
  return json ? asJson(file, notices) : notices.map((notice) => asLine(file, notice)).join('');
}

function byPlace(one: Notice, other: Notice): number {
  return one.line - other.line || (one.column ?? 0) - (other.column ?? 0);
}

function asLine(file: string, { line, severity, message }: Notice): string {
  return `${file}:${line}: ${severity}: ${oneLine(message)}\n`;
}

/** A message may quote the document, and a document may hold line ends or codes that steer a terminal. */
function oneLine(message: string): string {
  return message.replace(/\p{Cc}+/gu, ' ');
}

function asJson(file: string, notices: readonly Notice[]): string {
  const rows = notices.map(({ line, column, severity, code, message }) => ({
    file,
    line,
    ...(column !== undefined && { column }),
    severity,
    code,
    message,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
