import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the tests of this run produced, for `validation/produced-*.test.ts`, which run after all others. */
export const PRODUCED = process.env.FOOTMARK_PRODUCED ?? join(tmpdir(), `footmark-produced-${process.pid}`);

/** Keeps a file under the name of the case it is from. The first name of a file stays, unless one is better. */
export function leaveForValidation(bytes: Uint8Array, caseName: string, isBetterName = false): void {
  const path = join(PRODUCED, createHash('sha256').update(bytes).digest('hex').slice(0, 24));
  mkdirSync(PRODUCED, { recursive: true });
  if (isBetterName || !existsSync(`${path}.txt`)) writeFileSync(`${path}.txt`, caseName);
  writeFileSync(`${path}.docx`, bytes);
}

export function producedFiles(): { readonly caseName: string; readonly bytes: Uint8Array }[] {
  if (!existsSync(PRODUCED)) return [];
  return readdirSync(PRODUCED)
    .filter((name) => name.endsWith('.docx'))
    .sort()
    .map((name) => ({
      caseName: readFileSync(join(PRODUCED, name.replace(/docx$/, 'txt')), 'utf8'),
      bytes: readFileSync(join(PRODUCED, name)),
    }));
}
