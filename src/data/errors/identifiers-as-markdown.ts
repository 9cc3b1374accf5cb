import {identifierInSentence} from './identifiers';

/** Converts a plain sentence from the data to inline Markdown, with identifiers as code. */
export function identifiersAsMarkdown(text: string): string {
  return text.replaceAll(identifierInSentence, '`$&`');
}
