/**
 * Bundler loader in place of Docusaurus's: compiles a page once, for both bundles. The server's bundle takes the result
 * of the browser's, whose images have the right addresses; it compiles a page only if the browser's bundle did not.
 */
const {default: compile} = require('@docusaurus/mdx-loader');
const {getWebpackLoaderCompilerName} = require('@docusaurus/utils');

/**
 * @typedef {import('webpack').LoaderContext<object>} Context
 * @typedef {(error?: Error | null, code?: string) => void} Callback
 */

/** @type {Map<string, ReturnType<typeof defer<string>>>} by page with its query */
const results = new Map();
/** @type {ReturnType<typeof defer<undefined>>} */
let browser = defer();

/**
 * @this {Context}
 * @param {string} source
 */
module.exports = async function compileOnce(source) {
  const done = /** @type {Callback} */ (this.async());
  const result = resultOf(this.resource);
  if (getWebpackLoaderCompilerName(this) === 'server') {
    const code = await Promise.race([result.promise, browser.promise]);
    results.delete(this.resource);
    if (code === undefined) compile.call(withCallback(this, done), source);
    else done(null, code);
    return;
  }
  const share = /** @type {Callback} */ (
    (error, code) => {
      if (code !== undefined) result.resolve(code);
      done(error, code);
    }
  );
  compile.call(withCallback(this, share), source);
};

/** Forgets the build before, in another language: a page that is not translated has the same path, but other links. */
module.exports.beginBuild = () => {
  results.clear();
  browser = defer();
};

/** The browser's bundle has all its modules: pages that it did not compile came from the bundler's cache. */
module.exports.endBrowser = () => browser.resolve(undefined);

/** @param {string} page */
function resultOf(page) {
  const known = results.get(page);
  if (known) return known;
  /** @type {ReturnType<typeof defer<string>>} */
  const result = defer();
  results.set(page, result);
  return result;
}

/**
 * @param {Context} context
 * @param {Callback} callback
 * @returns {Context}
 */
function withCallback(context, callback) {
  return Object.create(context, {async: {value: () => callback}});
}

/**
 * @template T
 * @returns {{promise: Promise<T>, resolve: (value: T) => void}}
 */
function defer() {
  /** @type {(value: T) => void} */
  let resolve = () => undefined;
  /** @type {Promise<T>} */
  const promise = new Promise((settle) => (resolve = settle));
  return {promise, resolve};
}
