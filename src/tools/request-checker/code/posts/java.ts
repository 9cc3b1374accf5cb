import {sourceAt} from '../code';
import {chainAfter, typeOfChain} from './chain';
import type {FindPosts, Post} from './post';

/**
 * `HttpRequest` has no content type unless `.header(…)` sets one.
 *
 * See https://docs.oracle.com/en/java/javase/21/docs/api/java.net.http/java/net/http/HttpRequest.Builder.html.
 */
export const javaPosts: FindPosts = (code, json) =>
  code.tokens.flatMap(({source, start}, index): Post[] => {
    if (source !== 'newBuilder' || sourceAt(code, index - 2) !== 'HttpRequest') return [];
    if (sourceAt(code, index + 1) !== '(') return [];
    const links = chainAfter(code, index + 1);
    const body = links.find(({name}) => name === 'POST')?.passed[0];
    // A builder that is kept may get its headers later.
    if (body === undefined || !links.some(({name}) => name === 'build') || !json.holds(body)) return [];
    const type = typeOfChain(code, links);
    return type === undefined ? [] : [{at: start, sender: 'java', type}];
  });
