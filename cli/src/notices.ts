import type { Notice } from '@footmark/engine';

/** The notices about one file, in document order. */
export interface FileNotices {
  readonly file: string;
  readonly notices: readonly Notice[];
}

/** One line each, for people and for editors that jump to `FILE:LINE`. */
export function noticeLines({ file, notices }: FileNotices): string {
  return notices
    .map(({ line, severity, message }) => `${oneLine(file)}:${line}: ${severity}: ${oneLine(message)}\n`)
    .join('');
}

/** The notices that `--quiet` keeps: errors. */
export function noticesToTell(notices: readonly Notice[], quiet: boolean): readonly Notice[] {
  return quiet ? notices.filter(({ severity }) => severity === 'error') : notices;
}

/** One array over all files, for programs. */
export function noticesAsJson(files: readonly FileNotices[]): string {
  const rows = files.flatMap(({ file, notices }) =>
    notices.map(({ line, column, severity, code, message }) => ({
      file,
      line,
      ...(column !== undefined && { column }),
      severity,
      code,
      message,
    })),
  );
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** A message may quote the document, which may contain line breaks or terminal control codes. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
