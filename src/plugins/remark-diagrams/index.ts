/**
 * Fails the build on a diagram that the site cannot render: it ships code only for the kinds of diagrams in
 * src/config/diagrams.ts.
 */
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {diagrams} from '../../config/diagrams';
import {errorAt} from '../lib/page-place';

export default function remarkDiagrams() {
  return (root: Root, file: VFile): void => {
    visit(root, 'code', (node) => {
      const problem = node.lang === 'mermaid' && findProblem(node);
      if (problem) throw errorAt(node, file, problem);
    });
  };
}

/** What may precede the diagram: front matter, directives, and comments. */
const preamble = /^(?:\s*---\r?\n[\s\S]*?\n\s*---(?=\r?\n)|\s*%%\{[\s\S]*?\}%%|\s*%%.*(?=\n))*\s*/;

/** Matches any layout engine except dagre, the only one that the site ships. */
const layout = /(?:\blayout|['"]layout['"])\s*:\s*['"]?(?!dagre\b)([\w-]+)/;

function findProblem({value}: Code): string | undefined {
  const [settings = ''] = preamble.exec(value) ?? [];
  const kind = /^[^\s;]*/.exec(value.slice(settings.length))?.[0] ?? '';
  if (!Object.hasOwn(diagrams, kind)) {
    const kinds = Object.keys(diagrams).join(', ');
    return `a diagram of the kind "${kind}". Add it to src/config/diagrams.ts, or use one of: ${kinds}.`;
  }
  const otherLayout = layout.exec(settings)?.[1];
  if (otherLayout) return `a diagram with the layout "${otherLayout}". The site ships only dagre: remove it.`;
  if (value.includes('$$')) {
    return 'a formula in a diagram. The site does not ship the package that renders formulas: write it as text.';
  }
  return undefined;
}
