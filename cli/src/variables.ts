import { dirname, join } from 'node:path';
import { fillVariables, VARIABLES_FILES } from '@footmark/engine/sources';
import { readWhole } from './files.js';
import type { Roots } from './roots.js';

const MAX_BYTES = 1_000_000;

/**
 * A text with the values of Quarto's variables, `{{< var name >}}`, from the file `_variables.yml` in its folder, or else in the nearest
 * folder above it that may be read. Without such a file, the same text.
 */
export async function withVariables(bytes: Uint8Array, folder: string, roots: Roots): Promise<Uint8Array> {
  if (!/\{\{<\s*var\s/.test(Buffer.from(bytes).toString('latin1'))) return bytes;
  const yaml = await variablesAround(folder, roots);
  if (yaml === undefined) return bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return new TextEncoder().encode(fillVariables(text, yaml));
  } catch {
    // Other encodings are left to the reader of the text.
    return bytes;
  }
}

async function variablesAround(start: string, roots: Roots): Promise<string | undefined> {
  for (let folder = start; ; folder = dirname(folder)) {
    for (const name of VARIABLES_FILES) {
      const found = await readWhole(join(folder, name), roots, MAX_BYTES).catch(() => undefined);
      if (found) return new TextDecoder().decode(found);
    }
    if (dirname(folder) === folder) return undefined;
  }
}
