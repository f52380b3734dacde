import { defineConfig } from 'vitest/config';

// Tests in a real browser, against the real program: MENAGERIE=path npm run e2e
export default defineConfig({
  test: { include: ['e2e/**/*.test.ts'], testTimeout: 900_000, hookTimeout: 240_000, maxWorkers: 2 },
});
