const patchSource = require('./patch-source.cjs');

/** Bundler loader that makes one edit (edits.ts), which is its options. */
module.exports = function edit(source) {
  const {file, ...patch} = this.getOptions();
  return patchSource(source, [patch], {module: this.resourcePath, file});
};
