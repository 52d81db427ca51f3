import { rmSync } from 'node:fs';
import { PRODUCED } from './produced';

/** Before the tests: only what this run produces is to be validated after it. */
export default function setup(): void {
  rmSync(PRODUCED, { recursive: true, force: true });
}
