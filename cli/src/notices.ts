import type { Notice } from '@footmark/engine';
import type { SourceNotice } from '@footmark/engine/sources';
import { oneLine, printableJson, shown } from './shown.js';

/** A notice about a text, or about its file as one of several. */
export type FileNotice = Omit<Notice, 'code'> & { readonly code: Notice['code'] | SourceNotice['code'] };

/** The notices about one file, in document order. */
export interface FileNotices {
  readonly file: string;
  readonly notices: readonly FileNotice[];
}

/** One line each, for people and for editors that jump to `FILE:LINE`. */
export function noticeLines({ file, notices }: FileNotices): string {
  return notices
    .map(({ line, severity, message }) => `${shown(file)}:${line}: ${severity}: ${oneLine(message)}\n`)
    .join('');
}

/** The notices that `--quiet` keeps: errors. */
export function reportedNotices<Found extends FileNotice>(
  notices: readonly Found[],
  quiet: boolean,
): readonly Found[] {
  return quiet ? notices.filter(({ severity }) => severity === 'error') : notices;
}

/** One array over all files, for programs. */
export function noticesAsJson(files: readonly FileNotices[]): string {
  const rows = files.flatMap(({ file, notices }) =>
    notices.map(({ line, column, lines, severity, code, message }) => ({
      file,
      line,
      ...(column !== undefined && { column }),
      ...(lines && { lines }),
      severity,
      code,
      message,
    })),
  );
  return `${printableJson(rows)}\n`;
}
