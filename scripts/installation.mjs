// Only Node's own modules here: on a fresh clone nothing is installed yet.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const INSTALLED = fileURLToPath(new URL('../node_modules/.package-lock.json', import.meta.url));

/** Installs exactly the versions in the lockfile. */
export const INSTALL_COMMAND = ['npm', 'ci', '--no-audit', '--no-fund'];

/** Whether a package of the lockfile is missing or installed in another version. */
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
