// Runs a TypeScript module of the tests in this process: node typescript.mjs MODULE.ts
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { textModules } from '../packages/text-modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
await runnerImport(process.argv[2] ?? '', {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [textModules()],
  resolve: {
    alias: {
      '@footmark/engine/options': `${root}engine/src/options.ts`,
      '@footmark/engine/markdown': `${root}engine/src/markdown.ts`,
      '@footmark/engine/sources': `${root}engine/src/sources.ts`,
      '@footmark/engine/read': `${root}engine/src/read.ts`,
      '@footmark/engine/merge': `${root}engine/src/merge.ts`,
      '@footmark/engine/citations': `${root}engine/src/citations.ts`,
      '@footmark/engine/pages': `${root}engine/src/pages.ts`,
      '@footmark/engine': `${root}engine/src/index.ts`,
    },
  },
});
