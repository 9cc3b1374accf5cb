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
  // The longest meaning includes the case that the message identifies, in place of the causes that are usual.
  const {meaning, cause} = same.reduce((fullest, each) =>
    each.meaning.length > fullest.meaning.length ? each : fullest,
  );
  return {
    ...same[0],
    meaning,
    cause,
    places: [...new Set(same.flatMap(({places}) => places))],
    quotes: [...new Set(same.flatMap(({quotes}) => quotes))],
  };
}
