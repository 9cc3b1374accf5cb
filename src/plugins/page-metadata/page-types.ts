/** The schema.org types of pages. */
import {operationPath} from '../../config/dyndexer';
import {methodsPage} from '../../data/pages';

/** FAQ pages: each question is a heading, with its answer below. */
const questionPages = ['/platform/resources/faq'];

/**
 * An API reference is distinguished from prose about an API.
 *
 * @param route relative to the base URL, such as `/dyndexer/cli`.
 */
export function articleType(route: string): 'APIReference' | 'TechArticle' {
  return route === methodsPage || route.startsWith(operationPath('')) ? 'APIReference' : 'TechArticle';
}

/** @param route relative to the base URL. */
export function hasQuestions(route: string): boolean {
  return questionPages.includes(route);
}
