import {transfer, wrap} from 'comlink';
import type {StartEngine} from './engine-api';
import type {EngineWorker} from './engine.worker';

/** Starts the engine in a worker. */
export const startWorker: StartEngine = async (file, url) => {
  // Its name is that of its file too: src/plugins/search-index/package-chunks.ts knows it.
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {name: 'search'});
  try {
    const engine = wrap<EngineWorker>(worker);
    const load = async () => {
      const bytes = await file;
      await engine.load(transfer(bytes, [bytes]), url);
    };
    await Promise.race([load(), failureOf(worker)]);
    return engine;
  } catch (error) {
    worker.terminate();
    throw error;
  }
};

/** Rejects when the code of the worker does not load or run; the calls to it would wait forever. */
function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', ({message}) => {
      reject(new Error(`The search engine did not start: ${message || 'its code did not load.'}`));
    });
  });
}
