/** Imports that the build injects into pages. */
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/**
 * `import {…} from '…'`, so that only the pages which use a module load it.
 *
 * @param names import specifiers: `Card`, `default as Tabs`
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

/** Removes duplicate imports: a module that declares a name twice does not compile. */
export function dropRepeatedImports(root: Root): void {
  const seen = new Set<string>();
  root.children = root.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    const isFirst = !seen.has(node.value);
    seen.add(node.value);
    return isFirst;
  });
}
