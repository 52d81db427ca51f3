import { realpath, stat } from 'node:fs/promises';
import { CommandError, reason } from './errors.js';
import type { Settings } from './settings.js';

/** Where the pictures of a text may come from, as plain data that can be posted to a thread. */
export interface PictureAccess {
  /** Whether pictures on the web are fetched. */
  readonly remote: boolean;
  /** Whether they are also fetched from this computer and from private networks. */
  readonly privateHosts: boolean;
  /** The real paths of the folders, besides the text's own, from which pictures are read. */
  readonly folders: readonly string[];
}

export const OWN_FOLDER_ONLY: PictureAccess = { remote: false, privateHosts: false, folders: [] };

/** What the options of a command allow. Throws a `CommandError` for a folder that does not exist. */
export async function pictureAccess(settings: Settings): Promise<PictureAccess> {
  const { remoteImages = false, privateHosts = false, allowOutside = [] } = settings;
  const folders: string[] = [];
  for (const folder of allowOutside) folders.push(await realFolder(folder));
  return { remote: remoteImages, privateHosts, folders };
}

async function realFolder(path: string): Promise<string> {
  const place = `--allow-outside: cannot read ${path}`;
  const stats = await stat(path).catch((error: unknown) => {
    throw new CommandError(`${place}: ${reason(error)}`);
  });
  if (!stats.isDirectory()) throw new CommandError(`${place}: it is not a folder`);
  return realpath(path);
}
