import {computeSettingFormats, type ComputeSetting} from '../../data/transaction-format';
import {acceptDigits, acceptOneOf} from '../../lib/addresses/query-reader';
import {draftCodec} from '../draft-codec';
import {exampleDraft, readShape, type InstructionDraft, type TableDraft} from './draft';
import {transactionVersions} from './shape';

/** `?version=v0&signers=1&accounts=27&instructions=25x2:12&tables=20:5&settings=limit,price` */
export const shapeCodec = draftCodec({
  names: ['version', 'signers', 'accounts', 'instructions', 'tables', 'settings'],
  example: exampleDraft,
  readDraft: readShape,
  fromQuery: ({value, list}, query) => ({
    version: value('version', acceptOneOf(transactionVersions), exampleDraft.version),
    signatures: value('signers', acceptDigits, exampleDraft.signatures),
    accounts: value('accounts', acceptDigits, exampleDraft.accounts),
    instructions: list('instructions', acceptInstruction),
    tables: list('tables', acceptTable),
    settings: readSettings(query.get('settings')) ?? list('settings', acceptOneOf(allSettings)),
  }),
  toQuery: ({version, signatures, accounts, instructions, tables, settings}) => ({
    version,
    signers: String(signatures),
    accounts: String(accounts),
    instructions: instructions.map((each) => `${each.times}x${each.accounts}:${each.dataBytes}`).join() || undefined,
    tables: tables.map(({writable, readonly}) => `${writable}:${readonly}`).join() || undefined,
    settings: settings.join() || noSettings,
  }),
});

const allSettings = computeSettingFormats.map(({setting}) => setting);
const noSettings = 'none';

/** Undefined if the text is a list of settings. */
function readSettings(text: string | null): readonly ComputeSetting[] | undefined {
  if (text === null) return exampleDraft.settings;
  return text === noSettings ? [] : undefined;
}

function acceptInstruction(item: string): InstructionDraft | undefined {
  const [, times, accounts, dataBytes] = /^(\d{1,4})x(\d{1,4}):(\d{1,5})$/.exec(item) ?? [];
  return times && accounts && dataBytes ? {times, accounts, dataBytes} : undefined;
}

function acceptTable(item: string): TableDraft | undefined {
  const [, writable, readonly] = /^(\d{1,4}):(\d{1,4})$/.exec(item) ?? [];
  return writable && readonly ? {writable, readonly} : undefined;
}
