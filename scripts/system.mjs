// Only Node's own modules here: on a fresh clone nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';

/**
 * Runs a command in the project's folder and shows its output. Returns whether it succeeded.
 *
 * @param {readonly string[]} command
 * @param {Readonly<Record<string, string>>} [environment] added to ours
 */
export function run([program = '', ...words], environment) {
  // On Windows npm and npx are scripts, which only a shell can run.
  const { status } = spawnSync(program, words, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: IS_WINDOWS,
  });
  return status === 0;
}

/**
 * Runs a command beside others: its output is returned rather than shown.
 *
 * @param {readonly string[]} command
 * @param {Readonly<Record<string, string>>} [environment] added to ours
 */
export async function runAside([program = '', ...words], environment) {
  const child = spawn(program, words, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: IS_WINDOWS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { isPassed: status === 0, output };
}

/** Where a program is, among the folders of the PATH. @param {string} name */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, IS_WINDOWS ? `${name}.exe` : name)).find(existsSync);
}

/**
 * Installs a package with apt-get: as root, or with sudo if `mayAsk` allows asking for a password. Returns whether it succeeded.
 *
 * @param {string} name
 * @param {{ readonly mayAsk: boolean }} rights
 */
export function installWithApt(name, { mayAsk }) {
  if (findProgram('apt-get') === undefined) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(mayAsk && findProgram('sudo') !== undefined)) return false;
  console.log(`\n── installing ${name} with apt-get`);
  const aptGet = [...(isRoot ? [] : ['sudo']), 'apt-get'];
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  run([...aptGet, 'update', '-qq'], environment);
  return run([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', name], environment);
}
