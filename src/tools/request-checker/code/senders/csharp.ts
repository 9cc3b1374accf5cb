import type {Header} from '../../sent-request';
import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {requestsOf, type FindSent} from './find-sent';
import {headerAt} from './headers';

/**
 * `StringContent` is plain text by default.
 *
 * See https://learn.microsoft.com/en-us/dotnet/api/system.net.http.stringcontent.-ctor.
 */
export const csharpContents: FindSent = (code, json) => {
  // Parts of a form have types of their own.
  if (code.withoutComments.includes('MultipartFormDataContent')) return [];
  return requestsOf(code, {sender: 'csharp'}, (index) => {
    if (sourceAt(code, index) !== 'StringContent' || sourceAt(code, index - 1) !== 'new') return undefined;
    if (sourceAt(code, index + 1) !== '(') return undefined;
    const [text, ...settings] = entriesOf(code, index + 1);
    return text === undefined || !json.holds(text) ? undefined : {headers: headersOf(code, settings), body: 'text'};
  });
};

/** The text is followed by an encoding and the type, or by an object that contains the type. */
function headersOf(code: Code, [encoding, type, ...others]: readonly Range[]): readonly Header[] | undefined {
  if (others.length > 0) return undefined;
  if (type !== undefined) return [headerAt(code, 'Content-Type', type)];
  const isEncoding = encoding && /^(?:UTF8|ASCII|Unicode|Default)$/.test(sourceAt(code, encoding.to - 1));
  return encoding === undefined || isEncoding ? [] : undefined;
}
