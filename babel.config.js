// The transpiler's configuration. Docusaurus uses this file for browser and server code because
// `future.faster.swcJsLoader` is off in docusaurus.config.ts.
module.exports = {
  presets: ['@docusaurus/babel/preset'],
};
