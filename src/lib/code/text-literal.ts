// cspell:ignore sdvqi
import type {Taken} from '../taken';
import {TakenText} from '../taken-text';
import type {Token} from './tokens';

const parts = /^(?<prefix>[a-z@$]*)(?<hashes>#*)(?<quote>"""|'''|["'`])(?<content>[^]*?)(?:\k<quote>\k<hashes>)?$/i;

/** What a program puts another text in place of, by what stands around the text or before it. */
const templateVariable = /\$\{[^}]{0,200}\}/y;
/** In double quotes, of Kotlin, PHP and Ruby. */
const quotedVariable = /\$[a-z_]\w{0,200}|[$#]\{[^}]{0,200}\}/iy;
const formatVariable = /\{[^{}]{0,200}\}/y;
const printVariable = /%(?:\(\w+\))?[sdvqi]/y;

const escape = /\\(?:u\{([\da-f]{1,5})\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n|([^]))/iy;
const escapedCharacters: Readonly<Record<string, string>> = {n: '\n', r: '\r', t: '\t', b: '\b', f: '\f'};

/** What a text in quotes stands for. */
export function textOf({source, start}: Token): Required<Taken> {
  const {prefix = '', hashes = '', quote = '', content = ''} = parts.exec(source)?.groups ?? {};
  const isRaw = /[r@]/i.test(prefix);
  // What JSON never begins with, a function of Rust makes one bracket of.
  const isFormat = /[f$]/i.test(prefix) || content.startsWith('{{');
  const variables = [
    ...(quote === '`' ? [templateVariable] : []),
    ...(quote.startsWith('"') ? [quotedVariable] : []),
    ...(isFormat ? [formatVariable] : []),
    printVariable,
  ];
  const text = new TakenText();
  let index = prefix.length + hashes.length + quote.length;
  const end = index + content.length;
  while (index < end) {
    const variable = variables.map((pattern) => matchAt(pattern, source, index)).find((found) => found !== null);
    const escaped = isRaw ? null : matchAt(escape, source, index);
    const character = source.charAt(index);
    if (variable) text.addVariable(start + index);
    else text.addAt(start + index, escaped ? unescaped(escaped) : character);
    // Where a bracket begins a variable, two of them are one.
    const isDoubled = isFormat && /[{}]/.test(character) && source.charAt(index + 1) === character;
    index += (variable ?? escaped)?.[0].length ?? (isDoubled ? 2 : 1);
  }
  return text.taken;
}

function unescaped([, point, unit, byte, other = '']: RegExpExecArray): string {
  const code = point ?? unit ?? byte;
  return code === undefined ? (escapedCharacters[other] ?? other) : String.fromCodePoint(Number.parseInt(code, 16));
}

function matchAt(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(source);
}
