import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {collapse} from '../collapse';

export interface Question {
  readonly question: string;
  /** Plain text, on one line. */
  readonly answer: string;
  readonly url: string;
}

/** What stands in an answer and is not read as its text. */
const notText = 'script, style, svg, noscript, button, .hash-link, [aria-hidden="true"], [role="status"], [popover]';

/** What ends with a line: its text does not run into the next. */
const lines = 'p, li, pre, dt, dd, tr, td, th, br, div';

/**
 * Headings of the article that are questions, with what stands below them up to the next heading.
 *
 * @param pageUrl the address of the page, for links to its headings.
 */
export function readQuestions($: CheerioAPI, pageUrl: string): Question[] {
  return $('article :is(h2, h3)[id]')
    .toArray()
    .flatMap((heading) => {
      const question = textOf($(heading).clone());
      if (!question.endsWith('?')) return [];
      const answer = textOf($('<div>').append($(heading).nextUntil('h1, h2, h3').clone()));
      return [{question, answer, url: `${pageUrl}#${$(heading).attr('id') ?? ''}`}];
    });
}

function textOf(copy: Cheerio<AnyNode>): string {
  copy.find(notText).remove();
  copy.find(lines).append(' ');
  return collapse(copy.text());
}
