import {removedCommitments} from '../../data/rpc/methods';
import {counted} from '../../lib/amounts/counted';
import {grouped} from '../../lib/amounts/grouped';
import {isObject} from '../../lib/is-object';
import {base58Length, foreignToBase58} from '../../lib/rpc-check/base58';
import {namedFields, type VerifiedProblem} from '../../lib/rpc-check/check-subscribe';
import {bytesOf, matchesName} from '../../lib/rpc-check/check-value';
import {formatNames, type Format} from '../../lib/rpc-check/format';
import {integerRange} from '../../lib/rpc-check/integer-range';
import {show, type Problem} from '../../lib/rpc-check/problem';
import {withoutNull} from '../../lib/rpc-check/type-text';
import {capitalized} from '../../lib/text/capitalized';
import {closestName} from '../../lib/text/closest-name';
import {error, type Diagnostic, type Finding} from './finding';

/** Describes a problem in words: what is wrong, and what to write instead. */
export function problemFinding(problem: Problem | VerifiedProblem): Finding {
  return {path: problem.path, ...wordsOf(problem)};
}

function wordsOf(problem: Problem | VerifiedProblem): Diagnostic {
  const {path} = problem;
  const name = String(path.at(-1) ?? 'message');
  switch (problem.kind) {
    case 'missing':
      return missingWords(path, problem.name);
    case 'unknown': {
      if (problem.owner !== undefined) {
        const owner = problem.known.includes(problem.owner) ? show(problem.owner) : `the parameter ${problem.owner}`;
        return error(`There is no field ${show(name)} here.`, `Move it into ${owner}.`);
      }
      const closest = closestName(name, problem.known) ?? endingWith(name, problem.known);
      return error(
        `There is no field ${show(name)} here.`,
        closest === undefined
          ? `${removal(path)} Known fields: ${problem.known.map(show).join(', ')}.`
          : `Write ${show(closest)}, or remove it.`,
      );
    }
    case 'type':
      return error(
        `This should be ${typeWords(problem.expected)}, but is ${show(problem.given)}.`,
        typeAdvice(problem),
      );
    case 'float':
      return error(
        `A node reads ${problem.text} as a floating-point number, but expects a whole number here.`,
        `Write ${BigInt(problem.given)}.`,
      );
    case 'value':
      return valueWords(problem);
    case 'format':
      return {severity: 'error', ...formatWords(problem.given, problem.format)};
    case 'count':
      return error(
        `This list has ${problem.given} elements.`,
        `Write ${problem.expected} elements, in the order that the reference gives.`,
      );
    case 'surplus':
      return error(
        `The method takes ${problem.max === 0 ? 'no parameters' : `at most ${problem.max}`}, but got ${problem.given}.`,
        problem.max === 0 ? 'Leave params out.' : 'Put settings in the object at the end, and remove the others.',
      );
    case 'unlisted':
      return error(
        `The method takes ${problem.name} as one array, but these values are separate.`,
        'Put them in their own array, before the settings: [["…", "…"], { … }].',
      );
    case 'swapped': {
      const [first, second] = problem.names;
      return error(`${first} and ${second} are swapped.`, `Put ${first} first, then ${second}.`);
    }
    case 'verified':
      return error(
        `"verified" works only with the commitment "processed", not with ${show(problem.commitment)}.`,
        'Set it to false, or leave it out.',
      );
  }
}

/** `filter` is a name only in ChainStream. */
function removal(path: Problem['path']): string {
  return path.includes('filter') ? 'Remove it, unless it is a filter: without one, more is sent.' : 'Remove it.';
}

/** A longer name that ends with the given one: for `commitment`, `preflightCommitment` of `sendTransaction`. */
function endingWith(name: string, known: readonly string[]): string | undefined {
  return /^[a-z]{3}/.test(name) ? known.find((each) => each.endsWith(capitalized(name))) : undefined;
}

/** Parameters are positional, and have names only in the reference. */
function missingWords(path: Problem['path'], name: string): Diagnostic {
  const last = path.at(-1);
  return typeof last === 'number'
    ? error(`Parameter ${last + 1}, ${name}, is missing, but the method needs it.`, `Add ${name} in that position.`)
    : error(`${show(name)} is missing, but the method needs it.`, `Add ${show(name)}.`);
}

/** Not within a type argument: `array<object | string>` is one type. */
const betweenTypes = / \| (?![^<]*>)/;

