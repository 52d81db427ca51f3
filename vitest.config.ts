import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { textModules } from './scripts/packages/text-modules.mjs';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PRODUCED_TESTS = 'tests/validation/produced-*.test.ts';
/** Tests of the built engine and the built command: only a run with one of these builds them first. */
const BUILT_TESTS = [
  'cli/src/footmark.test.ts',
  'cli/src/mcp/limits.test.ts',
  'cli/src/mcp/serve.test.ts',
  'cli/src/process-limits.test.ts',
  'plugins/obsidian/src/main.test.ts',
  'tests/action/action.test.ts',
  'tests/determinism.test.ts',
  'tests/documentation/shell-blocks.test.ts',
];
/** Tests of the packages as others install them. */
const INSTALLED_TESTS = ['tests/packages/packages.test.ts', 'tests/packages/scale.test.ts'];

// One folder for each run: two runs at a time must not empty each other's. Workers inherit the variable.
process.env.FOOTMARK_PRODUCED ??= join(tmpdir(), `footmark-produced-${process.pid}`);

/** Tests that put something else in the place of a module, which must not stay for the next file. */
const MOCKING_TESTS = [
  'web/app/worker/diagram-worker.test.ts',
  'web/app/converter/options/own-template/take-template.test.ts',
  'web/app/converter/library/take-library.test.ts',
  'tests/charts/loading.test.ts',
  'tests/syntax/added-syntax.test.ts',
];

/** Tests that draw diagrams, for which the process gets a document, which must not stay for the next file. */
const DRAWING_TESTS = ['tests/diagrams/*.test.ts', 'tests/golden/diagrams.test.ts'];

export default defineConfig({
  plugins: [textModules()],
  resolve: {
    alias: {
      '@footmark/engine/markdown': source('engine/src/markdown.ts'),
      '@footmark/engine/options': source('engine/src/options.ts'),
      '@footmark/engine/sources': source('engine/src/sources.ts'),
      '@footmark/engine/read': source('engine/src/read.ts'),
      '@footmark/engine/merge': source('engine/src/merge.ts'),
      '@footmark/engine/citations': source('engine/src/citations.ts'),
      '@footmark/engine/pages': source('engine/src/pages.ts'),
      '@footmark/engine': source('engine/src/index.ts'),
      '@footmark/diagrams': source('diagrams/src/index.ts'),
      obsidian: source('plugins/obsidian/test/obsidian.ts'),
    },
  },
  test: {
    // One for each processor: Vitest leaves one free, which is half of what continuous integration has.
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['engine/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'tests/e2e/**',
            PRODUCED_TESTS,
            ...MOCKING_TESTS,
            ...DRAWING_TESTS,
            ...BUILT_TESTS,
            ...INSTALLED_TESTS,
          ],
          // The engine keeps no state that one text could leave to the next, so its modules are imported once for all tests.
          isolate: false,
          globalSetup: 'tests/empty-produced.ts',
          setupFiles: 'tests/record-documents.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: [
            'cli/src/**/*.test.ts',
            'diagrams/src/**/*.test.ts',
            'plugins/obsidian/src/**/*.test.ts',
            'web/after-build/**/*.test.ts',
            ...MOCKING_TESTS,
            ...DRAWING_TESTS,
          ],
          exclude: ['**/node_modules/**', ...BUILT_TESTS],
          globalSetup: 'tests/empty-produced.ts',
          setupFiles: 'tests/record-documents.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['web/app/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...MOCKING_TESTS],
          // Each test makes its own stores: the modules are imported once for all of them.
          isolate: false,
          globalSetup: 'tests/empty-produced.ts',
          setupFiles: 'tests/record-documents.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: BUILT_TESTS,
          globalSetup: ['tests/empty-produced.ts', 'tests/build-packages.ts'],
          setupFiles: 'tests/record-documents.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'installed',
          include: INSTALLED_TESTS,
          globalSetup: ['tests/empty-produced.ts', 'tests/build-packages.ts', 'tests/packages/installed.ts'],
          setupFiles: 'tests/record-documents.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'validation',
          include: [PRODUCED_TESTS],
          // After all other tests, which leave it their files.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
