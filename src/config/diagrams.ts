/**
 * Kinds of diagrams that pages may use: the keyword of each, and the file names of the Mermaid modules that render it.
 * The build leaves out all other such modules, which are four fifths of Mermaid.
 */
export const diagrams: Readonly<Record<string, readonly string[]>> = {
  flowchart: ['flowDiagram', 'dagre'],
  sequenceDiagram: ['sequenceDiagram'],
  'stateDiagram-v2': ['stateDiagram-v2', 'dagre'],
};
