import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { INSTALL_COMMAND } from '../scripts/installation.mjs';

/**
 * Installs packages that only a benchmark needs in a folder with its own lockfile, separate from Footmark's dependencies.
 * Returns whether they are installed.
 *
 * @param {string} folder with a trailing slash
 * @param {string} what a name for messages
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
