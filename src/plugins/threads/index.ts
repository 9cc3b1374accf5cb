/**
 * Work on many pages in as many threads as there are processors, up to eight. What it leaves behind is cleared away there, too: in
 * the thread of the build that takes longest, since everything else that the build holds is looked through with it.
 */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

/** What the module of a job exports by default: makes of the setup what works on each input. */
type MakeWork = (setup: never) => (input: never) => unknown;

type Work<Make extends MakeWork> = (
  input: Parameters<ReturnType<Make>>[0],
) => Promise<Awaited<ReturnType<ReturnType<Make>>>>;

/** To a thread. The module and the setup come with the first input of a job. */
interface Order {
  readonly job: number;
  readonly start?: {readonly module: string; readonly setup: unknown};
  readonly input: unknown;
}

/** From a thread: what it has made, or why it has not. */
type Answer = {readonly output: unknown} | {readonly error: unknown};

interface Task {
  readonly job: number;
  readonly module: string;
  readonly setup: unknown;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const runner = path.join(__dirname, 'runner.cjs');

/** Each holds its own copy of the code. */
const mostThreads = Math.min(availableParallelism(), 8);

/** So much at once keeps all threads busy. */
export const atOnce = mostThreads + 1;

let jobs = 0;
let threads = 0;
const idle: ((task: Task) => void)[] = [];
const waiting: Task[] = [];

/**
 * Work for threads, which start when there is some. Setup, inputs and outputs are copied.
 *
 * @param module the file, whose default export is a `MakeWork`.
 */
export function inThreads<Make extends MakeWork>(module: string, setup: Parameters<Make>[0]): Work<Make> {
  jobs += 1;
  const job = jobs;
  return (input) =>
    new Promise((resolve, reject) => {
      const task: Task = {job, module, setup, input, resolve: resolve as Task['resolve'], reject};
      const thread = idle.pop();
      if (thread) thread(task);
      else if (threads < mostThreads) startThread()(task);
      else waiting.push(task);
    });
}

/** @returns what gives it a task; the next one it takes by itself. */
function startThread(): (task: Task) => void {
  threads += 1;
  const worker = new Worker(runner);
  const started = new Set<number>();
  let current: Task | undefined;

  const take = (task: Task) => {
    current = task;
    const {job, module, setup, input} = task;
    const order: Order = {job, ...(started.has(job) ? {} : {start: {module, setup}}), input};
    started.add(job);
    worker.postMessage(order);
    // The build waits for it, and for no thread that has nothing to do.
    worker.ref();
  };

  worker.on('message', (answer: Answer) => {
    const done = current;
    current = undefined;
    const next = waiting.shift();
    if (next) take(next);
    else {
      worker.unref();
      idle.push(take);
    }
    if ('error' in answer) done?.reject(answer.error);
    else done?.resolve(answer.output);
  });
  let reason: unknown = new Error('A thread of the build has ended before its work was done (src/plugins/threads).');
  worker.on('error', (error) => (reason = error));
  // Without this, the build would wait for nothing, and end as if it were done.
  worker.on('exit', () => {
    threads -= 1;
    const place = idle.indexOf(take);
    if (place >= 0) idle.splice(place, 1);
    current?.reject(reason);
    const next = waiting.shift();
    if (next) startThread()(next);
  });
  return take;
}

/** Does the work for all, some at once, and has the results in the order of the items. */
export async function mapSome<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const workThrough = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({length: atOnce}, workThrough));
  return results;
}
