import {remembered} from '../../lib/remembered';
import {ownHeading, type SearchRecord} from '../../lib/search/search-record';
import {compactWord, lastSegment} from '../../lib/search/word-parts';
import {findWords} from '../../lib/search/words';
import {isIdentifier} from '../../lib/text/is-identifier';
import {isCode} from './words/word-weights';

interface Name {
  readonly name: string;
  readonly shorts: readonly string[];
}

/** A name, value or identifier of the section that the query has, or else a code, unless the section is named so. */
export function nameFor(asked: readonly string[], record: SearchRecord): string | undefined {
  const compact = new Set(asked.map(compactWord));
  if (compact.has(compactWord(ownHeading(record).text))) return undefined;
  return namesIn(record).find(({shorts}) => shorts.some((short) => compact.has(short)))?.name ?? asked.find(isCode);
}

/**
 * The names and values that a section defines, and identifiers in its text: a reader looks for the place of one.
 * Memoized, as the same sections match at many keystrokes.
 */
const namesIn = remembered(({ranking, content}: SearchRecord): readonly Name[] => {
  const {names, values} = ranking ?? {names: [], values: []};
  const identifiers = findWords(content ?? '')
    .map(({text}) => text)
    .filter(isIdentifier);
  return [...new Set([...names, ...values, ...identifiers])].map((name) => ({name, shorts: shortNames(name)}));
});

/** What readers call a name: `--limit COUNT` without its value, and `filter.excludeVotes` without its object. */
function shortNames(name: string): string[] {
  return [name, name.split(' ')[0] ?? '', lastSegment(name)].map(compactWord);
}
