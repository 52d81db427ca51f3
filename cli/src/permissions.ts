import { stat } from 'node:fs/promises';
import { CommandError, reason } from './errors.js';
import { realPlace } from './real-place.js';
import type { Roots } from './roots.js';
import type { Settings } from './settings.js';

/** What a command may use besides what it was given, as plain data that can be posted to a thread. */
export interface Permissions {
  /** Whether pictures on the web are fetched. */
  readonly remote: boolean;
  /** Whether they are also fetched from this computer and from private networks. */
  readonly privateHosts: boolean;
  /** The real paths of further folders in which files are read and written. */
  readonly folders: readonly string[];
}

export const NO_PERMISSIONS: Permissions = { remote: false, privateHosts: false, folders: [] };

const OPTION = '--allow-outside';

/** What the options of a command allow. Throws a `CommandError` for a folder that does not exist. */
export async function permissionsOf(settings: Settings): Promise<Permissions> {
  const { remoteImages = false, privateHosts = false, allowOutside = [] } = settings;
  const folders = await Promise.all(allowOutside.map((path) => existingFolder(path, OPTION)));
  return { remote: remoteImages, privateHosts, folders };
}

/** The real path of a folder that an option names. Throws a `CommandError` if there is none. */
export async function existingFolder(path: string, option: string): Promise<string> {
  const place = `${option}: cannot read ${path}`;
  const stats = await stat(path).catch((error: unknown) => {
    throw new CommandError(`${place}: ${reason(error)}`);
  });
  if (!stats.isDirectory()) throw new CommandError(`${place}: it is not a folder`);
  return realPlace(path);
}

/** The folder of a text, or the one that was given, with those that are allowed besides. */
export function rootsOf(
  folder: string,
  permissions: Permissions,
  name: FolderName = 'the folder that was given',
): Promise<Roots> {
  return rootsOfAll([folder], permissions, name);
}

export async function rootsOfAll(
  folders: readonly string[],
  { folders: allowed }: Permissions,
  name: FolderName,
): Promise<Roots> {
  return { folders: [...(await Promise.all(folders.map(realPlace))), ...allowed], name, option: OPTION };
}

/** The folder of a text, the one to convert or to write to, or those of several texts. */
export type FolderName =
  | 'the folder of the text'
  | 'the folder that was given'
  | 'the folders that were given';
