import {cleanQuery} from './clean-query';

/** Patterns of log and stack trace lines that name the error, most specific first. */
const tellingLines = [/-32\d{3}\b|\b0x[\da-f]+\b/i, /error|failed|exceeded/i];

/**
 * The query for a pasted text: unchanged, unless it exceeds the maximum length. Error messages name the innermost cause
 * last, after prefixes such as `Transaction simulation failed:`, so the query is the end of the line that names the
 * error.
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