/** Describes a type of the reference in plain words. */
export function typeWords(type: string): string {
  const range = integerRange(type);
  if (range) return `a whole number from ${grouped(range[0])} to ${grouped(range[1])}`;
  const alternatives = type.split(betweenTypes);
  if (alternatives.length > 1) return alternatives.map(typeWords).join(' or ');
  if (type.startsWith('array')) return 'an array';
  if (type.startsWith('map') || type === 'object') return 'an object';
  if (type === namedFields) return `an ${type}`;
  if (type === 'bool') return 'true or false';
  if (type === 'string') return 'a string in double quotes';
  if (type === 'f64') return 'a number';
  return type;
}

function typeAdvice({expected, given, field}: Extract<Problem, {readonly kind: 'type'}>): string {
  if (field !== undefined) return `Write {${show(field)}: ${show(given)}}.`;
  const type = withoutNull(expected);
  const isQuotedInteger = integerRange(type) && typeof given === 'string' && /^-?\d+$/.test(given);
  if (isQuotedInteger && matchesName(BigInt(given), type)) return `Write ${given} without quotes.`;
  if (expected === 'bool' && (given === 'true' || given === 'false')) return `Write ${given} without quotes.`;
  const isEntry = typeof given === 'string' || (expected !== 'array' && isObject(given));
  if (expected.startsWith('array') && isEntry) return 'Put it into an array: [ … ].';
  if (expected === 'array') return 'The method takes parameters by position: write an array.';
  if (expected === namedFields) return 'ChainStream takes parameters by name: write { "network": … }.';
  return `Write ${typeWords(expected)}.`;
}

function valueWords({given, allowed, orObject = false}: Extract<Problem, {readonly kind: 'value'}>): Diagnostic {
  const what = `${show(given)} is not one of the values that the method knows.`;
  if (typeof given === 'string' && removedCommitments.values.includes(given)) {
    return error(
      `The commitment ${show(given)} was removed in ${removedCommitments.removedIn}.`,
      `Write one of ${allowed.map(show).join(', ')}.`,
    );
  }
  const closest = closestName(show(given), allowed.map(show));
  const all = allowed.map(show).join(', ');
  const others = allowed.map(show).filter((each) => each !== closest);
  const orAnother = others.length === 0 ? '' : `, or another of ${others.join(', ')}`;
  const choice = closest === undefined ? (allowed.length > 1 ? 'one of ' : '') + all : closest + orAnother;
  return {
    // Nodes accept any small number there; the data lists only those with a meaning.
    severity: typeof given === 'number' ? 'warning' : 'error',
    what,
    instead: `Write ${choice}${orObject ? ', or an object' : ''}.`,
  };
}

/** Explains why a text is not a key, signature, or hash. */
function formatWords(text: string, format: Format): {readonly what: string; readonly instead: string} {
  const name = formatNames[format];
  const bytes = bytesOf(format);
  const instead = `Copy the whole ${name} again: ${format === 'signature' ? '64 to 88' : '32 to 44'} letters and digits.`;
  const foreign = foreignToBase58(text);
  if (text === '') return {what: `This ${name} is empty.`, instead};
  if (/^[$<{]|^YOUR_|^[A-Z][A-Z\d_]{0,30}$|\$\{/.test(text)) {
    const shell = text.includes('$') ? ' A shell fills in variables only outside single quotes.' : '';
    return {what: `This is only a placeholder for a ${name}.`, instead: `Write the actual ${name}.${shell}`};
  }
  if (format === 'pubkey' && /^[^\s/]+\.sol$/i.test(text)) {
    return {
      what: 'This is a name, but RPC methods accept only public keys.',
      instead: 'Resolve it to its public key first, and use that.',
    };
  }
  if (foreign !== undefined) {
    return {
      what: `This is not a ${name}: base58 doesn’t have the character ${show(foreign)}. It leaves out 0, O, I, and l.`,
      instead,
    };
  }
  const length = base58Length(text);
  if (format !== 'signature' && length === bytesOf('signature')) {
    return {
      what: `This has 64 bytes, as a signature or a secret key does; a ${name} has ${bytes}.`,
      instead: `Write the ${name}. If this is a secret key, don’t share it with anyone.`,
    };
  }
  const given = length === undefined ? counted(text.length, 'character') : counted(length, 'byte');
  return {what: `This is not a ${name}: it has ${given}, but a ${name} has ${bytes} bytes in base58.`, instead};
}
