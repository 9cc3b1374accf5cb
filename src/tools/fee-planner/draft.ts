import {fieldReader, reading, type Reading} from '../../lib/amounts/field-reader';
import {defaultUnitLimit, maxUnits, type FeeInput} from './fee';

/** The raw text of the fields, which can be invalid. */
export interface FeeDraft {
  readonly signatures: string;
  readonly limitFrom: 'set' | 'default';
  /** The explicit compute unit limit. */
  readonly units: string;
  /** Instruction counts, from which the default limit is computed. */
  readonly ordinary: string;
  readonly builtin: string;
  readonly price: string;
  readonly tip: string;
}

export type FeeField = Exclude<keyof FeeDraft, 'limitFrom'>;

export const exampleFee: FeeDraft = {
  signatures: '1',
  limitFrom: 'set',
  units: '200000',
  ordinary: '1',
  builtin: '1',
  price: '50000',
  tip: '0',
};

const maxU64 = 2n ** 64n - 1n;

const ranges = {
  signatures: {min: 1n, max: 255n},
  instructions: {min: 0n, max: 255n},
  units: {min: 0n, max: maxUnits},
  amount: {min: 0n, max: maxU64},
} as const;

export function readFee(draft: FeeDraft): Reading<FeeInput> {
  const {errors, bigint} = fieldReader();
  const unitLimit =
    draft.limitFrom === 'set'
      ? bigint('units', draft.units, ranges.units)
      : defaultUnitLimit(
          bigint('ordinary', draft.ordinary, ranges.instructions),
          bigint('builtin', draft.builtin, ranges.instructions),
        );
  const input = {
    signatures: bigint('signatures', draft.signatures, ranges.signatures),
    unitLimit,
    price: bigint('price', draft.price, ranges.amount),
    tip: bigint('tip', draft.tip, ranges.amount),
  };
  return reading(input, errors);
}
