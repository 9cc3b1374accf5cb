import type {SizePart} from '../../tools/transaction-size-planner/size';

/** The parts in the order of their place in a transaction, and what each holds. */
export const parts: readonly {readonly part: SizePart; readonly name: string; readonly color: string}[] = [
  {part: 'signatures', name: 'Signatures'},
  {part: 'frame', name: 'Header, blockhash, counts'},
  {part: 'addresses', name: 'Addresses'},
  {part: 'instructions', name: 'Instructions: indexes and lengths'},
  {part: 'data', name: 'Instructions: data'},
  {part: 'settings', name: 'Compute settings'},
  {part: 'tables', name: 'Lookup tables'},
].map(({part, name}) => ({part: part as SizePart, name, color: `var(--part-${part})`}));
