/** Their words, written separately, match text about logs, signatures and times. */
const phrasalVerb =
  /\b(?:(?:log|logged|logging|sign|signed)[ -](in)|(?:time|times|timed|timing)[ -](out)(?! of\b)|set(?:ting)?[ -](up))\b/gi;

/** The word for each phrasal verb, by its particle. */
const wordOf: Readonly<Record<string, string>> = {in: 'login', out: 'timeout', up: 'setup'};

/** Replaces the phrasal verbs of a query. */
export function joinPhrasalVerbs(query: string): string {
  return query.replace(phrasalVerb, (_, ...particles: string[]) => wordIn(particles));
}

/** Adds their words to a text, whose own words stay searchable. */
export function addPhrasalVerbs(text: string): string {
  return text.replace(phrasalVerb, (verb, ...particles: string[]) => `${verb} ${wordIn(particles)}`);
}

function wordIn([first, second, third]: readonly (string | undefined)[]): string {
  return wordOf[(first ?? second ?? third ?? '').toLowerCase()] ?? '';
}
