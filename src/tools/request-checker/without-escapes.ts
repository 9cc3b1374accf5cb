import {mapThrough, type MappedText} from './mapped-text/mapped-text';
import {MappedTextBuilder} from './mapped-text/mapped-text-builder';

const escape = /\\(n|["\\/])/g;

/**
 * The JSON in a text whose quotes are escaped, as in a log or within a string: `body={\"id\":1}`. Undefined for a text
 * without such quotes, and for one with variables.
 */
export function withoutEscapes(body: MappedText): MappedText | undefined {
  const {text, variables} = body;
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1;
  if (start === -1 || end <= start || !text.includes('\\"') || variables.length > 0) return undefined;
  const plain = new MappedTextBuilder();
  let done = start;
  for (const {0: found, 1: escaped = '', index} of text.slice(0, end).matchAll(escape)) {
    if (index < done) continue;
    plain.addPart(text, done, index);
    plain.addAt(index, escaped === 'n' ? '\n' : escaped);
    done = index + found.length;
  }
  plain.addPart(text, done, end);
  return mapThrough(body, plain.mapped);
}
