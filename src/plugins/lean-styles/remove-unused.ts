import purgeCss from '@fullhuman/postcss-purgecss';
import postcss, {type Root} from 'postcss';

/** The cascade layer of the framework's style sheet. */
const framework = 'docusaurus.infima';

/**
 * Removes the framework's rules for classes and elements that are not in use. All other style sheets style what the site
 * has.
 *
 * @param code scripts of the site, with its pages: any word in them may be a class or an element
 * @param notSet classes that the code names, but never sets
 */
export async function removeUnused(sheet: Root, code: readonly string[], notSet: readonly string[]): Promise<void> {
  const purge = purgeCss({content: code.map((raw) => ({raw, extension: 'js'})), blocklist: [...notSet]});
  for (const layer of sheet.nodes) {
    if (layer.type !== 'atrule' || layer.name !== 'layer' || layer.params !== framework || !layer.nodes) continue;
    const {root} = await postcss([purge]).process(postcss.root().append(layer.nodes), {from: undefined});
    layer.append(root.nodes);
  }
}
