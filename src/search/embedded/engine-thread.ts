/** The engine's thread. What starts it comes with every page; what talks to it comes with the search. */

export interface EngineThread {
  readonly worker: Worker;
  /** Rejects when the code of the thread does not load or run: what is asked of it would wait forever. */
  readonly failed: Promise<never>;
}

let thread: EngineThread | undefined;

/** The thread, which loads the index as soon as it runs. One that has failed is started again. */
export function engineThread(): EngineThread {
  return (thread ??= startThread());
}

function startThread(): EngineThread {
  // Its name is that of its file too: src/plugins/search-index/package-chunks.ts knows it.
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {name: 'search'});
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({message}) => {
      thread = undefined;
      worker.terminate();
      reject(new Error(`The search engine did not start: ${message || 'its code did not load.'}`));
    };
  });
  // It may fail before anybody asks.
  failed.catch(() => undefined);
  return {worker, failed};
}
