import {sourceAt} from '../code';
import {chainAfter, typeOfChain} from './chain';
import {postsOf, type FindPosts} from './post';

/**
 * `HttpRequest` sends no content type unless `.header(…)` sets one.
 *
 * See https://docs.oracle.com/en/java/javase/21/docs/api/java.net.http/java/net/http/HttpRequest.Builder.html.
 */
export const javaPosts: FindPosts = (code, json) =>
  postsOf(code, 'java', (index) => {
    if (sourceAt(code, index) !== 'newBuilder' || sourceAt(code, index - 2) !== 'HttpRequest') return undefined;
    if (sourceAt(code, index + 1) !== '(') return undefined;
    const links = chainAfter(code, index + 1);
    const body = links.find(({name}) => name === 'POST')?.passed[0];
    // A builder that is stored may get its headers later.
    if (body === undefined || !links.some(({name}) => name === 'build') || !json.holds(body)) return undefined;
    return typeOfChain(code, links);
  });
