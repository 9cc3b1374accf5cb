import type {SizePart} from '../../tools/transaction-size-planner/size';

interface ShownPart {
  readonly part: SizePart;
  readonly name: string;
  readonly color: string;
}

/** The parts in wire order, with labels. */
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
