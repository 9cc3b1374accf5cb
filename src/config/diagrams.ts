/**
 * Kinds of diagrams that pages may have, by the word that one begins with: the modules that Mermaid loads to draw it,
 * by the names of their files. It has many more, which are four fifths of it; those are left out.
 */
export const diagrams: Readonly<Record<string, readonly string[]>> = {
  flowchart: ['flowDiagram', 'dagre'],
  sequenceDiagram: ['sequenceDiagram'],
  'stateDiagram-v2': ['stateDiagram-v2', 'dagre'],
};
