// npm run build:packages, after tsc has written the types: the engine and the command as few modules, which load in a
// fraction of the time (decision 14).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './packages/bundle.mjs';
import { removeOthers } from './packages/leftovers.mjs';
import { licenceTexts } from './packages/licences.mjs';
import { publicTypes } from './packages/public-types.mjs';

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What programs can import of the engine: its sources, and the names of its types. */
const ENTRIES = [
  { name: 'index', declarations: 'engine' },
  { name: 'options', declarations: 'engine-options' },
  { name: 'pages', declarations: 'engine-pages' },
  { name: 'markdown', declarations: 'engine-markdown' },
];

await buildEngine();
await buildCommand();

/** Its dependencies stay outside: whoever installs the engine gets them, once for all of a program. */
async function buildEngine() {
  const { dependencies } = JSON.parse(readFileSync(file('engine/package.json'), 'utf8'));
  const { names } = await bundle({
    input: Object.fromEntries(ENTRIES.map(({ name }) => [name, file(`engine/src/${name}.ts`)])),
    folder: file('engine/dist'),
    external: Object.keys(dependencies),
  });
  /** @type {Record<string, string>} */
  const entries = {};
  for (const { name, declarations } of ENTRIES) {
    const types = publicTypes(file(`engine/dist/${name}.d.ts`));
    entries[`${declarations}.d.ts`] = types;
    // TypeScript takes the one for a module and the other for CommonJS by their endings.
    entries[`${declarations}.d.cts`] = types;
    entries[`${name}.cjs`] = `module.exports = require('./${name}.js');\n`;
  }
  for (const [name, text] of Object.entries(entries)) writeFileSync(file(`engine/dist/${name}`), text);
  removeOthers({
    folder: file('engine/dist'),
    names: [...names, ...Object.keys(entries)],
    typesOf: file('engine/src'),
  });
}

/**
 * Everything is inside, the engine's dependencies too: a command is installed in one piece and starts at once. Only
 * what npm installs where it can stays outside.
 */
async function buildCommand() {
  const { optionalDependencies } = JSON.parse(readFileSync(file('cli/package.json'), 'utf8'));
  const { names, modules } = await bundle({
    input: {
      footmark: file('cli/src/main.ts'),
      thread: file('cli/src/thread.ts'),
      'drawing-process': file('cli/src/drawing-process.ts'),
    },
    folder: file('cli/dist'),
    external: Object.keys(optionalDependencies),
    alias: {
      '@footmark/engine/options': file('engine/src/options.ts'),
      '@footmark/engine': file('engine/src/index.ts'),
    },
  });
  const licences = 'third-party-licences.txt';
  writeFileSync(file(`cli/dist/${licences}`), licenceTexts(modules));
  removeOthers({ folder: file('cli/dist'), names: [...names, licences] });
}
