/**
 * Adds imports of components that only some pages use to these pages. If the components were registered
 * globally, every page would have to load them.
 */
import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {importOf} from '../lib/mdx-import';

interface Component {
  readonly source: string;
  readonly exported: string;
}

const own = (exported: string, folder: string): Component => ({
  source: `@site/src/components/${folder}/${folder}`,
  exported,
});
const ofTheme = (name: string): Component => ({source: `@theme/${name}`, exported: 'default'});

/** Components that pages, and earlier remark plugins, use without an import. */
export const importedComponents: Readonly<Record<string, Component>> = {
  Card: own('Card', 'Cards'),
  Cards: own('Cards', 'Cards'),
  // Docusaurus renames `details` to this.
  Details: ofTheme('MDXComponents/Details'),
  LiveSample: own('LiveSample', 'LiveSample'),
  TabItem: ofTheme('TabItem'),
  Tabs: ofTheme('Tabs'),
  Tool: own('Tool', 'Tool'),
};

/** Theme components for the elements that Docusaurus creates for `:::note` and for diagrams. */
const componentOfElement: Readonly<Record<string, string>> = {admonition: 'Admonition', mermaid: 'Mermaid'};

/** A node whose `data.hName` is the element it becomes. */
type ThemeElement = Node & {readonly data?: {hName?: string}};

export default function remarkPageImports() {
  return (root: Root): void => {
    const imports = new Map<string, MdxjsEsm>();
    const ownImports = importedNames(root);
    visit(root, (node) => {
      const {name} = node as MdxJsxFlowElement | MdxJsxTextElement;
      const component = name ? importedComponents[name] : undefined;
      if (name && component && !ownImports.has(name)) imports.set(name, componentImport(name, component));

      const {data} = node as ThemeElement;
      const nameOfElement = data?.hName && componentOfElement[data.hName];
      if (nameOfElement) {
        data.hName = nameOfElement;
        imports.set(nameOfElement, componentImport(nameOfElement, ofTheme(nameOfElement)));
      }
    });
    root.children.unshift(...imports.values());
  };
}

function componentImport(name: string, {source, exported}: Component): MdxjsEsm {
  return importOf(source, [`${exported} as ${name}`]);
}

/** Names that the page imports itself. */
function importedNames({children}: Root): ReadonlySet<string> {
  const statements = children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
  return new Set(
    statements.flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [],
    ),
  );
}
