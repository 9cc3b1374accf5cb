/** What loggers put before a message: the time, the level, or both. */
const logPrefix =
  /^(?:.{0,13}?\d\d:\d\d:\d\d\S*\s+(?:- )?)?(?:(?:\[\w+\]|DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL)\W*\s(?=\S+ ))?/;

/** The message in a line of a log. A line with only a word after the level is left whole. */
export function withoutLogPrefix(line: string): string {
  return line.trimStart().replace(logPrefix, '');
}
