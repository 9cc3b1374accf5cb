// As long as this contains only the preset, the build uses SWC instead, which is faster; with anything more, it uses
// Babel: src/plugins/lib/transpiler.ts.
module.exports = {
  presets: ['@docusaurus/babel/preset'],
};
