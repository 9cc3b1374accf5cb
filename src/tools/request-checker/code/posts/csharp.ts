import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {textOf} from './headers';
import {postsOf, type FindPosts} from './post';

/**
 * `StringContent` is plain text by default.
 *
 * See https://learn.microsoft.com/en-us/dotnet/api/system.net.http.stringcontent.-ctor.
 */
export const csharpPosts: FindPosts = (code, json) => {
  // Parts of a form have types of their own.
  if (code.withoutComments.includes('MultipartFormDataContent')) return [];
  return postsOf(code, 'csharp', (index) => {
    if (sourceAt(code, index) !== 'StringContent' || sourceAt(code, index - 1) !== 'new') return undefined;
    if (sourceAt(code, index + 1) !== '(') return undefined;
    const [text, ...settings] = entriesOf(code, index + 1);
    return text === undefined || !json.holds(text) ? undefined : typeOf(code, settings);
  });
};

/** The text is followed by an encoding and the type, or by an object that contains the type. */
function typeOf(code: Code, [encoding, type, ...others]: readonly Range[]): string | undefined {
  if (others.length > 0) return undefined;
  if (type !== undefined) return textOf(code, type);
  if (encoding === undefined) return '';
  const isEncoding = /^(?:UTF8|ASCII|Unicode|Default)$/.test(sourceAt(code, encoding.to - 1));
  return isEncoding ? '' : undefined;
}
