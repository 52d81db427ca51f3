import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/packages/bundle.mjs';

/** The parts of the engine that read sources. @returns {Promise<import('./comparison.mjs').Engine>} */
export async function engine() {
  const folder = mkdtempSync(join(tmpdir(), 'footmark-bibtex-'));
  const file = (/** @type {string} */ name) =>
    fileURLToPath(new URL(`../../engine/src/${name}.ts`, import.meta.url));
  try {
    await bundle({ input: { sources: file('load/citations/sources'), item: file('csl/item') }, folder });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const [{ readSources }, { dateOf, namesOf }] = await Promise.all(
      ['sources', 'item'].map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
    );
    return { readSources, dateOf, namesOf };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
