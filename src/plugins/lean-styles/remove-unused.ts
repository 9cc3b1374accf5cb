import purgeCss from '@fullhuman/postcss-purgecss';
import postcss, {type AtRule, type ChildNode, type Root} from 'postcss';

/** The cascade layer of the framework's style sheet. */
const framework = 'docusaurus.infima';

/**
 * Removes the framework's rules for classes and elements that are not in use. All other style sheets style what the site
 * has.
 *
 * @param code scripts of the site, with its pages: any word in them may be a class or an element
 * @param notSet classes that the code names, but never sets
 * @throws if the framework's layer is missing, as under another name
 */
export async function removeUnused(sheet: Root, code: readonly string[], notSet: readonly string[]): Promise<void> {
  const purge = purgeCss({content: code.map((raw) => ({raw, extension: 'js'})), blocklist: [...notSet]});
  const layers = sheet.nodes.filter(isFramework);
  if (layers.length === 0) throw new Error(`src/plugins/lean-styles: no style sheet has the layer "${framework}".`);
  for (const layer of layers) {
    const {root} = await postcss([purge]).process(postcss.root().append(layer.nodes), {from: undefined});
    layer.append(root.nodes);
  }
}

function isFramework(node: ChildNode): node is AtRule & {nodes: ChildNode[]} {
  return node.type === 'atrule' && node.name === 'layer' && node.params === framework && node.nodes !== undefined;
}
