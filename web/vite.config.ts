import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { listPackages } from './packages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MENAGERIE'] ?? 'http://127.0.0.1:8140';
// The program's build asks for this list.
const list = process.env['MENAGERIE_PACKAGE_LIST'];

export default defineConfig({
  plugins: [svelte(), ...(list ? [listPackages(list, at('./package-lock.json'))] : [])],
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
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'] },
});
