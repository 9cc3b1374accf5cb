/** Name of the decoder's text in the history entry, by which the search hands one over. */
export const keptError = 'errorDecoder';
