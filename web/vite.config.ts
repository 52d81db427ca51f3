import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: { '@footmark/engine': fileURLToPath(new URL('../engine/src/index.ts', import.meta.url)) },
  },
  worker: { format: 'es' },
});
