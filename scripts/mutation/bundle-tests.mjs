import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { textModules } from '../packages/text-modules.mjs';

const COLLECTED_TESTS = fileURLToPath(new URL('collected-tests.mjs', import.meta.url));
const ENTRY = '\0tests';
const FILE = '\0file:';
/** What a test file cannot do if it shares its modules with all others. */
const NEEDS_OWN_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(|\b(?:before|after)(?:Each|All)\(/;

/**
 * Writes one module that imports the given test files and exports their tests; the packages that they use stay outside.
 *
 * @param {string} root The folder of the project, or of a copy of it.
 * @param {readonly string[]} testFiles
 * @param {string} to
 * @returns {Promise<readonly string[]>} The files left out because they need modules of their own.
 */
export async function bundleTests(root, testFiles, to) {
  const texts = await Promise.all(testFiles.map((path) => readFile(path, 'utf8')));
  const [leftOut = [], files = []] = [true, false].map((isLeftOut) =>
    testFiles.filter((_, index) => NEEDS_OWN_MODULES.test(texts[index] ?? '') === isLeftOut),
  );
  const entry = [
    `export { tests } from ${JSON.stringify(COLLECTED_TESTS)};`,
    ...(await modulesBeside(files, join(root, 'engine/src'))).map(
      (path) => `import ${JSON.stringify(path)};`,
    ),
    ...files.flatMap((path, index) => [
      `import ${JSON.stringify(`${FILE}${index}`)};`,
      `import ${JSON.stringify(path)};`,
    ]),
  ].join('\n');
  const beginning = (/** @type {string} */ path) =>
    `import { beginFile } from ${JSON.stringify(COLLECTED_TESTS)};\nbeginFile(${JSON.stringify(relative(root, path))});`;

  const build = await rolldown({
    input: ENTRY,
    platform: 'node',
    // Test files are nothing but side effects.
    treeshake: false,
    external: (id, importer) => isPackage(id) && (id !== 'vitest' || importer === COLLECTED_TESTS),
    plugins: [
      textModules(),
      {
        name: 'tests',
        resolveId(id) {
          if (id === ENTRY || id.startsWith(FILE)) return id;
          if (id === 'vitest') return COLLECTED_TESTS;
          if (id === '@footmark/diagrams') return join(root, 'diagrams/src/index.ts');
          const [, entryPoint] = /^@footmark\/engine(?:\/(.+))?$/.exec(id) ?? [];
          return id.startsWith('@footmark/engine')
            ? join(root, `engine/src/${entryPoint ?? 'index'}.ts`)
            : null;
        },
        load(id) {
          if (id === ENTRY) return { code: entry };
          if (id.startsWith(FILE)) return { code: beginning(files[Number(id.slice(FILE.length))] ?? '') };
          // Files that a mutant has made are not for the validator.
          return id === join(root, 'tests/produced.ts')
            ? { code: 'export const leaveForValidation = () => {};' }
            : null;
        },
        transform(code, id) {
          return code.includes('import.meta.url') && !id.startsWith('\0')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null;
        },
      },
    ],
  });
  await build.write({ file: to, format: 'esm', codeSplitting: false });
  await build.close();
  return leftOut.map((path) => relative(root, path));
}

/**
 * The modules of the engine in the folders of test files. Those that are loaded late are imported with the others: their
 * constants would count as reached by the one test that loads them first.
 *
 * @param {readonly string[]} testFiles
 * @param {string} engine
 * @returns {Promise<readonly string[]>}
 */
async function modulesBeside(testFiles, engine) {
  const folders = new Set(testFiles.map((path) => dirname(path)).filter((path) => path.startsWith(engine)));
  const found = await Promise.all(
    [...folders].map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return found.flat().filter((path) => /(?<!\.(?:test|d))\.ts$/.test(path));
}

/** @param {string} id */
function isPackage(id) {
  return !/^(?:[./\0]|[A-Za-z]:|@footmark\/)/.test(id);
}
