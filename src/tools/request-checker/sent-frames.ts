import {mappedPart, type MappedText} from './mapped-text/mapped-text';

/**
 * A line typed in a wscat session: the prompt, followed by JSON. Lines from the server start with `<`; `> {%` starts a
 * script in an .http file.
 */
const typed = /^> [ \t]*(?!\{%)([[{].*)$/gm;

/** The frames sent in a wscat session. */
export function sentFrames(session: string): MappedText[] {
  return Array.from(session.matchAll(typed), ({0: line, 1: frame = '', index}) => {
    const end = index + line.length;
    return mappedPart(session, end - frame.length, end);
  });
}
