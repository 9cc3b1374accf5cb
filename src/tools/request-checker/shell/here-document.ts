import {matchAt} from '../../../lib/text/match-at';
import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import {variableLength} from './variables';

/** `<<EOF`; if the delimiter is quoted, the shell does not expand variables. */
const start = /<<-?[ \t]*(["']?)([\w-]+)\1/y;

/** The start of a here-document. */
export interface HereDocument {
  /** The line that ends it. */
  readonly delimiter: string;
  readonly isQuoted: boolean;
  /** Length of the operator and delimiter. */
  readonly length: number;
}

/** The here-document that starts at an index, if any. */
export function hereDocumentAt(source: string, index: number): HereDocument | undefined {
  const [announced, quote, delimiter] = matchAt(start, source, index) ?? [];
  return announced === undefined || delimiter === undefined
    ? undefined
    : {delimiter, isQuoted: quote !== '', length: announced.length};
}

/** Reads the contents from an index; `end` is the end of the delimiter line. */
export function readHereDocument(
  source: string,
  index: number,
  {delimiter, isQuoted}: HereDocument,
): {readonly document: MappedText; readonly end: number} {
  const last = new RegExp(`^\\t*${delimiter}[ \\t]*$`, 'gm');
  last.lastIndex = index;
  const found = last.exec(source);
  const document = new MappedTextBuilder();
  const end = found?.index ?? source.length;
  let at = index;
  while (at < end) {
    const length = isQuoted ? 0 : Math.min(variableLength(source, at), end - at);
    if (length > 0) document.addVariablePart(source, at, at + length);
    else document.addPart(source, at, at + 1);
    at += length || 1;
  }
  return {document: document.mapped, end: found === null ? source.length : found.index + found[0].length};
}
