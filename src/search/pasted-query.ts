import {cleanQuery} from './clean-query';

/** Patterns of log and stack trace lines that name the error, most specific first. */
const tellingLines = [/-32\d{3}\b|\b0x[\da-f]+\b/i, /error|failed|exceeded/i];

/**
 * The query for a pasted text: unchanged, unless it exceeds the maximum length, and then its beginning. Of an error
 * message, it is the end of the line that names the error: the innermost cause comes last, after prefixes such as
 * `Transaction simulation failed:`.
 *
 * @returns at most `maxLength` UTF-16 code units.
 */
export function pastedQuery(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const telling = tellingLines.find((pattern) => lines.some((line) => pattern.test(line)));
  if (!telling) return cleanQuery(lines.find((line) => line !== '') ?? '', maxLength);
  const causes = lines.find((line) => telling.test(line))?.split(/: +/) ?? [];
  while (causes.length > 1 && causes.join(': ').length > maxLength) causes.shift();
  return cleanQuery(causes.join(': '), maxLength);
}
