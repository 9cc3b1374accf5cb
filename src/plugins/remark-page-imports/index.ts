/**
 * Brings along what few pages use with these pages: an import in the page takes the place of a component
 * that every page would have to load.
 */
import type {Node, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

interface Component {
  readonly source: string;
  readonly exported: string;
}

const own = (exported: string, folder: string): Component => ({
  source: `@site/src/components/${folder}/${folder}`,
  exported,
});
const ofTheme = (name: string): Component => ({source: `@theme/${name}`, exported: 'default'});

/** What pages, and the steps before this one, name without an import. */
export const importedComponents: Readonly<Record<string, Component>> = {
  Card: own('Card', 'Cards'),
  Cards: own('Cards', 'Cards'),
  TabItem: ofTheme('TabItem'),
  Tabs: ofTheme('Tabs'),
  Tool: own('Tool', 'Tool'),
};

/** The components of the theme behind elements that Docusaurus makes of `:::note` and of diagrams. */
const componentOfElement: Readonly<Record<string, string>> = {admonition: 'Admonition', mermaid: 'Mermaid'};

/** A node whose data say which element it becomes. */
type ThemeElement = Node & {readonly data?: {hName?: string}};

export default function remarkPageImports() {
  return (root: Root): void => {
    const imports = new Map<string, RootContent>();
    const ownImports = importedNames(root);
    visit(root, (node) => {
      const {name} = node as MdxJsxFlowElement | MdxJsxTextElement;
      const component = name ? importedComponents[name] : undefined;
      if (name && component && !ownImports.has(name)) imports.set(name, importOf(name, component));

      const {data} = node as ThemeElement;
      const nameOfElement = data?.hName && componentOfElement[data.hName];
      if (nameOfElement) {
        data.hName = nameOfElement;
        imports.set(nameOfElement, importOf(nameOfElement, ofTheme(nameOfElement)));
      }
    });
    root.children.unshift(...imports.values());
  };
}

/** Imports and exports of a page, as MDX has parsed them. */
type Statements = Node & {readonly data?: {readonly estree?: {readonly body: readonly Statement[]}}};

interface Statement {
  readonly type: string;
  readonly specifiers?: readonly {readonly local: {readonly name: string}}[];
}

/** What a page imports itself. */
function importedNames({children}: Root): ReadonlySet<string> {
  const statements = (children as readonly Statements[])
    .filter(({type}) => type === 'mdxjsEsm')
    .flatMap(({data}) => data?.estree?.body ?? []);
  return new Set(
    statements.flatMap(({type, specifiers = []}) =>
      type === 'ImportDeclaration' ? specifiers.map(({local}) => local.name) : [],
    ),
  );
}

/** `import {exported as name} from 'source';` */
function importOf(name: string, {source, exported}: Component): RootContent {
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
