import {queryReader} from '../../lib/query-reader';
import type {QueryCodec} from '../../lib/query-codec';
import {exampleFee, readFee, type FeeDraft, type FeeField} from './draft';

export interface FeeInAddress {
  readonly draft: FeeDraft;
  /** What the address holds and nobody can read. */
  readonly ignored: readonly string[];
}

const fields: readonly FeeField[] = ['signatures', 'units', 'ordinary', 'builtin', 'price', 'tip'];

/** `?fee=signatures:1,units:200000,price:50000,tip:0`; `ordinary` and `builtin` in place of `units`. */
export const feeCodec: QueryCodec<FeeInAddress> = {
  read: (query) => {
    const {list, ignored} = queryReader(query);
    const given = list('fee', acceptPair);
    const named = given.map(([field]) => field);
    const limitFrom = !named.includes('units') && (named.includes('ordinary') || named.includes('builtin'));
    return {
      draft: {...exampleFee, limitFrom: limitFrom ? 'default' : 'set', ...Object.fromEntries(given)},
      ignored,
    };
  },
  write: ({draft}) => {
    if (fields.every((field) => draft[field] === exampleFee[field]) && draft.limitFrom === exampleFee.limitFrom) {
      return {fee: undefined};
    }
    const {input} = readFee(draft);
    // What cannot be read stays in the fields: the address keeps the last plan that could be.
    if (input === undefined) return {};
    const unused: readonly FeeField[] = draft.limitFrom === 'set' ? ['ordinary', 'builtin'] : ['units'];
    const pairs = fields.filter((field) => !unused.includes(field)).map((field) => `${field}:${digits(draft[field])}`);
    return {fee: pairs.join()};
  },
};

/** Without the separators that a field takes. */
function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function acceptPair(item: string): [FeeField, string] | undefined {
  const [, name, amount = ''] = /^(\w+):(\d{1,20})$/.exec(item) ?? [];
  const field = fields.find((each) => each === name);
  return field && [field, amount];
}
