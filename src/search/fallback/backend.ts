import {search as settings} from '../../config/search';
import type {CreateBackend, SearchBackend} from '../backend';
import {createBackend as createEmbedded} from '../embedded/backend';
import {createBackend as createHosted} from '../hosted/backend';
import type {StandInResult} from './answered-by';

/** Answers from the hosted provider, and from the embedded index while the provider fails. */
export const createBackend: CreateBackend = (provider) =>
  withFallback(createHosted(provider), createEmbedded(provider));

/**
 * Queries the hosted back end and, if it fails, the embedded one, whose results are flagged.
 *
 * A provider that hangs costs its full timeouts only once: after a failure, later searches still query it, so that its
 * recovery is noticed, but wait only until a search counts as stalled (H2).
 */
export function withFallback(hosted: SearchBackend, embedded: SearchBackend): SearchBackend {
  let isDown = false;
  return {
    // The same name whichever back end answers, so that recent and favorite searches persist (M8).
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

/** Rejects if the answer takes longer than `ms`; a late answer is discarded. */
function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
