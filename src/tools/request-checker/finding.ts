import type {Path} from '../../lib/rpc-check/problem';

/**
 * An error makes the request fail; a warning can cause a problem for some readers, or later; a hint is an improvement;
 * a note is not a problem with the request, but depends on something that the text does not say.
 */
export type Severity = 'error' | 'warning' | 'hint' | 'note';

/** The result of a rule. */
export interface Diagnostic {
  readonly severity: Severity;
  /** What is wrong: a sentence. */
  readonly what: string;
  /** What to write instead: a sentence. */
  readonly instead: string;
  /** Link to more information; `to` is a path on this site. */
  readonly more?: {readonly label: string; readonly to: string};
}

/** The result of a rule for a part of a message. */
export interface Finding extends Diagnostic {
  /** Path within the message; empty for the whole message. */
  readonly path: Path;
}

export function finding(severity: Severity, path: Path, what: string, instead: string): Finding {
  return {severity, path, what, instead};
}

export function error(what: string, instead: string): Diagnostic {
  return {severity: 'error', what, instead};
}
