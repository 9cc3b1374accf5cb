import {outdatedPageError} from '../../lib/browser/outdated-page';

/** The engine's worker. The code that starts it is on every page; the code that talks to it loads with the search. */

export interface EngineThread {
  readonly worker: Worker;
  /** Settles like the answer, but rejects if the worker fails to load or crashes, which would leave it pending. */
  readonly orFailure: <T>(answer: Promise<T>) => Promise<T>;
}

let thread: EngineThread | undefined;

/** The worker, which starts loading the index right away. A failed one is restarted. */
export function engineThread(): EngineThread {
  return (thread ??= startThread());
}

function startThread(): EngineThread {
  // Also names its chunk, by which src/plugins/search-index/vendors-cache-group.ts identifies it.
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {name: 'search'});
  // One per pending answer. Racing against a promise that lives as long as the worker would leak every answer.
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
