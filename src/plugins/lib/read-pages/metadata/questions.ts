import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {collapse} from '../collapse';
import {notText} from '../not-text';

export interface Question {
  readonly question: string;
  /** Plain text, on one line. */
  readonly answer: string;
}

/** Elements that end a line: their text must not run into the next. */
const lines = 'p, li, pre, dt, dd, tr, td, th, br, div';

/** Reads the headings of the article that are questions, each with the content up to the next heading as its answer. */
export function readQuestions($: CheerioAPI): Question[] {
  return $('article :is(h2, h3)[id]')
    .toArray()
    .flatMap((heading) => {
      const question = textOf($(heading).clone());
      if (!question.endsWith('?')) return [];
      const answer = textOf($('<div>').append($(heading).nextUntil('h1, h2, h3').clone()));
      return [{question, answer}];
    });
}

function textOf(copy: Cheerio<AnyNode>): string {
  copy.find(notText).remove();
  copy.find(lines).append(' ');
  return collapse(copy.text());
}
