// The transpiler's configuration. While it holds nothing but this preset, SWC does the same work faster; with
// anything more, Babel does it: src/plugins/lib/transpiler.ts.
module.exports = {
  presets: ['@docusaurus/babel/preset'],
};
