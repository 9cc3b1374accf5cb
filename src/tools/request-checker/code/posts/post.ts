import type {Code} from '../code';
import type {JsonTexts} from './json-texts';

/** What sends: each has its own way to name the content type. */
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

/** A call that sends a text. */
export interface Post {
  /** Where it stands in the source. */
  readonly at: number;
  readonly sender: Sender;
  /** The content type that its headers name; empty where they name none. */
  readonly type: string;
}

/**
 * Finds the calls of a language. Only what is written out counts: a variable can hold the headers, and so can an object
 * that is spread out. Such a call is left out, as is one that may send something else than JSON.
 */
export type FindPosts = (code: Code, json: JsonTexts) => readonly Post[];

/**
 * The calls of one sender.
 *
 * @param typeAt the content type of the call at a token; nothing where there is none that counts.
 */
export function postsOf(code: Code, sender: Sender, typeAt: (index: number) => string | undefined): readonly Post[] {
  return code.tokens.flatMap(({start}, index): Post[] => {
    const type = typeAt(index);
    return type === undefined ? [] : [{at: start, sender, type}];
  });
}
