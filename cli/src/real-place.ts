import { readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { systemCode } from './errors.js';

/** As many links as Linux follows in one path. */
const MAX_LINKS = 40;

/**
 * Where a path leads after all links in it, whether or not there is a file: a link to what does not exist leads there, too.
 * Throws the system's error for a circle of links, or for a folder that may not be searched.
 */
export function realPlace(path: string): Promise<string> {
  return follow(resolve(path), MAX_LINKS);
}

async function follow(path: string, links: number): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (systemCode(error) !== 'ENOENT' || parent === path || links === 0) throw error;
    const place = join(await follow(parent, links), basename(path));
    const target = await readlink(place).catch(() => undefined);
    return target === undefined ? place : follow(resolve(dirname(place), target), links - 1);
  }
}
