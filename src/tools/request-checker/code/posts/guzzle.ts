import {entriesOf, sourceAt} from '../code';
import {membersIn, namesPost, typeOfHeaders, valueOf} from './headers';
import {postsOf, type FindPosts} from './post';

const madeHere = /\bnew\s+[\\\w]*Client\s*\((?!\s*\$)/;
const headersInVariable = /['"]headers['"]\s*=>\s*\$/;

/**
 * Guzzle's `$client->post($url, ['body' => …])` sends a text without a content type, unless the client sets one.
 *
 * See https://docs.guzzlephp.org/en/stable/request-options.html.
 */
export const guzzlePosts: FindPosts = (code, json) => {
  // A client created elsewhere, or with settings from elsewhere, may set headers.
  if (!madeHere.test(code.withoutComments) || headersInVariable.test(code.withoutComments)) return [];
  return postsOf(code, 'guzzle', (index) => {
    const source = sourceAt(code, index);
    if (!/^(?:post|request)$/.test(source) || sourceAt(code, index - 1) !== '->') return undefined;
    if (sourceAt(code, index + 1) !== '(') return undefined;
    const passed = entriesOf(code, index + 1);
    if (source === 'request' && !namesPost(code, passed[0])) return undefined;
    const options = passed[source === 'request' ? 2 : 1];
    const members = options && membersIn(code, options);
    const body = members && valueOf(members, 'body');
    if (members === undefined || body === undefined || !json.holds(body)) return undefined;
    return typeOfHeaders(code, valueOf(members, 'headers'));
  });
};
