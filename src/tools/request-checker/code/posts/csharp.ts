import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {textOf} from './headers';
import type {FindPosts, Post} from './post';

/**
 * `StringContent` is plain text unless it is told otherwise.
 *
 * See https://learn.microsoft.com/en-us/dotnet/api/system.net.http.stringcontent.-ctor.
 */
export const csharpPosts: FindPosts = (code, json) => {
  // A part of a form has a type of its own.
  if (code.withoutComments.includes('MultipartFormDataContent')) return [];
  return code.tokens.flatMap(({source, start}, index): Post[] => {
    if (source !== 'StringContent' || sourceAt(code, index - 1) !== 'new') return [];
    if (sourceAt(code, index + 1) !== '(') return [];
    const [text, ...settings] = entriesOf(code, index + 1);
    if (text === undefined || !json.holds(text)) return [];
    const type = typeOf(code, settings);
    return type === undefined ? [] : [{at: start, sender: 'csharp', type}];
  });
};

/** Behind the text stand an encoding and the type, or an object that holds the type. */
function typeOf(code: Code, [encoding, type, ...others]: readonly Range[]): string | undefined {
  if (others.length > 0) return undefined;
  if (type !== undefined) return textOf(code, type);
  if (encoding === undefined) return '';
  const isEncoding = /^(?:UTF8|ASCII|Unicode|Default)$/.test(sourceAt(code, encoding.to - 1));
  return isEncoding ? '' : undefined;
}
