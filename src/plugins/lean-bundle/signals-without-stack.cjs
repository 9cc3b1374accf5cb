/**
 * Loader for React, which makes errors while it loads that no error has caused: it throws them later, to itself, as signals.
 * While a browser is watched (by its developer tools, Lighthouse or our benches), it keeps for each error where in
 * the code it was made, and reads the whole main script once more to find that out: 25 ms, four times that on a phone.
 */
const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

module.exports = function signalsWithoutStack(code) {
  const changed = code.replace(signal, '$1 = Object.assign(Object.create(Error.prototype), {message: $2})');
  if (changed !== code) return changed;
  throw new Error(
    `${this.resourcePath} makes no errors while it loads any more: take it out of src/plugins/lean-bundle/index.ts.`,
  );
};
