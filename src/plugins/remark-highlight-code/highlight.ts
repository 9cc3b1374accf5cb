import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {highlightedLanguages} from '../../config/code';
import {escapeHtml} from '../../lib/html/escape-html';

loadLanguages.silent = true;
loadLanguages(highlightedLanguages);

/** Code as escaped HTML, with Prism's token classes unless the language is unknown. */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  return grammar ? Prism.highlight(code, grammar, language) : escapeHtml(code);
}
