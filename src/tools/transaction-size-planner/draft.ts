import {solanaFacts} from '../../data/facts/solana';
import {computeSettingFormats, type ComputeSetting} from '../../data/transaction-format';
import {fieldReader, reading, type Reading} from '../../lib/amounts/field-reader';
import {loadedBy, maxTableAccounts, type TransactionShape, type TransactionVersion} from './shape';

/** The shape as the raw text of the fields, which can be invalid. */
export interface ShapeDraft {
  readonly version: TransactionVersion;
  readonly signatures: string;
  readonly accounts: string;
  readonly instructions: readonly InstructionDraft[];
  readonly tables: readonly TableDraft[];
  readonly settings: readonly ComputeSetting[];
}

export interface InstructionDraft {
  readonly times: string;
  readonly accounts: string;
  readonly dataBytes: string;
}

export interface TableDraft {
  readonly writable: string;
  readonly readonly: string;
}

/** The 25 transfers of the page's sample, with the recommended compute settings. */
export const exampleDraft: ShapeDraft = {
  version: 'v0',
  signatures: '1',
  accounts: '27',
  instructions: [{times: '25', accounts: '2', dataBytes: '12'}],
  tables: [],
  settings: ['limit', 'price'],
};

/** Account indexes are one byte. */
const maxAccounts = 256;

const ranges = {
  signatures: {min: 1n, max: 127n},
  accounts: {min: 1n, max: BigInt(maxAccounts)},
  times: {min: 1n, max: 255n},
  indexes: {min: 0n, max: 255n},
  dataBytes: {min: 0n, max: BigInt(solanaFacts['solana.transactionSizeV1'].value)},
  table: {min: 0n, max: BigInt(solanaFacts['solana.lookupTableAddresses'].value)},
} as const;

export function readShape(draft: ShapeDraft): Reading<TransactionShape> {
  if (draft.version === 'v0') return readFields(draft);
  // The fields of tables are hidden: their values stay if they are right, for when v0 is chosen again.
  const asV0 = readFields({...draft, version: 'v0'});
  const {value, errors} = asV0.value ? asV0 : readFields({...draft, tables: []});
  return value ? {value: {...value, version: draft.version}} : {errors};
}

function readFields(draft: ShapeDraft): Reading<TransactionShape> {
  const {errors, number} = fieldReader();
  const shape: TransactionShape = {
    version: draft.version,
    signatures: number('signatures', draft.signatures, ranges.signatures),
    accounts: number('accounts', draft.accounts, ranges.accounts),
    instructions: draft.instructions.map(({times, accounts, dataBytes}, row) => ({
      times: number(`times-${row}`, times, ranges.times),
      accounts: number(`accounts-${row}`, accounts, ranges.indexes),
      dataBytes: number(`dataBytes-${row}`, dataBytes, ranges.dataBytes),
    })),
    tables: draft.tables.map(({writable, readonly}, row) => ({
      writable: number(`writable-${row}`, writable, ranges.table),
      readonly: number(`readonly-${row}`, readonly, ranges.table),
    })),
    settings: settingsIn(draft.settings),
  };
  const read = reading(shape, errors);
  return read.value ? reading(shape, contradictions(shape)) : read;
}

function contradictions(shape: TransactionShape): Record<string, string> {
  const {signatures, accounts, instructions, tables} = shape;
  const minAccounts = signatures + (instructions.length > 0 ? 1 : 0);
  if (accounts < minAccounts) {
    return {accounts: `Enter ${minAccounts} or more: the signers and a program count too.`};
  }
  const errors: Record<string, string> = {};
  let left = maxTableAccounts(shape);
  tables.forEach((table, row) => {
    if (loadedBy(table) > left) {
      errors[`writable-${row}`] =
        left === 0
          ? 'No account is left for this table: signers and programs can’t come from one.'
          : `Enter ${left} or less in total: signers and programs can’t come from a table.`;
    }
    left = Math.max(0, left - loadedBy(table));
  });
  return errors;
}

/** The settings with one added or removed. In their order, as the same draft has the same query. */
export function settingsWith(
  settings: readonly ComputeSetting[],
  changed: ComputeSetting,
  isSet: boolean,
): ComputeSetting[] {
  return settingsIn(isSet ? [...settings, changed] : settings.filter((setting) => setting !== changed));
}

function settingsIn(settings: readonly ComputeSetting[]): ComputeSetting[] {
  return computeSettingFormats.map(({setting}) => setting).filter((setting) => settings.includes(setting));
}
