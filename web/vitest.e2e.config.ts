import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// These files take longest. They start first, so that no worker waits at the end for the other one.
const longest = ['looks', 'analyse-engine', 'games', 'three'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification) => {
      const index = longest.findIndex((name) => file.moduleId.endsWith(`/${name}.test.ts`));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

// Tests in a real browser, against the real program: MENAGERIE=path npm run e2e
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 240_000,
    // Browsers often wait for animations, so it takes three workers to keep two processors busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
