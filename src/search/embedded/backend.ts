import {wrap} from 'comlink';
import {search as settings} from '../../config/search';
import type {CreateBackend} from '../backend';
import type {EngineApi} from './engine-api';
import {engineThread, type EngineThread} from './engine-thread';

/** Answers from the index that the build generates, without third-party requests (H11). */
export const createBackend: CreateBackend = () => {
  const engines = new WeakMap<EngineThread, EngineApi>();
  const engineOf = (thread: EngineThread) => {
    const engine = engines.get(thread) ?? wrap<EngineApi>(thread.worker);
    engines.set(thread, engine);
    return engine;
  };
  return {
    indexName: settings.embeddedIndexName,
    search: (request) => {
      const thread = engineThread();
      return thread.orFailure(engineOf(thread).search(request));
    },
  };
};
