import {mappedPart, type MappedText} from './mapped-text/mapped-text';

/** What was typed in a session of wscat: its prompt, and JSON after it. What the server sent begins with `<`. */
const typed = /^> [ \t]*([[{].*)$/gm;

/** The frames that a session of wscat sent, each with its place in the text. */
export function sentFrames(session: string): MappedText[] {
  return Array.from(session.matchAll(typed), ({0: line, 1: frame = '', index}) => {
    const end = index + line.length;
    return mappedPart(session, end - frame.length, end);
  });
}
