import type {Span, Taken} from '../taken';
import {variableLength} from './variables';

/** `<<EOF`; in quotes, the shell puts nothing in the place of variables. */
const start = /<<-?[ \t]*(["']?)(\w+)\1/y;

/** What a command reads from the lines below it. */
export interface HereDocument {
  /** The line that ends it. */
  readonly delimiter: string;
  readonly isQuoted: boolean;
  /** Of what announces it. */
  readonly length: number;
}

/** The document that is announced at a place, if there is one. */
export function hereDocumentAt(source: string, index: number): HereDocument | undefined {
  start.lastIndex = index;
  const [announced, quote, delimiter] = start.exec(source) ?? [];
  return announced === undefined || delimiter === undefined
    ? undefined
    : {delimiter, isQuoted: quote !== '', length: announced.length};
}

/** Its text, which begins at a place, and where the next line after it begins. */
export function readHereDocument(
  source: string,
  index: number,
  {delimiter, isQuoted}: HereDocument,
): {readonly document: Taken; readonly end: number} {
  const last = new RegExp(`^\\t*${delimiter}[ \\t]*$`, 'gm');
  last.lastIndex = index;
  const found = last.exec(source);
  const text = source.slice(index, found?.index ?? source.length);
  const variables: Span[] = [];
  for (let at = 0; !isQuoted && at < text.length; at += 1) {
    const length = variableLength(text, at);
    if (length > 0) variables.push({start: at, end: at + length});
  }
  return {
    document: {text, offsets: Array.from(text, (_, offset) => index + offset), variables},
    end: found === null ? source.length : found.index + found[0].length,
  };
}
