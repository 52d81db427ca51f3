import { rmSync } from 'node:fs';
import { PRODUCED } from './produced';

/** Before the tests and after them: only what this run produces is to be validated, and nothing is left behind. */
export default function setup(): () => void {
  const empty = (): void => rmSync(PRODUCED, { recursive: true, force: true });
  empty();
  return empty;
}
