/** Width and height, in CSS pixels. */
export type DiagramSize = readonly [width: number, height: number];

/**
 * Measured natural size of each diagram, by title. The page reserves it until the diagram is rendered, to avoid
 * layout shift.
 */
export const diagramSizes: Readonly<Record<string, DiagramSize>> = {
  'A ChainStream connection, from the handshake to the reconnect': [878, 874],
  'Account, Stacks, and keys': [999, 278],
  'Event in, output out': [1124, 226],
  'From a failed request to its cause': [907, 967],
  'Indexer life cycle': [676, 460],
  'Life cycle of a transaction': [413, 778],
  'Path of a request': [765, 222],
  'Requests with and without affinity': [883, 382],
  'States of a ChainStream client': [451, 462],
  'States of a stake account': [878, 167],
};

/** Fallback for a diagram that has not been measured. */
export const usualSize: DiagramSize = [800, 400];
