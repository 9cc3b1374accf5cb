import {entriesOf, sourceAt} from '../code';
import {urlOf} from '../literals';
import {chainAfter, headersOfChain} from './chain';
import {requestsOf, type FindSent} from './find-sent';
import {verbOf} from './headers';

/**
 * `HttpRequest` sends no content type unless `.header(…)` sets one.
 *
 * See https://docs.oracle.com/en/java/javase/21/docs/api/java.net.http/java/net/http/HttpRequest.Builder.html.
 */
export const javaCalls: FindSent = (code, json) =>
  requestsOf(code, {sender: 'java'}, (index) => {
    if (sourceAt(code, index) !== 'newBuilder' || sourceAt(code, index - 2) !== 'HttpRequest') return undefined;
    if (sourceAt(code, index + 1) !== '(') return undefined;
    const links = chainAfter(code, index + 1);
    const link = links.find(({name}) => /^(?:POST|PUT|method)$/.test(name));
    const body = link?.passed.at(-1);
    // A builder that is stored may be changed later.
    if (body === undefined || !links.some(({name}) => name === 'build') || !json.holds(body)) return undefined;
    const [given = links.find(({name}) => name === 'uri')?.passed[0]] = entriesOf(code, index + 1);
    return {
      verb: link?.name === 'method' ? verbOf(code, link.passed[0]) : link?.name,
      url: urlOf(code, given),
      headers: headersOfChain(code, links),
      body: 'text',
    };
  });
