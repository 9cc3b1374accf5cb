import {grouped} from '../../lib/amounts/grouped';

/** A log of several megabytes would freeze the page. */
export const maximumLength = 200_000;

const lengthOfEnd = maximumLength / 2;

/** What readers must know about a text that is cut. */
export const partlyRead = `Only the first and last ${grouped(lengthOfEnd)} characters of this text were read.`;

/** Whether a text is too long to be read as a whole. */
export function isCut(text: string): boolean {
  return text.length > maximumLength;
}

/**
 * The parts of a text that are read: all of it, or both ends of a long one. The first error of a log is near its start,
 * and the failure at its end.
 */
export function partsToRead(text: string): readonly string[] {
  if (!isCut(text)) return [text];
  // A number that is cut would be another number.
  const start = text.slice(0, lengthOfEnd).replace(/\w{1,100}$/, '');
  const end = text.slice(-lengthOfEnd).replace(/^\w{1,100}/, '');
  return [start, end];
}
