/**
 * Bundler loader for @docsearch/react 3.9.0, which carries a copy of the hosted provider's client in
 * its one file. Both of our back ends bring their own, so the copy is cut loose and dropped from what
 * is shipped: with the embedded index nothing in the site knows a foreign host.
 */
const createsBundledClient =
  /useMemo\(\(function\(\)\{var e=function\(e,t,r\)\{if\(!e\|\|"string"!=typeof e\)throw new Error\("`appId` is missing\."\)[\s\S]*?,n\(e\)\}\),\[t,r,n\]\)/g;

module.exports = function stripBundledClient(source) {
  const count = source.match(createsBundledClient)?.length ?? 0;
  if (count !== 1) {
    throw new Error(
      `src/plugins/search-index/strip-bundled-client.cjs: expected one bundled client in @docsearch/react, found ${count}. ` +
        'Its version has changed: look at how it makes its client and mend the pattern.',
    );
  }
  return source.replace(createsBundledClient, 'useMemo((function(){return n()}),[n])');
};
