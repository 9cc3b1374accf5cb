import {tryParseJson} from '../../../lib/literals/json-value';
import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import {after} from './brackets';
import type {Code} from './code';
import {contentOf} from './string-literal';

/**
 * The string at a token and what the code concatenates to it, such as `'a' + b` or `"a" . $b`, and the index of the
 * next token; an empty text if the token is not a string.
 */
export function joinedStrings(code: Code, start: number): {readonly text: MappedText; readonly end: number} {
  const {tokens} = code;
  const joined = new MappedTextBuilder();
  let end = start;
  for (;;) {
    const token = tokens[end];
    if (token?.kind === 'string' && !isWhole(joined.text)) {
      joined.append(contentOf(token));
      end += 1;
    } else if (token && end > start && isJoin(code, end)) {
      const operand = token.source === '$' ? end : end + 1;
      const isString = tokens[operand]?.kind === 'string';
      if (!isString) joined.addVariableAt(token.start);
      end = isString ? operand : operandEnd(code, operand);
    } else {
      return {text: joined.mapped, end};
    }
  }
}

/** Whether a text is complete JSON, and so not joined to an adjacent string, which can be another shell argument. */
function isWhole(text: string): boolean {
  return /[\]}]\s*$/.test(text) && tryParseJson(text) !== undefined;
}

/** Whether a token concatenates strings: `+`, PHP's `.`, or a shell variable right after a closing quote. */
function isJoin({tokens}: Code, index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.source === '.') return next?.source === '$' || next?.kind === 'string';
  if (token?.source === '$') return before !== undefined && before.start + before.source.length === token.start;
  return token?.source === '+';
}

/** Tokens allowed before a name, and between a name and its members. */
const within = /^(?:->|::|[.?!:$&*-])$/;

/** Index after an operand with its members, arguments, and indexes; a line may end without `;`. */
function operandEnd(code: Code, start: number): number {
  let hasValue = false;
  let end = start;
  for (let token = code.tokens[end]; token !== undefined; token = code.tokens[end]) {
    const isGroup: boolean = code.closeOf.has(end) && !(token.source === '{' && hasValue);
    const isSign: boolean = token.kind === 'punctuator' && !isGroup;
    if (isSign ? !within.test(token.source) : token.kind === 'string' || (hasValue && !isGroup)) break;
    hasValue = !isSign;
    end = after(code, end);
  }
  return end;
}
