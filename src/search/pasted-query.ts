import {cleanQuery} from './clean-query';

/** Lines of a log or a stack trace that say what went wrong, the most telling pattern first. */
const tellingLines = [/-32\d{3}\b|\b0x[\da-f]+\b/i, /error|failed|exceeded/i];

/**
 * The query for a pasted text: as it is, unless it is longer than queries may be. Error messages name the innermost cause last, after
 * `Transaction simulation failed:` and the like, so it is the end of the telling line that counts.
 *
 * @returns at most `maxLength` UTF-16 code units.
 */
export function pastedQuery(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const isTelling = tellingLines.find((pattern) => lines.some((line) => pattern.test(line)));
  const line = lines.find((each) => (isTelling ? isTelling.test(each) : each !== '')) ?? '';
  const causes = line.split(/: +/);
  while (causes.length > 1 && causes.join(': ').length > maxLength) causes.shift();
  return cleanQuery(causes.join(': '), maxLength);
}
