import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { DialectReading, Notice } from '@footmark/engine';
import { DIALECT_NAMES } from '@footmark/engine/options';
import type { SourceNotice } from '@footmark/engine/sources';
import { readingLine } from './dialect.js';
import { oneLine, printableJson, shown } from './shown.js';

/** A notice about a text, or about its file as one of several. */
export type FileNotice = Omit<Notice, 'code'> & { readonly code: Notice['code'] | SourceNotice['code'] };

/** The notices about one file, in document order. */
export interface FileNotices {
  readonly file: string;
  readonly notices: readonly FileNotice[];
  /** The dialect in which its text was read. */
  readonly reading?: DialectReading;
}

/** One line each, for people and for editors that jump to `FILE:LINE`. */
export function noticeLines({ file, notices, reading }: FileNotices): string {
  const line = reading ? readingLine(reading) : '';
  const lines = notices
    .map(({ line, source, severity, message, repair }) => {
      const place = source ? `${shown(placeOf(source.file, file))}:${source.line}` : `${shown(file)}:${line}`;
      const help = repair === undefined ? '' : `; try --clean-up=${repair}`;
      return `${place}: ${severity}: ${oneLine(message)}${help}\n`;
    })
    .join('');
  return line === '' ? lines : `${shown(file)}: note: ${line}\n${lines}`;
}

/** Notices with the paths of the files that `--bibliography` names: the engine knows only their contents. */
export function withSourcePaths(
  notices: readonly Notice[],
  paths: readonly string[] = [],
): readonly Notice[] {
  return notices.map((notice) => {
    const path = paths[Number(/^bibliography (\d+)$/.exec(notice.source?.file ?? '')?.[1]) - 1];
    return notice.source && path !== undefined
      ? { ...notice, source: { ...notice.source, file: resolve(path) } }
      : notice;
  });
}

/** The path of a file that a text names, relative to that of the text. */
function placeOf(named: string, file: string): string {
  return isAbsolute(named) ? relative('.', named) : join(dirname(file), named);
}

/** The notices that `--quiet` keeps: errors. */
export function reportedNotices<Found extends FileNotice>(
  notices: readonly Found[],
  quiet: boolean,
): readonly Found[] {
  return quiet ? notices.filter(({ severity }) => severity === 'error') : notices;
}

/** What is reported about a file: with `quiet`, only errors. */
export function reported(found: FileNotices, quiet: boolean): FileNotices {
  const { reading: _, ...others } = found;
  return quiet ? { ...others, notices: reportedNotices(found.notices, true) } : found;
}

/** One array over all files, for programs. The dialect of a text is in it where it makes a difference. */
export function noticesAsJson(files: readonly FileNotices[]): string {
  const rows = files.flatMap(({ file, notices, reading }) => [
    ...(reading && reading.differences.length > 0 ? [readingRow(file, reading)] : []),
    ...notices.map(({ line, column, lines, source, severity, code, message, repair }) => ({
      file,
      line,
      ...(column !== undefined && { column }),
      ...(lines && { lines }),
      ...(source && { source }),
      severity,
      code,
      message,
      ...(repair !== undefined && { repair }),
    })),
  ]);
  return `${printableJson(rows)}\n`;
}

/** In which dialect a text was read, and why, as a row of its own before what was found. */
function readingRow(file: string, reading: DialectReading) {
  const { isChosen, dialect, evidence, differences } = reading;
  return {
    file,
    line: evidence[0]?.line ?? 1,
    severity: 'note',
    code: 'dialect',
    message: `Read as ${DIALECT_NAMES[dialect]}`,
    dialect,
    chosen: isChosen,
    evidence,
    differences,
  };
}
