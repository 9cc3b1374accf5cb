import {computeSettingFormats, type ComputeSetting} from '../../data/transaction-format';
import {acceptDigits, acceptOneOf, queryReader} from '../../lib/query-reader';
import type {QueryCodec} from '../../lib/query-codec';
import {exampleDraft, readShape, type InstructionDraft, type ShapeDraft, type TableDraft} from './draft';

export interface ShapeInAddress {
  readonly draft: ShapeDraft;
  /** What the address holds and nobody can read. */
  readonly ignored: readonly string[];
}

const names = ['version', 'signers', 'accounts', 'instructions', 'tables', 'settings'] as const;
type Parameters = Record<(typeof names)[number], string | undefined>;

/** `?version=v0&signers=1&accounts=27&instructions=25x2:12&tables=20:5&settings=limit,price` */
export const shapeCodec: QueryCodec<ShapeInAddress> = {
  read: (query) => {
    if (!names.some((name) => query.has(name))) return {draft: exampleDraft, ignored: []};
    const {value, list, ignored} = queryReader(query);
    const {version, signatures, accounts} = exampleDraft;
    const draft = {
      version: value('version', acceptOneOf(['legacy', 'v0', 'v1']), version),
      signatures: value('signers', acceptDigits, signatures),
      accounts: value('accounts', acceptDigits, accounts),
      instructions: list('instructions', acceptInstruction),
      tables: list('tables', acceptTable),
      settings: readSettings(query.get('settings')) ?? list('settings', acceptOneOf(allSettings)),
    };
    return {draft, ignored};
  },
  write: ({draft}) => {
    if (isExample(draft)) return unset;
    const {shape} = readShape(draft);
    // What cannot be read stays in the fields: the address keeps the last shape that could be.
    if (shape === undefined) return {};
    return {
      version: shape.version,
      signers: String(shape.signatures),
      accounts: String(shape.accounts),
      instructions:
        shape.instructions.map(({times, accounts, dataBytes}) => `${times}x${accounts}:${dataBytes}`).join() ||
        undefined,
      tables: shape.tables.map(({writable, readonly}) => `${writable}:${readonly}`).join() || undefined,
      settings: shape.settings.join() || noSettings,
    } satisfies Parameters;
  },
};

const allSettings = computeSettingFormats.map(({setting}) => setting);
const noSettings = 'none';

/** Undefined for a list of them. */
function readSettings(text: string | null): readonly ComputeSetting[] | undefined {
  if (text === null) return exampleDraft.settings;
  return text === noSettings ? [] : undefined;
}

const unset: Parameters = {
  version: undefined,
  signers: undefined,
  accounts: undefined,
  instructions: undefined,
  tables: undefined,
  settings: undefined,
};

function isExample(draft: ShapeDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(exampleDraft);
}

function acceptInstruction(item: string): InstructionDraft | undefined {
  const [, times, accounts, dataBytes] = /^(\d{1,4})x(\d{1,4}):(\d{1,5})$/.exec(item) ?? [];
  return times && accounts && dataBytes ? {times, accounts, dataBytes} : undefined;
}

function acceptTable(item: string): TableDraft | undefined {
  const [, writable, readonly] = /^(\d{1,4}):(\d{1,4})$/.exec(item) ?? [];
  return writable && readonly ? {writable, readonly} : undefined;
}
