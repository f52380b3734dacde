import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MENAGERIE'] ?? 'http://127.0.0.1:4567';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: at('./src/lib') } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The book lies beside the page.
  server: {
    fs: { allow: [at('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
