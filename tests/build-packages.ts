import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Before the tests: those of the built command and the built engine see what the sources say now. */
export default function setup(): void {
  const program = fileURLToPath(new URL('../scripts/build-packages.mjs', import.meta.url));
  execFileSync(process.execPath, [program], { stdio: 'inherit' });
}
