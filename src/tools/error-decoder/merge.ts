import type {DecodedError} from './decoded-error';

/** The findings, with those about the same error joined. */
export function merge(findings: readonly DecodedError[]): DecodedError[] {
  const byId = new Map<string, [DecodedError, ...DecodedError[]]>();
  for (const finding of findings) {
    const same = byId.get(finding.id);
    if (same === undefined) byId.set(finding.id, [finding]);
    else same.push(finding);
  }
  return Array.from(byId.values(), join);
}

/** All at once: a batch can repeat an error thousands of times. */
function join(same: readonly [DecodedError, ...DecodedError[]]): DecodedError {
  return {
    ...same[0],
    // The longest meaning includes the case that the message identifies.
    meaning: same.reduce((longest, {meaning}) => (meaning.length > longest.length ? meaning : longest), ''),
    places: [...new Set(same.flatMap(({places}) => places))],
    quotes: [...new Set(same.flatMap(({quotes}) => quotes))],
  };
}
