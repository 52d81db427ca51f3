import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findCycle, importGraph } from './import-graph';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The lint errors, by the project's rules, in a project with only this file. */
async function lint(path: string, source: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'footmark-lint-'));
  try {
    await mkdir(join(project, dirname(path)), { recursive: true });
    await writeFile(join(project, path), source);
    await copyFile(join(ROOT, 'biome.json'), join(project, 'biome.json'));
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const { stdout, stderr } = await promisify(execFile)(biome, ['lint', '--vcs-enabled=false'], {
      cwd: project,
    }).catch((error: { readonly stdout: string; readonly stderr: string }) => error);
    return stdout + stderr;
  } finally {
    await rm(project, { recursive: true });
  }
}

const using = (specifier: string): string =>
  `import { it } from '${specifier}';\n\nexport const used = it;\n`;

const WRONG: readonly (readonly [file: string, specifier: string])[] = [
  ['cli/src/x.ts', '../../engine/src/convert.js'],
  ['cli/src/x.ts', '@footmark/engine/dist/convert.js'],
  ['web/app/x.ts', '../../engine/src/convert'],
  ['web/app/x.ts', 'footmark'],
  ['web/app/converter/x.ts', '@footmark/engine'],
  ['cli/src/x.ts', '@footmark/engine/pages'],
  ['web/app/converter/bridge.ts', '../worker/worker'],
  ['web/app/worker/worker.ts', 'react'],
  ['web/app/worker/worker.ts', '../converter/bridge'],
];

const RIGHT: readonly (readonly [file: string, specifier: string])[] = [
  ['cli/src/x.ts', '@footmark/engine'],
  ['web/app/worker/worker.ts', '@footmark/engine'],
  ['cli/src/x.ts', '@footmark/engine/options'],
  ['web/app/worker/worker.ts', '@footmark/engine/pages'],
  ['web/app/worker/worker.ts', '@footmark/engine/markdown'],
  ['web/app/worker/worker.ts', '@footmark/engine/sources'],
  ['web/app/worker/worker.ts', '@footmark/engine/citations'],
  ['cli/src/x.ts', '@footmark/engine/sources'],
  ['web/app/converter/x.ts', '@footmark/engine/options'],
];

describe('a wrong import makes lint fail', () => {
  test.each(WRONG)('%s must not import %s', async (file, specifier) => {
    expect(await lint(file, using(specifier))).toMatch(/noRestrictedImports|noNodejsModules/);
  });

  test.each(RIGHT)('%s may import %s', async (file, specifier) => {
    expect(await lint(file, using(specifier))).not.toMatch(/noRestrictedImports|noNodejsModules/);
  });

  test.each(['document', 'process', 'Buffer', 'fetch', 'setTimeout', 'performance'])(
    'the engine must not use the global %s',
    async (name) => {
      expect(await lint('engine/src/write/x.ts', `export const used = ${name};\n`)).toMatch(
        /noRestrictedGlobals/,
      );
    },
  );
});

describe('there are no import cycles', () => {
  const sourcesIn = (folder: string): Map<string, string> =>
    new Map(
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => [`${folder}/${path}`, readFileSync(`${ROOT}${folder}/${path}`, 'utf8')]),
    );

  test.each(['engine/src', 'cli/src', 'web/app'])('%s', (folder) => {
    expect(findCycle(importGraph(sourcesIn(folder)))).toBeUndefined();
  });

  test('a cycle over three files is found', () => {
    const graph = importGraph(
      new Map([
        ['src/a.ts', `import { b } from './inner/b.js';`],
        ['src/inner/b.ts', `export * from '../c.js';`],
        ['src/c.ts', `import type { A } from "./a.js";`],
      ]),
    );
    expect(findCycle(graph)).toEqual(['src/a.ts', 'src/inner/b.ts', 'src/c.ts', 'src/a.ts']);
  });
});
