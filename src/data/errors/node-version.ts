/**
 * The release of the node software that `errors.json` was read from. `rpcImplementation` has it too, with the whole
 * reference, which the decoder does not load for a name.
 */
export const nodeVersion = 'Agave 4.3';
