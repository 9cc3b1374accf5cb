/**
 * Bundler loader for Docusaurus's registry of what routes are made of, in the browser's build.
 *
 * - What every page needs becomes part of the main script: the frame around each page, and small data. Docusaurus
 *   splits it into a dozen files, which a browser would ask for together anyway; in one, they share code and compress better.
 * - The name and the id of each module are left out: only the server's build reads them.
 */
const everywhere = [
  // The frame, from the outside in.
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/** Which plugin a page is of; and the version of a section, with its sidebar. */
const data = /^@generated\/.*\/(?:__plugin|p\/[\w-]+)\.json$/;

const entry =
  /\[\(\) => import\((\/\* webpackChunkName: "\w+" \*\/ )("([^"]+)")\), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

module.exports = function slimRegistry(source) {
  const imports = [];
  const registry = source.replace(entry, (_all, name, module, request) => {
    if (!everywhere.includes(request) && !data.test(request)) return `[() => import(${name}${module})]`;
    const namespace = `module${imports.length}`;
    imports.push(`import * as ${namespace} from ${module};`);
    return `[async () => ${namespace}]`;
  });
  const missing = everywhere.filter((request) => !imports.some((line) => line.includes(`"${request}"`)));
  if (missing.length > 0 || registry.includes('resolveWeak')) {
    throw new Error(
      `src/plugins/page-scripts/slim-registry.cjs: Docusaurus writes .docusaurus/registry.js in another way than before ` +
        `(not found: ${missing.join(', ') || 'the end of an entry'}). Look at the file and fix the pattern.`,
    );
  }
  return [...imports, registry].join('\n');
};
