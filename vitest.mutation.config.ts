import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { textModules } from './scripts/packages/text-modules.mjs';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The tests for deliberate faults in resolve, compose and layout: the quick ones next to the code. */
export default defineConfig({
  plugins: [textModules()],
  resolve: { alias: { '@footmark/engine': source('engine/src/index.ts') } },
  // An instrumented test runs several times as long.
  test: {
    include: ['engine/src/{resolve,compose,layout}/**/*.test.ts'],
    // Its random edits reach nearly every line of the layout, and take longer than all other tests together.
    exclude: ['engine/src/layout/change.test.ts'],
    testTimeout: 60_000,
  },
});
