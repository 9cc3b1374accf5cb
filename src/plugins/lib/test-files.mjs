/**
 * Whether a file is only used by tests: no build depends on it.
 *
 * @param {string} file
 */
export const isTestFile = (file) => /\.test(?:-helper)?\.[^.]+$/.test(file);
