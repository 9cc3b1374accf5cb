/** Docusaurus's name for the compiler of the pages. */
const pages = 'client';

/**
 * Bundler loader that makes one edit (edits.ts), which is its options.
 *
 * @this {{resourcePath: string, _compiler: {name?: string}, getOptions(): Omit<import('./edits').Edit, 'modules'> & {file: string}}}
 * @param {string} source
 * @throws when the code to edit is gone: the package has changed, and the edit has to be fixed or removed
 */
module.exports = function edit(source) {
  const {what, pattern, replacement, isRepeated = false, isForPages = false, file} = this.getOptions();
  if (isForPages && this._compiler.name !== pages) return source;
  const regExp = new RegExp(pattern, 'g');
  const count = source.match(regExp)?.length ?? 0;
  if (count === 1 || (isRepeated && count > 1)) return source.replace(regExp, replacement);
  const expected = isRepeated ? 'at least once' : 'once';
  throw new Error(
    `${this.resourcePath}: expected ${what} ${expected}, found it ${count} times. ` +
      `The package has changed: fix or remove the edit in ${file}.`,
  );
};
