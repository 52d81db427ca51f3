import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { INSTALL_COMMAND } from '../scripts/installation.mjs';

/**
 * Installs what only a benchmark needs in a folder with a lockfile of its own, so that Footmark's dependencies stay
 * what they are. Gives whether it is there.
 *
 * @param {string} folder with a slash at its end
 * @param {string} what in words
 */
export function installApart(folder, what) {
  if (existsSync(`${folder}node_modules/.package-lock.json`)) return true;
  console.log(`Installing ${what} …`);
  const [npm = '', ...words] = [...INSTALL_COMMAND, '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync(npm, words, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.log(`! Cannot install ${what}: without a network only what is here is measured.`);
  return status === 0;
}
