/**
 * Whether a file is for tests alone: no build depends on it.
 *
 * @param {string} file
 */
export const isTestFile = (file) => /\.test(?:-helper)?\.[^.]+$/.test(file);
