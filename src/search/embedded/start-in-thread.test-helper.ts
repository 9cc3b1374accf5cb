import {createEngine} from './engine';
import type {StartEngine} from './engine-api';
import {readRecords} from './read-records';

/** The engine in the thread of the test: Node.js has no workers of the web. */
export const startInThread: StartEngine = async (file, url) => {
  const engine = createEngine(readRecords(await file, url));
  return {search: (request) => Promise.resolve(engine.search(request))};
};
