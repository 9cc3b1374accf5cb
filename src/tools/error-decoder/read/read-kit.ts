import {kitErrors} from '../../../data/errors/kit-errors';
import type {Sighting} from '../sighting';
import {numbersOf} from './numbers-of';
import {instructionPlace} from './read-logs';

const customCode = kitErrors.find(({constant}) => constant === 'SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM')?.code;

/** In production, kit prints an error's context encoded: `decode -- 4615026 'Y29k…'`. */
const decodeAdvice = /\bdecode -- (-?\d{1,10}) '([A-Za-z\d+/]{1,4000}={0,2})'/g;

/** An error with its class name; most messages are also recognized without it. */
const errorText = /\bSolanaError: ([^\n]{1,300})/;

/** Kit errors in a text. */
export function readKit(text: string): Sighting[] {
  const told = [...text.matchAll(decodeAdvice)].map(([, code, context = '']) => ({
    code: Number(code),
    context: decode(context),
  }));
  const codes = numbersOf(text, /\bSolana ?error #(-?\d{1,10})\b/gi, /\b__code["']?[ :=]{1,3}(-?\d{1,10})\b/g).filter(
    (code) => !told.some((other) => other.code === code),
  );
  const said = errorText.exec(text)?.[1];
  return [
    ...told.flatMap(({code, context}) => kitSightings(code, context)),
    ...codes.map((code): Sighting => ({kind: 'kit', code})),
    ...(said === undefined ? [] : [{kind: 'kit-text', quote: said} as const]),
  ];
}

/** Sightings for a kit error and the numbers in its context. */
export function kitSightings(
  kitCode: number,
  {code, index, statusCode}: {readonly code?: number; readonly index?: number; readonly statusCode?: number},
): Sighting[] {
  const place = index === undefined ? {} : {place: instructionPlace(index)};
  return [
    kitCode === customCode && code !== undefined
      ? {kind: 'custom', number: code, ...place}
      : {kind: 'kit', code: kitCode, ...place},
    ...(statusCode === undefined ? [] : [{kind: 'http', code: statusCode} as const]),
  ];
}

/** Decodes only integers: other values appear in the message. */
function decode(context: string): {code?: number; index?: number; statusCode?: number} {
  const parameters = new URLSearchParams(fromBase64(context));
  const numbers = ['code', 'index', 'statusCode'].flatMap((name) => {
    const [, digits] = /^(\d{1,10})n?$/.exec(parameters.get(name) ?? '') ?? [];
    return digits === undefined ? [] : [[name, Number(digits)] as const];
  });
  return Object.fromEntries(numbers);
}

function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    // The text was cut off.
    return '';
  }
}
