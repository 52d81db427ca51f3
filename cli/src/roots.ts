import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { systemCode } from './errors.js';
import { realPlace } from './real-place.js';

/** The folders in which files are read and written, as plain data that can be posted to a thread or a process. */
export interface Roots {
  /** Their real, absolute paths. */
  readonly folders: readonly string[];
  /** What they are, in words that can follow "outside". */
  readonly name: string;
  /** The option that adds a folder; for an assistant, which cannot, none: it does not even learn what exists outside. */
  readonly option?: string;
  /** Without such an option, what to do to use a file, in words that can follow "to use it, ". */
  readonly advice?: string;
}

/** Where a file may be: in one of the folders, or anywhere, since the user has named exactly this file. */
export type Reach = Roots | typeof NAMED;

export const NAMED = 'named' as const;

/** Why a file is neither read nor written, in words that can follow a colon. */
export class Barred extends Error {}

/** It is in none of the folders. */
export class Outside extends Barred {
  constructor(
    { name, option, advice }: Roots,
    /** Where it is. */
    readonly place: string,
    folder = dirname(place),
  ) {
    const what = option === undefined ? advice : `add ${option} ${argument(folder)}`;
    super(`it is outside ${name}${what === undefined ? '' : ` (to use it, ${what})`}`);
  }
}

/**
 * The real path of a file in one of the folders, after all links, whether or not it exists. Throws `Outside` if it is in none
 * of them.
 */
export async function placeIn(roots: Roots, path: string): Promise<string> {
  if (isOnOtherHost(path) && !roots.folders.some(isOnOtherHost)) throw new Outside(roots, path);
  const place = await realPlace(path).catch(async (error: unknown) => {
    if (roots.option === undefined) await checkSecrecy(roots, resolve(path), error);
    throw error;
  });
  if (holds(roots, place)) return place;
  throw new Outside(roots, place);
}

/** Throws `Outside` if a system's error, which would be the answer, is about something outside. */
async function checkSecrecy(roots: Roots, path: string, error: unknown): Promise<void> {
  if (/^(?:EACCES|EPERM)$/.test(systemCode(error) ?? '')) throw new Outside(roots, path);
  if (dirname(path) !== path) await placeIn(roots, dirname(path));
}

/** Whether a real, absolute path is that of one of the folders, or below it. */
export function holds({ folders }: Roots, place: string): boolean {
  return folders.some((folder) => folder === place || isIn(folder, place));
}

/** Whether a path is below a folder; both are real, absolute paths. */
export function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Only to look at such a path sends this computer's credentials to the host. */
function isOnOtherHost(path: string): boolean {
  return process.platform === 'win32' && /^[\\/]{2}/.test(path);
}

/** A folder as the user would type it from the current one. */
function argument(folder: string): string {
  const near = relative('.', folder) || '.';
  const short = near.length < folder.length ? near : folder;
  return /^[\w./\\:~-]+$/.test(short) ? short : `"${short}"`;
}
