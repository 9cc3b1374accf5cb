/**
 * Bundler loader that edits the source of a package. Fails when the code to edit is gone: the package has changed, and
 * the edit has to be fixed or removed.
 *
 * Options: `words`, the source of a regular expression; `instead`, its replacement; `what`, a name for the message.
 */
module.exports = function edit(code) {
  const {words, instead, what} = this.getOptions();
  const edited = code.replace(new RegExp(words, 'g'), instead);
  if (edited !== code) return edited;
  throw new Error(
    `${this.resourcePath} no longer has ${what}: fix or remove the edit in src/plugins/lean-bundle/edits.ts.`,
  );
};
