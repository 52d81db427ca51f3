import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STEPS = [['node_modules/typescript/bin/tsc', '-b', 'engine'], ['scripts/build-packages.mjs']];

/**
 * Runs once before all tests, so that those of the built command and the built engine use the current sources; not if
 * `npm test` has just built them.
 */
export default function setup(): void {
  if (process.env.FOOTMARK_BUILT) return;
  for (const step of STEPS) execFileSync(process.execPath, step, { cwd: ROOT, stdio: 'inherit' });
  // Several projects of the configuration have this setup.
  process.env.FOOTMARK_BUILT = '1';
}
