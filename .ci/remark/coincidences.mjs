/**
 * Figures in prose that equal one of src/data by coincidence. By page, each with its actual meaning: `'docs/page.mdx':
 * {'24 hours': 'how long a link works'}`.
 *
 * @type {Record<string, Record<string, string>>}
 */
export default {};
