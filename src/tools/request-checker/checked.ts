import type {FoundFinding} from './placed-finding';

/** Results of checking a text or a part of it. */
export interface Checked {
  /** With offsets in the whole text. */
  readonly findings: readonly FoundFinding[];
  /** Methods of the requests, as written. */
  readonly methods: readonly string[];
}

export function joined(checked: readonly Checked[]): Checked {
  return {
    findings: checked.flatMap(({findings}) => findings),
    methods: checked.flatMap(({methods}) => methods),
  };
}
