/** The schema.org types of pages. */

/** API reference pages, as opposed to prose about an API. */
const references = [/^\/dyndexer\/api\//, /^\/platform\/solana-rpc\/solana-documentation$/];

/** FAQ pages: each question is a heading, with its answer below. */
const questionPages = [/^\/platform\/resources\/faq$/];

/** @param route relative to the base URL, such as `/dyndexer/cli`. */
export function articleType(route: string): 'APIReference' | 'TechArticle' {
  return references.some((pattern) => pattern.test(route)) ? 'APIReference' : 'TechArticle';
}

/** @param route relative to the base URL. */
export function hasQuestions(route: string): boolean {
  return questionPages.some((pattern) => pattern.test(route));
}
