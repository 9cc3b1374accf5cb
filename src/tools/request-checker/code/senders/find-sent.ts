import type {Sender} from '../../sender-advice';
import type {SentBody, SentRequest} from '../../sent-request';
import type {Code, Range} from '../code';
import {kindOf} from '../literals';
import type {JsonTexts} from './json-texts';

/**
 * Finds the requests that one client sends. Skips bodies that may not be JSON, and leaves undefined whatever the code
 * does not show: a value in a variable that may change, a spread object, or the settings of a client from elsewhere.
 */
export type FindSent = (code: Code, json: JsonTexts) => readonly SentRequest[];

/** What a call shows of a request. */
export type Shown = Partial<Omit<SentRequest, 'at' | 'sender'>>;

interface Client {
  readonly sender: Sender;
  /** Whether the headers of a call are all of its headers; otherwise, the client may set others. */
  readonly isClear?: boolean;
}

/** The requests of one client; `shownAt` reads the call at a token, if it is one. */
export function requestsOf(
  code: Code,
  {sender, isClear = true}: Client,
  shownAt: (index: number) => Shown | undefined,
): readonly SentRequest[] {
  return code.tokens.flatMap(({start: at}, index): SentRequest[] => {
    const shown = shownAt(index);
    if (shown === undefined) return [];
    const {verb, url, headers, body} = shown;
    return [{at, sender, verb, url, headers: isClear ? headers : undefined, body}];
  });
}

/** What becomes of a value that holds JSON. */
export function bodyOf(code: Code, value: Range, isEncoded = false): SentBody {
  const kind = kindOf(code, value);
  if (isEncoded) return kind === 'text' ? 'twice' : 'json';
  return kind ?? 'text';
}
