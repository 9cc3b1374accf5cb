import type {PhrasingContent} from 'mdast';
import {inline, plain} from '../../../lib/mdast';

/** A description in the contract, on one line: inline Markdown, or plain text if it has other Markdown. */
export function text(description: string): PhrasingContent[] {
  const line = description.replace(/\s+/g, ' ').trim();
  try {
    return inline(line);
  } catch {
    return plain(line);
  }
}
