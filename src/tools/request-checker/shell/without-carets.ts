import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';

/** The escape character of the Windows command prompt, which also continues lines. */
const caret = /\^(\r?\n|[^])/g;

/**
 * Resolves the `^` escapes of the Windows command prompt: browsers copy commands with `^` before quotes, and people end
 * lines with it. Undefined for a text without them.
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
