/** Why the command stops: one line for the user, and the exit status. */
export class CommandError extends Error {
  readonly status: number = 1;
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
  const known = REASONS[systemCode(error) ?? ''];
  return known ?? (error instanceof Error ? error.message : String(error));
}

/** The message about an error that ended the command or one of its conversions. */
export function explanation(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nTry 'footmark --help'.`;
  if (error instanceof CommandError) return error.message;
  return `this is a bug in footmark; please report it: ${error instanceof Error ? error.stack : error}`;
}
