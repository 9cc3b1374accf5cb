/**
 * Patches the source of a package.
 *
 * @param {string} source
 * @param {readonly {what: string, pattern: string, replacement: string, isRepeated?: boolean}[]} patches `pattern` is the
 *   source of a regular expression that matches once, or any number of times with `isRepeated`; `what` names the code to
 *   patch, for the message
 * @param {{module: string, file: string}} place path of the source, and the file that lists the patches
 * @throws when the code to patch is gone: the package has changed, and the patch has to be fixed or removed
 */
module.exports = function patchSource(source, patches, {module, file}) {
  return patches.reduce((patched, {what, pattern, replacement, isRepeated = false}) => {
    const regExp = new RegExp(pattern, 'g');
    const count = patched.match(regExp)?.length ?? 0;
    if (count === 1 || (isRepeated && count > 1)) return patched.replace(regExp, replacement);
    const expected = isRepeated ? 'at least once' : 'once';
    throw new Error(
      `${module}: expected ${what} ${expected}, found it ${count} times. ` +
        `The package has changed: fix or remove the patch in ${file}.`,
    );
  }, source);
};
