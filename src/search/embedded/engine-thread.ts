import {outdatedPageError} from '../outdated-page';

/** The engine's thread. What starts it comes with every page; what talks to it comes with the search. */

export interface EngineThread {
  readonly worker: Worker;
  /** What the thread answers. Rejects when its code does not load or run, where an answer would never come. */
  readonly orFailure: <T>(answer: Promise<T>) => Promise<T>;
}

let thread: EngineThread | undefined;

/** The thread, which loads the index as soon as it runs. One that has failed is started again. */
export function engineThread(): EngineThread {
  return (thread ??= startThread());
}

function startThread(): EngineThread {
  // Its name is that of its chunk too, by which src/plugins/search-index/package-chunks.ts knows it.
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {name: 'search'});
  // One for each answer that is waited for: a promise that lives as long as the thread would keep all of them.
  const waiting = new Set<(reason: Error) => void>();
  worker.onerror = ({message}) => {
    thread = undefined;
    worker.terminate();
    const reason = message
      ? new Error(`The search engine did not start: ${message}`)
      : outdatedPageError('The search engine did not start: its code did not load.');
    for (const reject of waiting) reject(reason);
  };
  const orFailure = <T>(answer: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      void answer.then(resolve, reject).then(() => waiting.delete(reject));
    });
  return {worker, orFailure};
}
