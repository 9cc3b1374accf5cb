import type {FoundFinding} from './placed-finding';

/** What was found in a text or a part of it. */
export interface Checked {
  /** At offsets of the whole text. */
  readonly findings: readonly FoundFinding[];
  /** Methods of the requests, as they are written. */
  readonly methods: readonly string[];
}

export function joined(checked: readonly Checked[]): Checked {
  return {
    findings: checked.flatMap(({findings}) => findings),
    methods: checked.flatMap(({methods}) => methods),
  };
}
