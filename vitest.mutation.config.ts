import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The tests that deliberate faults in resolve, compose and layout are tried with: quick ones, beside the code. */
export default defineConfig({
  resolve: { alias: { '@footmark/engine': source('engine/src/index.ts') } },
  test: { include: ['engine/src/{resolve,compose,layout}/**/*.test.ts'] },
});
