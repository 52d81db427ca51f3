import type { Severity } from '../api/notice.js';
import { readableMessage } from '../text/readable-message.js';
import { nameOf } from './paths.js';

/** A notice about the files of a document. */
export interface SourceNotice {
  readonly code: SourceNoticeCode;
  readonly severity: Severity;
  /** One plain sentence. */
  readonly message: string;
  /** The file that it is about. */
  readonly path: string;
  /** The line in that file, counted from 1. */
  readonly line: number;
}

const SEVERITIES = {
  'cell-left-out': 'warning',
  'chart-not-made': 'warning',
  'embed-cut': 'warning',
  'encoding-guessed': 'warning',
  'file-left-out': 'warning',
  'file-missing': 'error',
  'file-not-read': 'error',
  'front-matter-left-out': 'warning',
  'heading-too-deep': 'warning',
  'link-leads-outside': 'warning',
  'table-cut': 'error',
} as const satisfies Record<string, Severity>;

/** The subject of a notice about files. It determines the severity. */
export type SourceNoticeCode = keyof typeof SEVERITIES;

export function sourceNotice(code: SourceNoticeCode, path: string, message: string, line = 1): SourceNotice {
  return { code, severity: SEVERITIES[code], message: readableMessage(message), path, line };
}

/** The notice for a file that could not be read. */
export function unread(path: string, error: unknown): SourceNotice {
  const reason = error instanceof Error ? error.message : String(error);
  return sourceNotice('file-not-read', path, `${nameOf(path)} cannot be read: ${reason}`);
}
