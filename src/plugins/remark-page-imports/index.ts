/**
 * Brings along what few pages use with these pages: an import in the page takes the place of a component
 * that every page would have to load.
 */
import type {Node, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Where components that pages name come from. */
export const importedComponents: Readonly<Record<string, string>> = {
  Card: '@site/src/components/Cards/Cards',
  Cards: '@site/src/components/Cards/Cards',
  Tool: '@site/src/components/Tool/Tool',
};

/** The components of the theme behind elements that Docusaurus makes of `:::note` and of diagrams. */
const themeComponents: Readonly<Record<string, string>> = {admonition: 'Admonition', mermaid: 'Mermaid'};

/** A node whose data say which element it becomes. */
type ThemeElement = Node & {readonly data?: {hName?: string}};

export default function remarkPageImports() {
  return (root: Root): void => {
    const imports = new Map<string, RootContent>();
    visit(root, (node) => {
      const {name} = node as MdxJsxFlowElement | MdxJsxTextElement;
      const source = name ? importedComponents[name] : undefined;
      if (name && source) imports.set(name, importOf(name, name, source));

      const {data} = node as ThemeElement;
      const component = data?.hName && themeComponents[data.hName];
      if (component) {
        data.hName = component;
        imports.set(component, importOf(component, 'default', `@theme/${component}`));
      }
    });
    root.children.unshift(...imports.values());
  };
}

/** `import {exported as name} from 'source';` */
function importOf(name: string, exported: string, source: string): RootContent {
  const node = {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: {type: 'Identifier', name: exported},
                local: {type: 'Identifier', name},
              },
            ],
            source: {type: 'Literal', value: source},
          },
        ],
      },
    },
  };
  return node as unknown as RootContent;
}
