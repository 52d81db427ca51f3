import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findSources } from './find-sources.js';
import { NO_PERMISSIONS } from './permissions.js';
import { planRoutes } from './plan.js';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-plan-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Where the documents of some inputs go, and whether missing folders are created. */
async function routes(inputs: readonly string[], output?: string) {
  const planned = await planRoutes(await findSources(inputs.map(at), NO_PERMISSIONS), output && at(output));
  return planned.map((route) => ({
    output: route.output.slice(folder.length + 1),
    makes: route.makesFolder,
  }));
}

describe('planRoutes', () => {
  test('puts a document beside its source', async () => {
    await writeFile(at('a.md'), 'A');
    expect(await routes(['a.md'])).toEqual([{ output: 'a.docx', makes: false }]);
    expect(await routes(['a.md'], 'b.docx')).toEqual([{ output: 'b.docx', makes: false }]);
  });

  test('puts the document of a folder with a single text into a folder', async () => {
    await mkdir(at('texts'));
    await writeFile(at('texts/a.md'), 'A');
    expect(await routes(['texts'], 'out')).toEqual([{ output: 'out/a.docx', makes: true }]);
    await expect(routes(['texts'], 'out.docx')).rejects.toThrow('several documents need a folder');
  });

  test('puts a single document into a folder if its name ends with a slash, or it exists', async () => {
    await writeFile(at('a.md'), 'A');
    const planned = await planRoutes(await findSources([at('a.md')], NO_PERMISSIONS), `${at('new')}/`);
    expect(planned.map(({ output }) => output)).toEqual([at('new/a.docx')]);
    await mkdir(at('old'));
    expect(await routes(['a.md'], 'old')).toEqual([{ output: 'old/a.docx', makes: true }]);
  });
});
