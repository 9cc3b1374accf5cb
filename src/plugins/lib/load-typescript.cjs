const path = require('node:path');
const jiti = require('jiti');
const {version} = require('sucrase/package.json');

/** Of Sucrase. Lines stay where they are, so that stack traces tell the truth. */
const options = {transforms: ['typescript', 'imports'], disableESTransforms: true};

/**
 * Loads a TypeScript module as Docusaurus does, with jiti, but compiled by Sucrase. With Babel, the 400 modules of the
 * plugins take 3 seconds of each first build.
 *
 * @type {import('./load-typescript.cjs')}
 */
module.exports = jiti(__filename, {
  interopDefault: true,
  extensions: ['.ts'],
  // Apart from that of Docusaurus: jiti names its files by the path of the module alone.
  cache: path.join(__dirname, '../../../node_modules/.cache/sucrase'),
  cacheVersion: JSON.stringify([version, options]),
  // As Docusaurus does: the dev server loads the configuration again when it changes.
  requireCache: false,
  // Sucrase is loaded on demand: mostly, all modules are in the cache.
  transform: ({source, filename}) => ({
    code: require('sucrase').transform(source, {...options, filePath: filename}).code,
  }),
});
