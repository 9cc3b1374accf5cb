/**
 * Bundler loader for Docusaurus's registry of route modules, in the client build.
 *
 * - Bundles what every page needs into the main chunk: the layout around each page, and small data. Docusaurus
 *   splits it into a dozen files, which a browser would request together anyway; in one, they share code and
 *   compress better.
 * - Drops the name and the ID of each module: only the server build reads them.
 */
const everywhere = [
  // The layout components, outermost first.
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/** The plugin that a route belongs to; and the version metadata of a docs section, with its sidebar. */
const data = /^@generated\/.*\/(?:__plugin|p\/[\w-]+)\.json$/;

const entry =
  /\[\(\) => import\((\/\* webpackChunkName: "\w+" \*\/ )("([^"]+)")\), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

module.exports = function slimRegistry(source) {
  const imports = [];
  const registry = source.replace(entry, (_all, chunkName, module, request) => {
    if (!everywhere.includes(request) && !data.test(request)) return `[() => import(${chunkName}${module})]`;
    const name = `module${imports.length}`;
    const isData = data.test(request);
    // The namespace of JSON would take a helper in the runtime that nothing else needs.
    imports.push(`import ${isData ? name : `* as ${name}`} from ${module};`);
    return `[async () => ${isData ? `({default: ${name}})` : name}]`;
  });
  const missing = everywhere.filter((request) => !imports.some((line) => line.includes(`"${request}"`)));
  if (missing.length > 0 || registry.includes('resolveWeak')) {
    throw new Error(
      `src/plugins/page-scripts/slim-registry.cjs: the format of .docusaurus/registry.js has changed ` +
        `(not found: ${missing.join(', ') || 'the end of an entry'}). Look at the file and fix the pattern.`,
    );
  }
  return [...imports, registry].join('\n');
};
