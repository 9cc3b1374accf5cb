/**
 * Work on many pages in as many threads as there are processors, up to eight. What it leaves behind is cleared away
 * there, too: in the thread of the build that takes longest, since everything else that the build holds is looked
 * through with it.
 */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Piscina} from 'piscina';

/** What the module of a job exports by default: makes of the setup what works on each input. */
type MakeWork = (setup: never) => (input: never) => unknown;

type Input<Make extends MakeWork> = Parameters<ReturnType<Make>>[0];
type Output<Make extends MakeWork> = Awaited<ReturnType<ReturnType<Make>>>;

/** Each holds its own copy of the code. */
const mostThreads = Math.min(availableParallelism(), 8);

/** So many pages at once keep all threads busy. */
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
