import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { listPackages } from './packages.ts';
import { serviceWorker } from './service-worker.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MENAGERIE'] ?? 'http://127.0.0.1:8140';
// The path of the list of packages, if the program's build asks for one.
const list = process.env['MENAGERIE_PACKAGE_LIST'];

// A server answers many paths with index.html, so the addresses in it are absolute.
const absolute: Plugin = {
  name: 'absolute-addresses',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
};

export default defineConfig({
  // Relative addresses, because the files that `menagerie site` writes must work below any path.
  base: './',
  plugins: [
    svelte(),
    absolute,
    serviceWorker(at('./src/offline/sw.ts')),
    ...(list ? [listPackages(list, at('./package-lock.json'))] : []),
  ],
  resolve: { alias: { $lib: at('./src/lib') } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The page imports the rule books from `book/`, which lies beside this folder.
  server: {
    fs: { allow: [at('..')] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  // The time that a test takes depends on what else the machine does.
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'], testTimeout: 120_000 },
});
