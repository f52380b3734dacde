import { defineConfig } from 'vitest/config';

// Measures how long the page's frames take at a quarter of the machine's speed: MENAGERIE=path npm run frames
export default defineConfig({
  test: { include: ['e2e/**/*.bench.ts'], testTimeout: 240_000, hookTimeout: 240_000, maxWorkers: 1 },
});
