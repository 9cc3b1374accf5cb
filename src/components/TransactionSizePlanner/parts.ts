import type {SizePart} from '../../tools/transaction-size-planner/size';

interface ShownPart {
  readonly part: SizePart;
  readonly name: string;
  readonly color: string;
}

/** The parts in the order of their place in a transaction, and what each holds. */
export const parts: readonly ShownPart[] = [
  shown('signatures', 'Signatures'),
  shown('frame', 'Header, blockhash, counts'),
  shown('addresses', 'Addresses'),
  shown('instructions', 'Instructions: indexes and lengths'),
  shown('data', 'Instructions: data'),
  shown('settings', 'Compute settings'),
  shown('tables', 'Lookup tables'),
];

function shown(part: SizePart, name: string): ShownPart {
  return {part, name, color: `var(--part-${part})`};
}
