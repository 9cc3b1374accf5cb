import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Sorts files by name, so that reports are comparable. They run sequentially, since they measure times. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId)));
  }
}

/**
 * Compares search engines, then measures the built site in Chromium, then larger generated sites. Missed limits are
 * printed; they fail the run only with BENCH_STRICT=1.
 */
export default defineConfig({
  test: {
    include: ['tests/bench/search/*.bench.ts'],
    fileParallelism: false,
    sequence: {sequencer: ByName},
    testTimeout: 900_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
