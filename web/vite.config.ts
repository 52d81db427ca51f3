import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      '@footmark/engine': fromHere('../engine/src/index.ts'),
      // Radix writes <style> elements through it, which the Content-Security-Policy forbids.
      'react-style-singleton': fromHere('./app/styles/style-singleton.ts'),
    },
  },
  worker: { format: 'es' },
});

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
