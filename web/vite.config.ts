import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { textModules } from '../scripts/packages/text-modules.mjs';
import { pageDates } from '../scripts/page-dates.mjs';
import { subjectModules } from './before-build/subject-modules';
import { compileHints, SCREEN_CHUNKS, WORKER_CHUNKS, workerChunkName } from './chunks';
import { SUPPORTED_BROWSERS } from './supported-browsers';

/** Lets chunks take modules out of the scripts that start a page, which React Router's own configuration forbids. */
const freeChunks: Plugin = {
  name: 'free-chunks',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : undefined,
};

export default defineConfig({
  plugins: [textModules(), subjectModules(), tailwindcss(), reactRouter(), freeChunks, compileHints],
  resolve: {
    alias: {
      '@footmark/engine/options': fromHere('../engine/src/options.ts'),
      '@footmark/engine/markdown': fromHere('../engine/src/markdown.ts'),
      '@footmark/engine/sources': fromHere('../engine/src/sources.ts'),
      '@footmark/engine/read': fromHere('../engine/src/read.ts'),
      '@footmark/engine/merge': fromHere('../engine/src/merge.ts'),
      '@footmark/engine/citations': fromHere('../engine/src/citations.ts'),
      '@footmark/engine/pages': fromHere('../engine/src/pages.ts'),
      '@footmark/engine': fromHere('../engine/src/index.ts'),
      '@footmark/diagrams': fromHere('../diagrams/src/index.ts'),
      // Modules that the library for diagrams imports and that are not used (decision 31).
      'elkjs/lib/elk.bundled.js': fromHere('../diagrams/src/library/absent.ts'),
      katex: fromHere('../diagrams/src/library/absent.ts'),
      // Radix writes <style> elements through it, which the Content-Security-Policy forbids.
      'react-style-singleton': fromHere('./app/csp/style-singleton.ts'),
    },
  },
  define: { PAGE_DATES: JSON.stringify(pageDates()) },
  build: { target: Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => `${name}${version}`) },
  worker: {
    format: 'es',
    plugins: () => [textModules()],
    rolldownOptions: {
      output: { chunkFileNames: workerChunkName, codeSplitting: { groups: WORKER_CHUNKS } },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: SCREEN_CHUNKS } } },
      },
    },
  },
});

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
