import {search as settings} from '../../config/search';
import type {SearchRequest} from '../../lib/search/search-record';
import type {CreateBackend, SearchBackend} from '../backend';
import {createBackend as createEmbedded} from '../embedded/backend';
import {createBackend as createHosted} from '../hosted/backend';
import type {StandInResult} from './stand-in';

/** Answers from the hosted provider, and from the embedded index while the provider fails. */
export const createBackend: CreateBackend = (provider) =>
  withFallback(createHosted(provider), createEmbedded(provider));

/**
 * Queries the hosted back end and, if it fails, the embedded one, whose results are flagged.
 *
 * A provider that hangs costs its full timeouts only once: after a failure, later searches still query it, so that its
 * recovery is noticed, but wait only until a search counts as stalled (H2).
 *
 * The two rank differently. So that no hit is missing from a list of several pages, the embedded back end goes on with
 * what it began, and what the provider began it answers from the first page on.
 */
export function withFallback(hosted: SearchBackend, embedded: SearchBackend): SearchBackend {
  let isDown = false;
  let searches = 0;
  /** The latest search that the hosted back end has answered. */
  let answered = 0;
  /** The queries whose lists the embedded back end has begun, or answered from the first page on. */
  const begun = new Set<string>();
  const answerInstead = async (request: SearchRequest): Promise<StandInResult> => {
    const {query, page = 0, hitsPerPage} = request;
    const result = await embedded.search({...request, page: 0, hitsPerPage: (page + 1) * hitsPerPage});
    begun.add(query);
    return {...result, isStandIn: true};
  };
  return {
    // The same name whichever back end answers, so that recent and favorite searches persist (M8).
    indexName: hosted.indexName,
    async search(request) {
      if (request.page && begun.has(request.query)) return answerInstead(request);
      const number = ++searches;
      begun.delete(request.query);
      const answer = hosted.search(request).then((result) => {
        isDown = false;
        answered = Math.max(answered, number);
        return result;
      });
      try {
        return await (isDown ? within(settings.stalledAfterMs, answer) : answer);
      } catch (error) {
        // Not if it has recovered since: a search that timed out began long before.
        isDown = number > answered;
        console.warn('The search provider does not answer:', error);
        return answerInstead(request);
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
