// npm run build:packages, after tsc has written the types: the engine and the command as few modules, which load in a
// fraction of the time (decision 15).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './packages/bundle.mjs';
import { removeOthers } from './packages/leftovers.mjs';
import { licenceTexts } from './packages/licences.mjs';
import { publicTypes } from './packages/public-types.mjs';

const file = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The engine's entries: their sources, and the names of their types. */
const ENTRIES = [
  { name: 'index', declarations: 'engine' },
  { name: 'options', declarations: 'engine-options' },
  { name: 'pages', declarations: 'engine-pages' },
  { name: 'markdown', declarations: 'engine-markdown' },
  { name: 'sources', declarations: 'engine-sources' },
  { name: 'read', declarations: 'engine-read' },
  { name: 'merge', declarations: 'engine-merge' },
  { name: 'citations', declarations: 'engine-citations' },
];

/** The licences of the code of others that a package contains. */
const LICENCES = 'third-party-licences.txt';

/** Dependencies of the diagram library for features that are not used here: other layouts, and formulas in a browser. */
const WITHOUT = Object.fromEntries(
  ['elkjs/lib/elk.bundled.js', 'katex'].map((name) => [name, file('diagrams/src/library/absent.ts')]),
);

await buildEngine();
await buildCommand();

/**
 * What every text needs is bundled: as many single modules, it would take longer to load than the engine itself. These
 * packages are `devDependencies`. npm installs the others with the engine, which loads them on demand.
 */
async function buildEngine() {
  const { dependencies } = JSON.parse(readFileSync(file('engine/package.json'), 'utf8'));
  const { names, modules } = await bundle({
    input: Object.fromEntries(ENTRIES.map(({ name }) => [name, file(`engine/src/${name}.ts`)])),
    folder: file('engine/dist'),
    external: Object.keys(dependencies),
  });
  /** @type {Record<string, string>} */
  const entries = {};
  for (const { name, declarations } of ENTRIES) {
    const types = publicTypes(file(`engine/dist/${name}.d.ts`));
    entries[`${declarations}.d.ts`] = types;
    // TypeScript tells modules and CommonJS apart by these extensions.
    entries[`${declarations}.d.cts`] = types;
    entries[`${name}.cjs`] = `module.exports = require('./${name}.js');\n`;
  }
  entries[LICENCES] = licenceTexts(modules);
  for (const [name, text] of Object.entries(entries)) writeFileSync(file(`engine/dist/${name}`), text);
  removeOthers({
    folder: file('engine/dist'),
    names: [...names, ...Object.keys(entries)],
    typesOf: file('engine/src'),
  });
}

/**
 * Everything is bundled, including the engine's dependencies, so that the command installs as one package and starts fast.
 * Only optional dependencies are not.
 */
async function buildCommand() {
  const { optionalDependencies } = JSON.parse(readFileSync(file('cli/package.json'), 'utf8'));
  const { names, modules } = await bundle({
    input: {
      footmark: file('cli/src/main.ts'),
      thread: file('cli/src/thread.ts'),
      'drawing-process': file('cli/src/drawing-process.ts'),
      'diagram-process': file('cli/src/diagram-process.ts'),
      'process-watch': file('cli/src/process-watch.ts'),
      'tool-process': file('cli/src/mcp/tool-process.ts'),
    },
    folder: file('cli/dist'),
    // What each run needs, and what each conversion needs.
    together: [
      { name: 'command', roots: [file('cli/src/run.ts')] },
      {
        name: 'conversion',
        roots: ['convert-files', 'conversion'].map((name) => file(`cli/src/${name}.ts`)),
      },
    ],
    external: Object.keys(optionalDependencies),
    alias: {
      '@footmark/engine/options': file('engine/src/options.ts'),
      '@footmark/engine/sources': file('engine/src/sources.ts'),
      '@footmark/engine/read': file('engine/src/read.ts'),
      '@footmark/engine/merge': file('engine/src/merge.ts'),
      '@footmark/engine': file('engine/src/index.ts'),
      '@footmark/diagrams': file('diagrams/src/index.ts'),
      ...WITHOUT,
    },
    format: 'cjs',
  });
  const others = ['CITATION-STYLES', 'HYPHENATION-PATTERNS'].map((name) =>
    readFileSync(file(`engine/${name}.md`), 'utf8'),
  );
  writeFileSync(
    file(`cli/dist/${LICENCES}`),
    [licenceTexts(modules), ...others].join(`\n${'-'.repeat(80)}\n\n`),
  );
  // The package's own modules are ECMAScript.
  writeFileSync(file('cli/dist/package.json'), '{ "type": "commonjs" }\n');
  removeOthers({ folder: file('cli/dist'), names: [...names, LICENCES, 'package.json'] });
}
