import { shown } from './shown.js';

/** Why the command stops: one line for the user, or several, and the exit status. */
export class CommandError extends Error {
  readonly status: number = 1;
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[]) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'));
    this.lines = all;
  }
}

/** The command line is invalid. */
export class UsageError extends CommandError {
  override readonly status = 2;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'there is a file where its folder would be',
  EISDIR: 'it is a folder',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
};

/** The operating system's error code, such as `ENOENT`, if the error has one. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What went wrong with a file, in words that can follow a colon. */
export function reason(error: unknown): string {
  const known = hasLostName(error) ? LOST_NAME : REASONS[systemCode(error) ?? ''];
  return known ?? (error instanceof Error ? error.message : String(error));
}

const LOST_NAME = 'its name is not in UTF-8; rename it';

/** Whether a file is not there by its name since some of the bytes of that could not be read as text. */
function hasLostName(error: unknown): boolean {
  const path = error instanceof Error && 'path' in error ? error.path : undefined;
  return systemCode(error) === 'ENOENT' && typeof path === 'string' && path.includes('\ufffd');
}

/**
 * The message about an error that ended the command or one of its conversions. Whatever names it contains, it has the lines that
 * it was given, and nothing in them commands a terminal.
 */
export function explanation(error: unknown): string {
  if (error instanceof UsageError) return [...error.lines.map(shown), "Try 'footmark --help'."].join('\n');
  if (error instanceof CommandError) return error.lines.map(shown).join('\n');
  return `this is a bug in footmark; please report it: ${error instanceof Error ? error.stack : error}`;
}
