import type {Code} from '../code';
import type {JsonTexts} from './json-texts';

/** HTTP clients, each with its own way to set the content type. */
export type Sender =
  | 'javascript'
  | 'python'
  | 'go'
  | 'rust'
  | 'java'
  | 'csharp'
  | 'curlOfPhp'
  | 'streamOfPhp'
  | 'guzzle'
  | 'ruby'
  | 'httpOfRuby';

/** A call that POSTs a text. */
export interface Post {
  /** Offset in the source. */
  readonly at: number;
  readonly sender: Sender;
  /** The content type that its headers set; empty if they set none. */
  readonly type: string;
}

/**
 * Finds the calls in a language. Skips calls that may get headers from a variable or a spread object, and calls that
 * may send something other than JSON.
 */
export type FindPosts = (code: Code, json: JsonTexts) => readonly Post[];

/**
 * The calls of one sender.
 *
 * @param typeAt returns the content type of the call at a token; undefined if there is none, or it must be skipped.
 */
export function postsOf(code: Code, sender: Sender, typeAt: (index: number) => string | undefined): readonly Post[] {
  return code.tokens.flatMap(({start}, index): Post[] => {
    const type = typeAt(index);
    return type === undefined ? [] : [{at: start, sender, type}];
  });
}
