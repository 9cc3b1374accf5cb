/** Imports that the build adds to pages. */
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/**
 * `import {…} from '…'`: only the page that has it loads what it names.
 *
 * @param names as between the braces: `Card`, `default as Tabs`
 */
export function importOf(source: string, names: readonly string[]): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import {${names.join(', ')}} from ${JSON.stringify(source)};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: names.map((name) => {
              const [exported = name, local = exported] = name.split(' as ');
              return {
                type: 'ImportSpecifier',
                imported: {type: 'Identifier', name: exported},
                local: {type: 'Identifier', name: local},
              };
            }),
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  };
}

/** Leaves one of imports that are the same: a module that has a name twice does not compile. */
export function dropRepeatedImports(root: Root): void {
  const seen = new Set<string>();
  root.children = root.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    const isFirst = !seen.has(node.value);
    seen.add(node.value);
    return isFirst;
  });
}
