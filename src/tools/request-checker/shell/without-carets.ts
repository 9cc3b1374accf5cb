import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';

/** What the command prompt of Windows takes the next character as it is for, and joins two lines by. */
const caret = /\^(\r?\n|[^])/g;

/**
 * A command as the command prompt of Windows passes it on: browsers copy it with `^` before each of its quotes, and
 * people end its lines with one. Nothing for a text without them.
 */
export function withoutCarets(source: string): MappedText | undefined {
  if (!/\^(?:"|\r?\n)/.test(source)) return undefined;
  const plain = new MappedTextBuilder();
  let done = 0;
  for (const {0: found, 1: escaped = '', index} of source.matchAll(caret)) {
    plain.addPart(source, done, index);
    done = index + found.length;
    if (!escaped.endsWith('\n')) plain.addPart(source, index + 1, done);
  }
  plain.addPart(source, done, source.length);
  return plain.mapped;
}
