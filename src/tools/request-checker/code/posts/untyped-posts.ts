import type {Code} from '../code';
import {csharpPosts} from './csharp';
import {goPosts} from './go';
import {guzzlePosts} from './guzzle';
import {javaPosts} from './java';
import {javascriptPosts} from './javascript';
import {jsonTexts} from './json-texts';
import {phpCurlPosts} from './php-curl';
import {phpStreamPosts} from './php-streams';
import type {FindPosts, Post} from './post';
import {pythonPosts} from './python';
import {rubyPosts} from './ruby';
import {rustPosts} from './rust';

const languages: readonly FindPosts[] = [
  javascriptPosts,
  pythonPosts,
  goPosts,
  rustPosts,
  javaPosts,
  csharpPosts,
  phpCurlPosts,
  phpStreamPosts,
  guzzlePosts,
  rubyPosts,
];

/** Calls that send serialized JSON without the content type of JSON. */
export function untypedPosts(code: Code): readonly Post[] {
  const json = jsonTexts(code);
  const posts = languages.flatMap((find) => find(code, json));
  // A client created elsewhere in the code can set the type for all of its calls.
  const namesTypes = /content[-_]?type/i.test(code.withoutComments);
  // If there are several calls, some may not send requests.
  const namesJson = /application[\W_]{1,3}json/i.test(code.withoutComments);
  return posts.filter(({type}) => (type === '' ? !namesTypes : !namesJson && !/json/i.test(type)));
}
