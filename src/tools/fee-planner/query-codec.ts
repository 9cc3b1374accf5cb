import {draftCodec} from '../draft-codec';
import {exampleFee, readFee, type FeeDraft, type FeeField} from './draft';

const fields: readonly FeeField[] = ['signatures', 'units', 'ordinary', 'builtin', 'price', 'tip'];

/** `?fee=signatures:1,units:200000,price:50000,tip:0`; `ordinary` and `builtin` replace `units`. */
export const feeCodec = draftCodec({
  names: ['fee'],
  example: exampleFee,
  readDraft: readFee,
  fromQuery: ({list}) => {
    const given = list('fee', acceptPair);
    const named = given.map(([field]) => field);
    const isDefault = !named.includes('units') && (named.includes('ordinary') || named.includes('builtin'));
    const draft: FeeDraft = {...exampleFee, limitFrom: isDefault ? 'default' : 'set', ...Object.fromEntries(given)};
    return draft;
  },
  toQuery: (_input, draft) => {
    const unused: readonly FeeField[] = draft.limitFrom === 'set' ? ['ordinary', 'builtin'] : ['units'];
    const pairs = fields.filter((field) => !unused.includes(field)).map((field) => `${field}:${digits(draft[field])}`);
    return {fee: pairs.join()};
  },
});

/** Strips the separators that fields accept. */
function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function acceptPair(item: string): [FeeField, string] | undefined {
  const [, name, amount = ''] = /^(\w+):(\d{1,20})$/.exec(item) ?? [];
  const field = fields.find((each) => each === name);
  return field && [field, amount];
}
