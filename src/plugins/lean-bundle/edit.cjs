const patchSource = require('../lib/patch-source.cjs');

/** Bundler loader that makes one edit of edits.ts, which is its options. */
module.exports = function edit(source) {
  return patchSource(source, [this.getOptions()], {
    module: this.resourcePath,
    file: 'src/plugins/lean-bundle/edits.ts',
  });
};
