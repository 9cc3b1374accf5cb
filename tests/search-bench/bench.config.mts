import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** One after the other, since they take times; in the order of their names, so that runs read alike. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId)));
  }
}

/**
 * The comparison of search engines, then the built site in Chromium, then generated sites that are
 * larger. A missed limit is printed; it fails the run only with BENCH_STRICT=1.
 */
export default defineConfig({
  test: {
    include: ['tests/relevance/bench.ts', 'tests/search-bench/*.bench.ts'],
    fileParallelism: false,
    sequence: {sequencer: ByName},
    testTimeout: 900_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
