import {search as settings} from '../../config/search';
import type {CreateBackend} from '../backend';
import {askEngine} from './engine-messages';
import {engineThread} from './engine-thread';

/** Answers from the index that the build generates, without third-party requests (H11). */
export const createBackend: CreateBackend = () => ({
  indexName: settings.embeddedIndexName,
  search: (request) => {
    const {worker, orFailure} = engineThread();
    return orFailure(askEngine(worker, request));
  },
});
