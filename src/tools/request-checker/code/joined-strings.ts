import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import {after} from './brackets';
import type {Code} from './code';
import {contentOf} from './string-literal';

/**
 * The string at a place and what the code joins to it, such as `'a' + b` and `"a" . $b`, and the index of the token
 * after that; an empty text where no string stands.
 */
export function joinedStrings(code: Code, start: number): {readonly text: MappedText; readonly end: number} {
  const {tokens} = code;
  const joined = new MappedTextBuilder();
  let end = start;
  for (;;) {
    const token = tokens[end];
    if (token?.kind === 'string' && !isJson(joined.text)) {
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

/** A text that says all is not joined to the next one: a shell has them side by side, too. */
function isJson(text: string): boolean {
  if (!/[\]}]\s*$/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a token joins strings: a sign, of PHP too, or a variable of a shell that begins where quotes end. */
function isJoin({tokens}: Code, index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.source === '.') return next?.source === '$' || next?.kind === 'string';
  if (token?.source === '$') return before !== undefined && before.start + before.source.length === token.start;
  return token?.source === '+';
}

/** What may stand before a name, and between a name and a member of it. */
const within = /^(?:->|::|[.?!:$&*-])$/;

/** Where a name or a bracket ends, with the members, arguments and indexes that follow it: lines may have no `;`. */
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
