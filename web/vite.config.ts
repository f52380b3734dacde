import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MENAGERIE'] ?? 'http://127.0.0.1:8140';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: at('./src/lib') } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The book lies beside the page.
  server: {
    fs: { allow: [at('..')] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
