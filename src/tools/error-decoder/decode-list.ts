import {decodeCode} from './decode-code';
import type {DecodedError} from './decoded-error';
import {merge} from './merge';
import {mostSpecificFirst} from './resolve';

/** Longer texts are logs. */
const maxLength = 1000;

const bullets = /^[ \t]*[-*•][ \t]+/gm;

const betweenCodes = /[\s,;|]+/;
const betweenEntries = /\s*[\n,;|]\s*/;

/**
 * The findings of a list of errors with bare codes in it, such as `-32005, 0x1771`, most specific first. Undefined for
 * any other text: a number between other text can be anything.
 *
 * @param decodeEntry decodes an entry that is more than a code
 */
export function decodeList(
  text: string,
  decodeEntry: (text: string) => readonly DecodedError[],
): DecodedError[] | undefined {
  if (text.length > maxLength) return undefined;
  const list = text.replace(/[\s,;|]+$/, '').replace(bullets, '');
  // `0x1771 (6002)` contradicts itself.
  const codes = list.includes('(') ? [] : list.split(betweenCodes).map(readCode);
  if (codes.length > 1 && codes.every((found) => found !== undefined)) return joined(codes);
  const entries = list.split(betweenEntries).map((entry) => ({entry, ofCode: readCode(entry)}));
  const isList = entries.length > 1 && entries.some(({ofCode}) => ofCode) && !entries.some(({entry}) => isCount(entry));
  if (!isList) return undefined;
  const decoded = entries.map(({entry, ofCode}) => ofCode ?? decodeEntry(entry));
  return decoded.every(({length}) => length > 0) ? joined(decoded) : undefined;
}

/** Small numbers count or number something; others, such as ports, are codes only if somebody documents them. */
function readCode(text: string): readonly DecodedError[] | undefined {
  if (isCount(text) || isLabel(text)) return undefined;
  const found = decodeCode(text);
  return found?.some(({certainty}) => certainty !== 'unknown') ? found : undefined;
}

/** As in `"Custom": 6001`: it names what follows. */
function isLabel(text: string): boolean {
  return /^\W*[a-z]\w*["'\x60]?:$/i.test(text);
}

function isCount(text: string): boolean {
  return /^\d{1,2}\W?$/.test(text);
}

/** Without readings that are less likely than the first of their entry. */
function joined(entries: readonly (readonly DecodedError[])[]): DecodedError[] {
  const likely = entries.flatMap((readings) => readings.filter(({certainty}) => certainty === readings[0]?.certainty));
  return mostSpecificFirst(merge(likely));
}
