/**
 * Figures in prose that happen to be the same as one of src/data and are another one. By page, each with what
 * it is: `'docs/page.mdx': {'24 hours': 'how long a link works'}`.
 *
 * @type {Record<string, Record<string, string>>}
 */
export default {};
