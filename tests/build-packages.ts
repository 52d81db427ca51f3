import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STEPS = [['node_modules/typescript/bin/tsc', '-b', 'engine'], ['scripts/build-packages.mjs']];

/**
 * Before the tests, and once for all of them, which run beside each other: those of the built command and the built engine see
 * what the sources say now.
 */
export default function setup(): void {
  for (const step of STEPS) execFileSync(process.execPath, step, { cwd: ROOT, stdio: 'inherit' });
}
