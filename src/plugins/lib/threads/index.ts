/**
 * Processes pages in a pool of worker threads, one per CPU and at most eight. Their garbage is collected in the
 * workers, whose heaps are small: on the build's own thread each collection would trace all that the build holds.
 */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Piscina} from 'piscina';

/** The default export of a job's module: takes the setup and returns the function that processes each input. */
type MakeWork = (setup: never) => (input: never) => unknown;

type Input<Make extends MakeWork> = Parameters<ReturnType<Make>>[0];
type Output<Make extends MakeWork> = Awaited<ReturnType<ReturnType<Make>>>;

/** Each thread loads its own copy of the code. */
const mostThreads = Math.min(availableParallelism(), 8);

/** Enough pages in flight to keep all threads busy. */
export const atOnce = mostThreads + 1;

/** In milliseconds. The next input comes sooner, if there is one. */
const longestIdle = 1000;

/**
 * Work for threads, which start when there is some. Setup, inputs and outputs are copied.
 *
 * @param module the file, whose default export is a `MakeWork`.
 */
export function inThreads<Make extends MakeWork>(
  module: string,
  setup: Parameters<Make>[0],
): (input: Input<Make>) => Promise<Output<Make>> {
  let pool: Promise<Piscina<Input<Make>, Output<Make>>> | undefined;
  const start = async () => {
    const {Piscina} = await import('piscina');
    return new Piscina<Input<Make>, Output<Make>>({
      filename: path.join(__dirname, 'runner.cjs'),
      workerData: {module, setup},
      minThreads: 0,
      maxThreads: mostThreads,
      idleTimeout: longestIdle,
    });
  };
  return (input) => (pool ??= start()).then((threads) => threads.run(input));
}
