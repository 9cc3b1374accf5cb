/**
 * Processes pages in a pool of worker threads. Each worker collects garbage in its own small heap; on the main thread,
 * each collection would trace the entire heap of the build.
 */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Piscina} from 'piscina';

/** The default export of a job's module: accepts the setup and returns the function that processes each input. */
type MakeWork = (setup: never) => (input: never) => unknown;

type Input<Make extends MakeWork> = Parameters<ReturnType<Make>>[0];
type Output<Make extends MakeWork> = Awaited<ReturnType<ReturnType<Make>>>;

/** One per CPU. Capped, as each thread loads its own copy of the code. */
const maxThreads = Math.min(availableParallelism(), 8);

/** Each thread compiles its own code, too: for fewer inputs, that takes longer than a second thread saves. */
const inputsPerThread = 50;

/** Enough pages in flight to keep all threads busy. */
export const atOnce = maxThreads + 1;

/** How long an idle thread is kept. While there is work, the next input arrives sooner. */
const idleTimeoutMs = 1000;

/**
 * Runs a job in worker threads, which start on demand. Setup, inputs and outputs are cloned.
 *
 * @param module path of a module whose default export is a `MakeWork`
 * @param inputs how many there will be at most
 */
export function inThreads<Make extends MakeWork>(
  module: string,
  setup: Parameters<Make>[0],
  inputs: number,
): (input: Input<Make>) => Promise<Output<Make>> {
  let pool: Promise<Piscina<Input<Make>, Output<Make>>> | undefined;
  const start = async () => {
    const {default: Piscina} = await import('piscina');
    return new Piscina<Input<Make>, Output<Make>>({
      filename: path.join(__dirname, 'runner.cjs'),
      workerData: {module, setup},
      minThreads: 0,
      maxThreads: Math.min(maxThreads, Math.ceil(inputs / inputsPerThread)),
      idleTimeout: idleTimeoutMs,
    });
  };
  return (input) => (pool ??= start()).then((threads) => threads.run(input));
}
