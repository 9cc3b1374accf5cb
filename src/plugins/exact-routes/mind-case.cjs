/** Loader for the router. It knows `sensitive` routes; Docusaurus hands on `exact` and `strict` alone. */
const byDefault = 'sensitive = _options$sensitive === void 0 ? false :';

module.exports = function mindCase(code) {
  if (code.includes(byDefault)) return code.replace(byDefault, byDefault.replace('false', 'true'));
  throw new Error(`${this.resourcePath} reads the option "sensitive" in another way: mend src/plugins/exact-routes.`);
};
