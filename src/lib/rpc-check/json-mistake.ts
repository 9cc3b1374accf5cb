import {printParseErrorCode, type ParseError} from 'jsonc-parser';
import {tryParseJson} from '../literals/json-value';
import {hiddenIn, hiddenName} from '../text/hidden-characters';
import {lineOf} from '../text/text-position';

/** Where a text stops being valid JSON, and how to fix it. */
export interface JsonMistake {
  readonly at: number;
  readonly message: string;
}

const constants = ['true', 'false', 'null'];

/** Equivalents of `null` in other languages. */
const otherNulls = ['None', 'nil', 'undefined'];

/**
 * Describes a syntax error in words. Most are syntax that another language allows.
 *
 * @param open offsets of unclosed brackets, outermost first.
 */
export function describeMistake(text: string, {error, offset}: ParseError, open: readonly number[]): JsonMistake {
  const at = (message: string, place = offset): JsonMistake => ({at: Math.min(place, text.length), message});
  const rest = text.slice(offset);
  const afterSymbol = rest.replace(/^[\w.+-]+/, '');
  if (hiddenIn(afterSymbol) === 0) {
    const name = hiddenName(afterSymbol);
    const message = `JSON doesn’t allow ${name} here. Write an ordinary space in its place, or remove it.`;
    return at(message, text.length - afterSymbol.length);
  }
  if (rest.trim() === '') return at(unfinished(text, open), text.length);

  if (tryParseJson(text.slice(0, offset)) !== undefined) {
    const several = rest.startsWith('{') ? 'Put several requests into an array, or remove' : 'Remove';
    return at(`The JSON ends before this. ${several} what follows.`);
  }

  const comma = text.slice(0, offset).trimEnd().length - 1;
  if (/^[}\]]/.test(rest) && text[comma] === ',')
    return at('JSON doesn’t allow a comma after the last entry. Remove it.', comma);
  if (/^['`“”‘’„«»]/.test(rest)) return at('JSON uses straight double quotes. Put " around the text.');
  if (/^[/#]/.test(rest)) return at('JSON doesn’t allow comments. Remove this one.');
  const kind = printParseErrorCode(error);
  if (rest.startsWith('"') && kind !== 'CommaExpected' && kind !== 'ColonExpected') {
    return at('This string isn’t closed on its line, or has a \\ that JSON doesn’t allow. Close it with ".');
  }

  const word = /^[A-Za-z_$][\w$]*/.exec(rest)?.[0];
  switch (kind) {
    case 'CommaExpected':
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return at(/\d\.?$/.test(text.slice(0, offset)) ? badNumber : 'Add a comma or a closing bracket before this.');
    case 'ColonExpected':
      return at('Add a colon after the member name.');
    case 'PropertyNameExpected':
      return at('Write a member name in double quotes.');
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return at(badNumber);
  }
  if (word !== undefined && constants.includes(word.toLowerCase())) {
    return at(`Write ${word.toLowerCase()} in lowercase.`);
  }
  if (word !== undefined && otherNulls.includes(word)) return at(`Write null instead of ${word}.`);
  if (word !== undefined) return at(`Put double quotes around ${word} if it is a string.`);
  return at('Write a value here: a string in double quotes, a number, true, false, null, [ or {.');
}

const badNumber = 'A JSON number can’t have leading zeros, letters, or a trailing point.';

function unfinished(text: string, open: readonly number[]): string {
  const start = open.at(-1);
  if (start === undefined) return 'The text ends where a value should be.';
  const [bracket, close] = text[start] === '{' ? ['{', '}'] : ['[', ']'];
  return `The text ends, but the ${bracket} on line ${lineOf(text, start)} isn’t closed. Add ${close} at the end.`;
}
