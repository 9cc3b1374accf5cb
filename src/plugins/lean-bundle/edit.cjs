/**
 * Bundler loader that changes a few words in the code of a package. Fails when they are not there any more: the
 * package has changed, and the edit has to be fixed or removed.
 *
 * Options: `words`, the source of a regular expression, `instead`, and `what` the words are, for the message.
 */
module.exports = function edit(code) {
  const {words, instead, what} = this.getOptions();
  const edited = code.replace(new RegExp(words, 'g'), instead);
  if (edited !== code) return edited;
  throw new Error(
    `${this.resourcePath} no longer has ${what}: fix or remove the edit in src/plugins/lean-bundle/edits.ts.`,
  );
};
