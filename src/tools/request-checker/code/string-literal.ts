// cspell:ignore sdvqi
import {matchAt} from '../../../lib/text/match-at';
import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import {unescaped} from '../unescaped';
import type {Token} from './tokens';

const parts = /^(?<prefix>[a-z@$]*)(?<hashes>#*)(?<quote>"""|'''|["'`])(?<content>[^]*?)(?:\k<quote>[#@]*)?$/i;

/** Placeholders that a program replaces; which ones apply depends on the string's quotes and prefix. */
const templateVariable = /\$\{(?:[^{}]|\{[^{}]{0,200}\}){0,200}\}/y;
/** In double quotes, in Kotlin, Ruby, PHP, and Swift. */
const quotedVariable =
  /\$[a-z_]\w{0,200}|[$#]\{[^}]{0,200}\}|\{\$[^{}]{0,200}\}|\\\((?:[^()]|\([^()]{0,200}\)){0,200}\)/iy;
/** In templates that an editor or a tool fills in. */
const bracedVariable = /\{\{[^{}"]{0,200}\}\}/y;
const formatVariable = /\{[^{}]{0,200}\}/y;
const printVariable = /%(?:\(\w+\))?[sdvqi]/y;

/** JSON never starts with two braces, so this is a format string for `format!` or `.format`, with doubled braces. */
const formatStart = /^\s*\[?\s*\{\{\s*["\\]/;

const escape = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|\r?\n|([^]))/y;

/** The value of a string literal. */
export function contentOf({source, start}: Token): MappedText {
  const {prefix = '', hashes = '', quote = '', content = ''} = parts.exec(source)?.groups ?? {};
  const isRaw = /[r@]/i.test(prefix);
  // After `$$`, C# treats single braces as text, and double braces as a variable.
  const isFormat = /f|^@?\$@?$/i.test(prefix) || formatStart.test(content);
  const variables = [
    ...(quote === '`' ? [templateVariable] : []),
    ...(quote.startsWith('"') ? [quotedVariable] : []),
    isFormat ? formatVariable : bracedVariable,
    printVariable,
  ];
  /** Characters that are escaped by doubling. */
  const doubled = (isFormat ? '{}' : '') + (prefix.includes('@') && !source.endsWith('@') ? '"' : '');
  const text = new MappedTextBuilder();
  let index = prefix.length + hashes.length + quote.length;
  const end = index + content.length;
  while (index < end) {
    const place = start + index;
    const variable = lengthOfFirst(variables, source, index);
    const escaped = isRaw ? null : matchAt(escape, source, index);
    const character = source.charAt(index);
    if (variable > 0) text.addVariableAt(place);
    else text.addAt(place, escaped ? escapeOf(escaped) : character);
    const isDoubled = doubled.includes(character) && source.charAt(index + 1) === character;
    index += variable || (escaped?.[0].length ?? (isDoubled ? 2 : 1));
  }
  return text.mapped;
}

function lengthOfFirst(patterns: readonly RegExp[], source: string, index: number): number {
  for (const pattern of patterns) {
    const found = matchAt(pattern, source, index);
    if (found) return found[0].length;
  }
  return 0;
}

function escapeOf([, point, unit, long, byte, other = '']: RegExpExecArray): string {
  return unescaped(point ?? unit ?? long ?? byte, other);
}
