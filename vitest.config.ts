import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { '@footmark/engine': source('engine/src/index.ts') } },
  test: {
    include: ['engine/src/**/*.test.ts', 'cli/src/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    testTimeout: 300_000,
  },
});
