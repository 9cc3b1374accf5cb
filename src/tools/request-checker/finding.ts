import type {Path} from '../../lib/rpc-check/problem';

/**
 * An error is refused, a warning goes wrong for some readers or some day, a hint can be better, and a note is no
 * problem of the request: it depends on what the text doesn't say.
 */
export type Severity = 'error' | 'warning' | 'hint' | 'note';

/** What a rule has to say. */
export interface Diagnostic {
  readonly severity: Severity;
  /** What is wrong: a sentence. */
  readonly what: string;
  /** What to write instead: a sentence. */
  readonly instead: string;
  /** Where the reader gets further. `to` is a path of this site. */
  readonly more?: {readonly label: string; readonly to: string};
}

/** What a rule has to say about a part of a message. */
export interface Finding extends Diagnostic {
  /** Of the message; the whole of it when empty. */
  readonly path: Path;
}

export function finding(severity: Severity, path: Path, what: string, instead: string): Finding {
  return {severity, path, what, instead};
}

export function error(what: string, instead: string): Diagnostic {
  return {severity: 'error', what, instead};
}
