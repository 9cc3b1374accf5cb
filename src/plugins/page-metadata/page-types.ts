/** What a page is, in the vocabulary of schema.org, beyond an article. */

/** Pages that are reference for an API, and not prose about it. */
const references = [/^\/dyndexer\/api\//, /^\/platform\/solana-rpc\/solana-documentation$/];

/** Pages of questions, each of them a heading, with its answer below. */
const questionPages = [/^\/platform\/resources\/faq$/];

/** @param route below the base URL: `/dyndexer/cli`. */
export function articleType(route: string): 'APIReference' | 'TechArticle' {
  return references.some((pattern) => pattern.test(route)) ? 'APIReference' : 'TechArticle';
}

/** @param route below the base URL. */
export function hasQuestions(route: string): boolean {
  return questionPages.some((pattern) => pattern.test(route));
}
