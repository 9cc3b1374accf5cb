/** Imports that the build adds to pages. */
import type {Root, RootContent} from 'mdast';

/** `import {…} from '…'`: only the page that has it loads what it names. */
export function importOf(source: string, names: readonly string[]): RootContent {
  const identifier = (name: string) => ({type: 'Identifier', name});
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: names.map((name) => ({
      type: 'ImportSpecifier',
      imported: identifier(name),
      local: identifier(name),
    })),
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const node = {
    type: 'mdxjsEsm',
    value: `import {${names.join(', ')}} from ${JSON.stringify(source)};`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  };
  // Nodes of MDX are no part of the types of Markdown.
  return node as unknown as RootContent;
}

/** Leaves one of imports that are the same: a module that has a name twice does not compile. */
export function dropRepeatedImports(root: Root): void {
  const seen = new Set<string>();
  root.children = root.children.filter((node) => {
    if ((node.type as string) !== 'mdxjsEsm') return true;
    const {value} = node as unknown as {value: string};
    return value === '' || (!seen.has(value) && seen.add(value));
  });
}
