/**
 * Bundler loader that changes a few words in the code of a package. Fails where they are not there any more: the
 * package has changed then, and the edit is to be mended or taken out.
 *
 * Options: `words`, the source of a regular expression, `instead`, and `what` the words are, for the message.
 */
module.exports = function edit(code) {
  const {words, instead, what} = this.getOptions();
  const edited = code.replace(new RegExp(words, 'g'), instead);
  if (edited !== code) return edited;
  throw new Error(`${this.resourcePath} has ${what} no more: mend the edit in src/plugins/lean-bundle/edits.ts.`);
};
