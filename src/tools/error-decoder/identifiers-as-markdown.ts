import {identifierInSentence} from '../../data/errors/identifiers';

/** A plain sentence of the data as inline Markdown, with its identifiers as code. */
export function identifiersAsMarkdown(text: string): string {
  return text.replaceAll(identifierInSentence, '`$&`');
}
