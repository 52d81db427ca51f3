import { rmSync } from 'node:fs';
import { PRODUCED } from './produced';

/** Runs before the tests and after them, so that only the files of this run are validated, and none are left behind. */
export default function setup(): () => void {
  const empty = (): void => rmSync(PRODUCED, { recursive: true, force: true });
  empty();
  return empty;
}
