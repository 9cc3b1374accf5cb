import {search as settings} from '../../config/search';
import type {CreateBackend, SearchBackend} from '../backend';
import {createBackend as createEmbedded} from '../embedded/backend';
import {createBackend as createHosted} from '../hosted/backend';
import type {StandInResult} from './answered-by';

/** Answers from the hosted provider and, while that does not answer, from the index of this site. */
export const createBackend: CreateBackend = (provider) =>
  withFallback(createHosted(provider), createEmbedded(provider));

/**
 * Asks the first back end and, when it fails, the second, whose answers say so.
 *
 * A provider that hangs costs its time-outs once: after a failure the next searches still ask it, so
 * that its return is noticed, but wait for it no longer than until a search counts as stalled (H2).
 */
export function withFallback(hosted: SearchBackend, embedded: SearchBackend): SearchBackend {
  let isDown = false;
  return {
    // One name whoever answers, so that recent and favorite searches stay (M8).
    indexName: hosted.indexName,
    async search(request) {
      const answer = hosted.search(request).then((result) => {
        isDown = false;
        return result;
      });
      try {
        return await (isDown ? within(settings.stalledAfterMs, answer) : answer);
      } catch (error) {
        isDown = true;
        console.warn('The search provider does not answer:', error);
        const result: StandInResult = {...(await embedded.search(request)), answeredBy: 'embedded index'};
        return result;
      }
    },
  };
}

/** The answer, or a failure when it takes longer. An answer that comes later is dropped. */
function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
