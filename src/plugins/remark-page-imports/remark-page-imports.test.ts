import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {jsxElement} from '../lib/mdx-elements';
import remarkPageImports from '.';

type Import = {readonly data: {readonly estree: {readonly body: readonly [ImportDeclaration]}}};

interface ImportDeclaration {
  readonly specifiers: readonly [{readonly imported: {readonly name: string}; readonly local: {readonly name: string}}];
  readonly source: {readonly value: string};
}

/** The children and imports of a page after the plugin has run. */
function transform(...children: Root['children']) {
  const root: Root = {type: 'root', children};
  remarkPageImports()(root);
  const imports = root.children.filter(({type}) => (type as string) === 'mdxjsEsm') as unknown as Import[];
  return {
    children: root.children,
    imports: imports.map(({data}) => {
      const [{specifiers, source}] = data.estree.body;
      return `{${specifiers[0].imported.name} as ${specifiers[0].local.name}} from ${source.value}`;
    }),
  };
}

/** A node that Docusaurus has marked to become an element. */
const marked = (hName: string) => ({type: 'paragraph' as const, data: {hName}, children: []});

test('a page without such components imports nothing', () => {
  expect(transform(jsxElement('GlossaryTerm', {}), marked('p')).imports).toEqual([]);
});

test('imports a component once, wherever it is', () => {
  const {imports, children} = transform(
    jsxElement('Cards', {}, [jsxElement('Card', {title: 'A'}), jsxElement('Card', {title: 'B'})]),
    jsxElement('Tool', {id: 'fee-planner'}),
    jsxElement('Tabs', {}),
  );
  expect(imports).toEqual([
    '{Cards as Cards} from @site/src/components/Cards/Cards',
    '{Card as Card} from @site/src/components/Cards/Cards',
    '{Tool as Tool} from @site/src/components/Tool/Tool',
    '{default as Tabs} from @theme/Tabs',
  ]);
  // MDX accepts imports anywhere, but other plugins look for them at the start.
  expect(children.map(({type}) => type as string).slice(0, 3)).toEqual(['mdxjsEsm', 'mdxjsEsm', 'mdxjsEsm']);
});

test.each([
  ['admonition', 'Admonition'],
  ['mermaid', 'Mermaid'],
])('the element %s becomes the theme component %s', (element, component) => {
  const {imports, children} = transform(marked(element), marked(element));
  expect(imports).toEqual([`{default as ${component}} from @theme/${component}`]);
  expect(children.slice(1)).toEqual([marked(component), marked(component)]);
});

test('Details is a component of the theme', () => {
  const {imports} = transform(jsxElement('Details', {}));
  expect(imports).toEqual(['{default as Details} from @theme/MDXComponents/Details']);
});

test('does not import a component that the page imports itself', () => {
  const own = transform(jsxElement('Tabs', {})).children[0];
  if (!own) throw new Error('There is no import.');
  const {imports} = transform(own, jsxElement('Tabs', {}), jsxElement('TabItem', {}));
  expect(imports).toEqual(['{default as TabItem} from @theme/TabItem', '{default as Tabs} from @theme/Tabs']);
});
