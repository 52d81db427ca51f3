// Only Node's own modules here: on a fresh clone nothing is installed yet.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const INSTALLED = fileURLToPath(new URL('../node_modules/.package-lock.json', import.meta.url));

/**
 * Not `npm ci`: it refuses a lockfile that lacks the optional packages of other platforms, as npm itself writes it.
 * This installs the versions of the lockfile all the same, and leaves the file as it is.
 */
export const INSTALL_COMMAND = ['npm', 'install', '--no-save', '--no-audit', '--no-fund'];

/** Whether a package that the lockfile wants is not there, or not in its version. */
export function needsInstallation() {
  if (!existsSync(INSTALLED)) return true;
  const wanted = packagesIn(LOCK);
  const installed = packagesIn(INSTALLED);
  return Object.entries(wanted).some(([path, { version, optional, link }]) => {
    const isElsewhere = !path.startsWith('node_modules/') || optional || link;
    return !isElsewhere && installed[path]?.version !== version;
  });
}

/** @param {string} path */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}
