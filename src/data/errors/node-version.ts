/**
 * The release of the node software from which `errors.json` was read. Also in `rpcImplementation`, but importing that
 * would pull the whole method reference into the decoder's chunk.
 */
export const nodeVersion = 'Agave 4.3';
