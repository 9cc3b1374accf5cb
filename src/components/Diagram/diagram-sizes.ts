/** Width and height, in CSS pixels. */
export type DiagramSize = readonly [width: number, height: number];

/**
 * How large each diagram is where it has all the room it wants, by its title, as measured: the page keeps its place
 * until it is drawn, so that nothing below it moves.
 */
export const diagramSizes: Readonly<Record<string, DiagramSize>> = {
  'A ChainStream connection, from the handshake to the reconnect': [878, 874],
  'Account, Stacks, and keys': [999, 278],
  'Event in, output out': [1124, 226],
  'From a failed request to its cause': [907, 967],
  'Indexer life cycle': [676, 460],
  'Life cycle of a transaction': [405, 892],
  'Path of a request': [642, 302],
  'Requests with and without affinity': [883, 382],
  'States of a ChainStream client': [485, 348],
  'States of a stake account': [878, 167],
};

/** For a diagram that nobody has measured yet. */
export const usualSize: DiagramSize = [800, 400];
