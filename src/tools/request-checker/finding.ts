import type {Path} from '../../lib/rpc-check/problem';

/** An error is refused, a warning goes wrong for some readers or some day, a hint can be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** What a rule has to say, and about which part. */
export interface Finding {
  readonly severity: Severity;
  /** Of the message; the whole of it when empty. */
  readonly path: Path;
  /** What is wrong: a sentence. */
  readonly what: string;
  /** What to write instead: a sentence. */
  readonly instead: string;
}

export function finding(severity: Severity, path: Path, what: string, instead: string): Finding {
  return {severity, path, what, instead};
}
