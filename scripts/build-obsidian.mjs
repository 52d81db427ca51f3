// npm run build:obsidian: the Obsidian plug-in as the three files that Obsidian installs.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { removeOthers } from './packages/leftovers.mjs';
import { licenceTexts } from './packages/licences.mjs';
import { textModules } from './packages/text-modules.mjs';

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PLUGIN = 'plugins/obsidian';
const WORKER_MODULE = './engine-worker.js';
const COPIED = ['manifest.json', 'styles.css'];

const worker = await bundled(`${PLUGIN}/src/worker/worker.ts`, { format: 'iife' });
const main = await bundled(`${PLUGIN}/src/main.ts`, { format: 'cjs', exports: 'default' }, [
  {
    name: 'engine-worker',
    resolveId: (id) => (id === WORKER_MODULE ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${WORKER_MODULE}` ? `export default ${JSON.stringify(worker.code)};\n` : undefined,
  },
]);

const folder = file(`${PLUGIN}/dist`);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/main.js`, `${main.code}\n/*\n${licences()}\n*/\n`);
for (const name of COPIED) copyFileSync(file(`${PLUGIN}/${name}`), `${folder}/${name}`);
removeOthers({ folder, names: ['main.js', ...COPIED] });

/** Those of the code of others in it: Obsidian installs no file for them. */
function licences() {
  const others = ['CITATION-STYLES', 'HYPHENATION-PATTERNS'].map((name) =>
    readFileSync(file(`engine/${name}.md`), 'utf8'),
  );
  const texts = [licenceTexts([...worker.modules, ...main.modules]), ...others];
  return texts.join(`\n${'-'.repeat(80)}\n\n`).replaceAll('*/', '* /');
}

/**
 * A module with all that it imports, as one script.
 *
 * @param {string} input its path
 * @param {Pick<import('rolldown').OutputOptions, 'format' | 'exports'>} output
 * @param {import('rolldown').Plugin[]} plugins
 */
async function bundled(input, output, plugins = []) {
  const build = await rolldown({
    input: file(input),
    external: ['obsidian'],
    // Mobile devices have no Node.js: a module of it would be an error here.
    platform: 'browser',
    plugins: [textModules(), ...plugins],
    tsconfig: false,
    resolve: {
      alias: {
        '@footmark/engine/options': file('engine/src/options.ts'),
        '@footmark/engine/sources': file('engine/src/sources.ts'),
        '@footmark/engine': file('engine/src/index.ts'),
      },
    },
    transform: { target: 'es2022' },
    onLog(level, log) {
      throw new Error(`Cannot build the Obsidian plug-in without a ${level}: ${log.message}`);
    },
  });
  try {
    const { output: chunks } = await build.generate({ ...output, codeSplitting: false, minify: true });
    const [chunk] = chunks;
    return { code: chunk.code, modules: chunk.moduleIds };
  } finally {
    await build.close();
  }
}
